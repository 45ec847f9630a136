import { ReceiptText } from 'lucide';
import { useTranslations } from 'next-intl';

import { LineSums } from '@/components/shared/line-sums';
import { SumRow } from '@/components/shared/sum-row';
import { Fold } from '@/components/ui/fold';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaidRows } from './paid-rows';
import { toPaymentWords } from './payment-words';
import { Receipt } from './receipt';
import type { TaskDetail } from './task-detail';

/** An order's price and payment in a line; unfolded, each sum, and the receipt of a paid order. */
export function OrderMoney({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const { sums } = task;
  if (!sums) return null;
  const isPaid = task.state !== 'PENDING_PAYMENT' && sums.paidRial > 0 && sums.dueRial === 0;
  return (
    <Fold
      icon={ReceiptText}
      title={t('money')}
      summary={
        <>
          <span className="whitespace-nowrap font-semibold text-ink">{formatTomans(task.priceRial, locale)}</span>{' '}
          <span className="ms-2">{t(`payment.${toPaymentWords(task)}`)}</span>
        </>
      }
    >
      {isPaid ? (
        <Receipt task={task} sums={sums} />
      ) : (
        <dl className="flex flex-col gap-2">
          <LineSums lines={task.lines} />
          <SumRow look="total" label={t('sums.total')} amount={task.priceRial} />
          <PaidRows task={task} sums={sums} />
        </dl>
      )}
    </Fold>
  );
}
