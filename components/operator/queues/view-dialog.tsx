import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { StaleSave } from '@/components/shared/stale-save';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { useSeen } from '@/lib/client/use-seen';
import { CallError } from '@/lib/contract/call-error';

import { refreshDesk } from '../desk-fresh';
import type { SavedView } from './saved-view';

interface ViewDialogProps {
  /** The saved address: the list that the page shows. */
  readonly address: string;
  /** The caller's own list that it began as; null makes a new one. */
  readonly began: SavedView | null;
  readonly onClose: () => void;
}

const toShown = ({ title, address, isShared }: SavedView) => ({ title, address, isShared });

/** Saves a list under a name, changes one of the caller's, or forgets it. Load it when it is used. */
export function ViewDialog({ address, began, onClose }: ViewDialogProps) {
  const t = useTranslations('desk-queues.views');
  const common = useTranslations('common');
  const [title, setTitle] = useState(began?.title ?? '');
  const [isShared, setIsShared] = useState(began?.isShared ?? false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const { seen, stale, accept, fillFrom } = useSeen(began ? toShown(began) : {}, failure);
  const done = () => {
    refreshDesk();
    onClose();
  };
  const save = async () => {
    const view = { ...(began && { viewid: began.viewid, seen }), title, address, isShared };
    await callFromBrowser('operator/savedeskview', view).catch((error: unknown) => {
      setFailure(error instanceof CallError ? error : null);
      throw error;
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
        <StaleSave
          stale={stale}
          rows={[
            { field: 'title', label: t('name') },
            { field: 'isShared', label: t('shared'), toShown: (value) => common(value === true ? 'yes' : 'no') },
          ]}
          onTakeTheirs={() => {
            setTitle(String(stale?.theirs.title ?? title));
            setIsShared(stale?.theirs.isShared === true);
            fillFrom({ ...seen, ...stale?.theirs });
          }}
          onKeepMine={accept}
        />
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
