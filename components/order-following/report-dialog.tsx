import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { DISPUTE_REASONS, type DisputeReason } from '@/lib/contract/enumerations';
import { LONGEST_DISPUTE_TEXT } from '@/lib/domain/constants/orders';
import { takesDamageAlone } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { TaskDetail } from './task-detail';

interface ReportDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Damage of textiles can be reported for longer than all else. */
function listReasons({ kind, completesAtMs, serverNowMs }: TaskDetail): readonly DisputeReason[] {
  const isLate =
    isOfKind(kind, { isTextile: true }) && completesAtMs !== null && takesDamageAlone(completesAtMs, serverNowMs);
  return isLate ? ['damage'] : DISPUTE_REASONS;
}

/** What is wrong, in a reason and the customer's own words. */
export function ReportDialog({ task, onClose, onReported }: ReportDialogProps) {
  const t = useTranslations('orders.dispute');
  const [reason, setReason] = useState<DisputeReason | null>(null);

  async function report(text: string) {
    if (reason === null) return;
    try {
      await callFromBrowser('dispute/opendispute', { taskid: task.taskid, reason, text });
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
          options={listReasons(task).map((known) => ({ value: known, label: t(`reasons.${known}`) }))}
        />
      )}
    </WordsDialog>
  );
}
