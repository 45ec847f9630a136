import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface CountAndSumProps {
  readonly label: ReactNode;
  readonly count: number;
  readonly sumRial: number;
}

/** The sum of the payouts of a kind, and how many they are, as a column of a `dl`. */
export function CountAndSum({ label, count, sumRial }: CountAndSumProps) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <dt className="text-14 text-stone-500">{label}</dt>
      <dd className="text-18 font-bold">{formatTomans(sumRial, locale)}</dd>
      <dd className="text-14">{t('rows', { count, number: formatNumber(count, locale) })}</dd>
    </div>
  );
}
