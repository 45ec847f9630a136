import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Sums = Pick<CallAnswer<'reqandpay/cancelrequest'>, 'feeRial' | 'refunds'>;

/** What the end of an order costs and what comes back where, before it and after it in the same words. */
export function RefundRows({ feeRial, refunds, className }: Sums & { className?: string }) {
  const t = useTranslations('orders.cancel');
  const locale = useLocale();
  const backRials = refunds.reduce((sum, { amountRial }) => sum + amountRial, 0);
  return (
    <dl className={classNames('flex flex-col gap-2', className)}>
      <div className="flex items-baseline justify-between gap-x-4 small-phone:flex-wrap">
        <dt>{t('fee')}</dt>
        <dd className="whitespace-nowrap font-semibold">{feeRial === 0 ? t('free') : formatTomans(feeRial, locale)}</dd>
      </div>
      {refunds.map((refund) => (
        <div key={refund.to} className="flex items-baseline justify-between gap-x-4 small-phone:flex-wrap">
          <dt>{t(`to.${refund.to}`)}</dt>
          <dd className="whitespace-nowrap">{formatTomans(refund.amountRial, locale)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-x-4 small-phone:flex-wrap border-t border-stone-200 pt-2 font-bold">
        <dt>{t('back')}</dt>
        <dd className="whitespace-nowrap">{backRials === 0 ? t('nothingBack') : formatTomans(backRials, locale)}</dd>
      </div>
    </dl>
  );
}
