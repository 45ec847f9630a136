import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface SumRowProps {
  readonly label: ReactNode;
  /** Below zero for what is taken off. */
  readonly amountRial: number;
  readonly isTotal?: boolean;
}

/** One sum of a `dl`; where no word of its label has room beside it, the sum stands below. */
export function SumRow({ label, amountRial, isTotal = false }: SumRowProps) {
  const locale = useLocale();
  return (
    <div
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4',
        isTotal && 'border-t border-stone-200 pt-3 font-bold',
      )}
    >
      <dt className="min-w-min max-w-full grow basis-0 narrow:basis-auto">{label}</dt>
      <dd className="ms-auto whitespace-nowrap">{formatTomans(amountRial, locale)}</dd>
    </div>
  );
}
