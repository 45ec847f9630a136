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

/** One sum of a `dl`. */
export function SumRow({ label, amountRial, isTotal = false }: SumRowProps) {
  const locale = useLocale();
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-x-4 narrow:flex-col',
        isTotal && 'border-t border-stone-200 pt-3 font-bold',
      )}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{formatTomans(amountRial, locale)}</dd>
    </div>
  );
}
