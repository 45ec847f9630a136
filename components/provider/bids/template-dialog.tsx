import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { SendDialog } from '@/components/shared/send-dialog';
import { TextField } from '@/components/ui/field';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { BID_TEMPLATES } from '@/lib/domain/constants/bidding';

/** Keeps an own bid under a name, to begin others with. */
export function TemplateDialog({ sgid, onClose }: { sgid: number; onClose: () => void }) {
  const t = useTranslations('work-bids.template');
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
    <SendDialog
      title={t('title')}
      description={t('text')}
      sendLabel={t('save')}
      isSending={isSending}
      failure={failure}
      onSend={() => void keep()}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        required
        maxLength={BID_TEMPLATES.longestTitle}
        value={title}
        error={isTried && isMissing ? t('nameMissing') : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
    </SendDialog>
  );
}
