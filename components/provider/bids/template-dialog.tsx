import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { BID_TEMPLATES } from '@/lib/domain/constants/bidding';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** Keeps an own bid under a name, to begin others with. */
export function TemplateDialog({ sgid, onClose }: { sgid: number; onClose: () => void }) {
  const t = useTranslations('work-bids.template');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = title.trim() === '';
  const keep = async () => {
    setIsTried(true);
    if (isMissing) return;
    const sent = await send(() => callFromBrowser('suggestion/savebidtemplate', { sgid, title }));
    if (sent.ok) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      footer={
        <Button isLoading={isSending} onClick={() => void keep()}>
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <TextField
          label={t('name')}
          required
          maxLength={BID_TEMPLATES.longestTitle}
          value={title}
          error={isTried && isMissing ? t('nameMissing') : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
