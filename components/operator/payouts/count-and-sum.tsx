import type { ReactNode } from 'react';

import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface CountAndSumProps {
  readonly label: ReactNode;
  readonly count: number;
  readonly sumRial: number;
}

/** How many payouts of a kind, and their sum, as a column of a `dl`. */
export function CountAndSum({ label, count, sumRial }: CountAndSumProps) {
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <dt className="text-14 text-stone-500">{label}</dt>
      <dd>
        <span className="text-18 font-bold">{formatNumber(count, locale)}</span>
        <span className="ms-2 text-14 text-stone-500">{formatTomans(sumRial, locale)}</span>
      </dd>
    </div>
  );
}
