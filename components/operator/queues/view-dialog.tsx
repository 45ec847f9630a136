import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';

import { refreshDesk } from '../desk-fresh';
import type { SavedView } from './saved-view';

interface ViewDialogProps {
  /** What is saved: the list that the page shows. */
  readonly address: string;
  /** The caller's own list that it began as; null makes a new one. */
  readonly began: SavedView | null;
  readonly onClose: () => void;
}

/** Saves a list under a name, changes one of the caller's, or forgets it. Load it when it is used. */
export function ViewDialog({ address, began, onClose }: ViewDialogProps) {
  const t = useTranslations('desk-queues.views');
  const [title, setTitle] = useState(began?.title ?? '');
  const [isShared, setIsShared] = useState(began?.isShared ?? false);
  const done = () => {
    refreshDesk();
    onClose();
  };
  const save = async () => {
    await callFromBrowser('operator/savedeskview', {
      ...(began && { viewid: began.viewid }),
      title,
      address,
      isShared,
    });
    done();
  };
  const remove = async (viewid: number) => {
    await callFromBrowser('operator/removedeskview', { viewid });
    done();
  };
  return (
    <AskDialog
      title={t(began ? 'change' : 'save')}
      text={t('text')}
      confirmLabel={t('confirm')}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t('name')}
          maxLength={40}
          required
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Checkbox label={t('shared')} checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
        {began && (
          <Button variant="quiet" onClick={() => void remove(began.viewid)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </AskDialog>
  );
}
