import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { RETURN_REASON } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface ReturnDialogProps {
  readonly taskId: number;
  readonly onReturned: () => void;
  readonly onClose: () => void;
}

/** Gives a work back to the company, which reads why. A failure keeps the typed text. */
export function ReturnDialog({ taskId, onReturned, onClose }: ReturnDialogProps) {
  const t = useTranslations('team.return');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="destructive" isLoading={isSending} onClick={() => void giveBack()}>
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
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
      </div>
    </Dialog>
  );
}
