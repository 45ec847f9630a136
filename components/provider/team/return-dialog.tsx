import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { SendDialog } from '@/components/shared/send-dialog';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { RETURN_REASON } from '@/lib/domain/constants/providers';

interface ReturnDialogProps {
  readonly taskId: number;
  readonly onReturned: () => void;
  readonly onClose: () => void;
}

/** Gives a work back to the company, which reads why. A failure keeps the typed text. */
export function ReturnDialog({ taskId, onReturned, onClose }: ReturnDialogProps) {
  const t = useTranslations('team.return');
  const { isSending, failure, send } = useSending();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTooShort = reason.trim().length < RETURN_REASON.least;
  const giveBack = async () => {
    setIsTried(true);
    if (isTooShort) return;
    const sent = await send(() => callFromBrowser('team/returnwork', { taskid: taskId, reason }));
    if (sent.ok) onReturned();
  };
  return (
    <SendDialog
      title={t('title')}
      description={t('text')}
      sendLabel={t('send')}
      sendLook="destructive"
      keepLabel={t('keep')}
      isSending={isSending}
      failure={failure}
      onSend={() => void giveBack()}
      onClose={onClose}
    >
      <Textarea
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={3}
        maxLength={RETURN_REASON.most}
        value={reason}
        error={isTried && isTooShort ? t('reasonWrong') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </SendDialog>
  );
}
