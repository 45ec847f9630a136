import { useTranslations } from 'next-intl';

import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { BidSums } from './bid-form-state';

/** What the customer pays, the commission, and what is left for the bidder. */
export function BidSumRows({ totalRials, commissionRials, netRials }: BidSums) {
  const t = useTranslations('work-bids.form');
  const locale = useLocale();
  const row = 'flex justify-between gap-x-4 narrow:flex-wrap';
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 px-4 py-3">
      <div className={row}>
        <dt>{t('total')}</dt>
        <dd className="font-semibold">{formatTomans(totalRials, locale)}</dd>
      </div>
      <div className={row}>
        <dt>{t('commission')}</dt>
        <dd>{formatTomans(-commissionRials, locale)}</dd>
      </div>
      <div className={`${row} font-bold text-turquoise-600`}>
        <dt>{t('net')}</dt>
        <dd>{formatTomans(netRials, locale)}</dd>
      </div>
    </dl>
  );
}
