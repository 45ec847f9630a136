import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/forms/words-dialog';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { DISPUTE_REASONS, type DisputeReason } from '@/lib/contract/enumerations';
import { LONGEST_DISPUTE_TEXT } from '@/lib/domain/constants';

interface ReportDialogProps {
  readonly taskId: number;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** What is wrong, in a reason and the customer's own words. */
export function ReportDialog({ taskId, onClose, onReported }: ReportDialogProps) {
  const t = useTranslations('orders.dispute');
  const [reason, setReason] = useState<DisputeReason | null>(null);

  async function report(text: string) {
    if (reason === null) return;
    try {
      await callFromBrowser('dispute/opendispute', { taskid: taskId, reason, text });
      onClose();
    } finally {
      onReported();
    }
  }

  return (
    <WordsDialog
      title={t('title')}
      text={t('text')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={LONGEST_DISPUTE_TEXT}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isAnswered={reason !== null}
      onSend={report}
      onClose={onClose}
    >
      {(isTried) => (
        <Select
          label={t('reason')}
          required
          value={reason ?? ''}
          error={isTried && reason === null ? t('reasonWrong') : undefined}
          onChange={(event) => setReason(DISPUTE_REASONS.find((known) => known === event.target.value) ?? null)}
          placeholder=""
          options={DISPUTE_REASONS.map((known) => ({ value: known, label: t(`reasons.${known}`) }))}
        />
      )}
    </WordsDialog>
  );
}
