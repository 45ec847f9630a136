import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { LONGEST_DISPUTE_TEXT } from '@/lib/domain/constants';
import { DISPUTE_REASONS } from '@/lib/domain/dispute-reason';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Reason = CallRequest<'dispute/opendispute'>['reason'];

interface ReportDialogProps {
  readonly taskId: number;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** What is wrong, in a reason and the customer's own words. What was written stays while the report did not go out. */
export function ReportDialog({ taskId, onClose, onReported }: ReportDialogProps) {
  const t = useTranslations('orders.dispute');
  const toErrorText = useErrorText();
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setIsChecked(true);
    if (reason === null || text.trim() === '') return;
    setIsSending(true);
    setProblem(null);
    try {
      await callFromBrowser('dispute/opendispute', { taskid: taskId, reason, text });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
      setIsSending(false);
    }
    onReported();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button isLoading={isSending} onClick={() => void send()}>
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <p className="text-14 text-stone-500">{t('text')}</p>
        <Select
          label={t('reason')}
          required
          value={reason ?? ''}
          error={isChecked && reason === null ? t('reasonWrong') : undefined}
          onChange={(event) => setReason(DISPUTE_REASONS.find((known) => known === event.target.value) ?? null)}
          placeholder=""
          options={DISPUTE_REASONS.map((known) => ({ value: known, label: t(`reasons.${known}`) }))}
        />
        <Textarea
          label={t('words')}
          required
          rows={3}
          maxLength={LONGEST_DISPUTE_TEXT}
          value={text}
          error={isChecked && text.trim() === '' ? t('wordsWrong') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
