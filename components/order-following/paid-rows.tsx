import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';

import type { TaskDetail } from './task-detail';

const PARTS = ['gift', 'wallet', 'bank', 'cash'] as const;

/**
 * Where an order's money came from, part by part, and what is still to be paid (T-12); all of it as the ledger has it.
 */
export function PaidRows({ task, sums }: { task: TaskDetail; sums: NonNullable<TaskDetail['sums']> }) {
  const t = useTranslations('order-following.sums');
  const amounts = { gift: sums.giftRial, wallet: sums.walletRial, bank: sums.bankRial, cash: sums.cashRial };
  const parts = PARTS.filter((part) => amounts[part] > 0);
  return (
    <>
      {parts.map((part) => (
        <SumRow
          key={part}
          label={t(`parts.${part === 'cash' && task.payType === 'pos' ? 'pos' : part}`)}
          amount={amounts[part]}
        />
      ))}
      {parts.length > 1 && <SumRow look="total" label={t('paid')} amount={sums.paidRial} />}
      {sums.dueRial > 0 && (
        <SumRow look="total" label={t(`due.${task.payType === 'cod' ? 'cash' : 'online'}`)} amount={sums.dueRial} />
      )}
    </>
  );
}
