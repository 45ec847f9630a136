import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';

import { PaidRows } from './paid-rows';
import { Receipt } from './receipt';
import type { TaskDetail } from './task-detail';

/** What an order costs: a pre-invoice until it is paid, then its receipt. Only its customer sees it. */
export function OrderMoney({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const { sums } = task;
  if (!sums) return null;
  const isPaid = task.state !== 'PENDING_PAYMENT' && sums.paidRial > 0 && sums.dueRial === 0;
  if (isPaid) return <Receipt task={task} sums={sums} />;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('money')}</h2>
      <dl className="flex flex-col gap-2">
        {task.lines.map((line) => (
          <SumRow key={line.key} label={line.label} amount={line.amountRial} />
        ))}
        <SumRow look="total" label={t('sums.total')} amount={task.priceRial} />
        <PaidRows task={task} sums={sums} />
      </dl>
    </Card>
  );
}
