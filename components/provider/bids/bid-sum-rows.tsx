import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';

import type { BidSums } from './bid-form-state';

/** The customer's price, the commission, and the bidder's net pay. */
export function BidSumRows({ totalRials, commissionRials, netRials }: BidSums) {
  const t = useTranslations('work-bids.form');
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 px-4 py-3">
      <SumRow label={t('total')} amount={totalRials} />
      <SumRow label={t('commission')} amount={-commissionRials} />
      <SumRow look="net" label={t('net')} amount={netRials} />
    </dl>
  );
}
