import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { classNames } from '@/components/ui/class-names';
import type { CallAnswer } from '@/lib/contract';

type Sums = Pick<CallAnswer<'reqandpay/cancelrequest'>, 'feeRial' | 'refunds'>;

/** The cost of an order's end and the refunds with their ways and times, in equal words before and after it. */
export function RefundRows({ feeRial, refunds, className }: Sums & { className?: string }) {
  const t = useTranslations('order-following.cancel');
  const backRials = refunds.reduce((sum, { amountRial }) => sum + amountRial, 0);
  return (
    <dl className={classNames('flex flex-col gap-2', className)}>
      <SumRow label={t('fee')} amount={feeRial === 0 ? t('free') : feeRial} />
      {refunds.map((refund) => (
        <SumRow
          key={refund.to}
          label={
            <>
              {t(`to.${refund.to}`)}
              <span className="block text-14 text-stone-500">{t(`when.${refund.to}`)}</span>
            </>
          }
          amount={refund.amountRial}
        />
      ))}
      <SumRow look="total" label={t('back')} amount={backRials === 0 ? t('nothingBack') : backRials} />
    </dl>
  );
}
