import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface SumRowProps {
  readonly label: ReactNode;
  /** Rials, below zero for what is taken off; or the words that stand in their place. */
  readonly amount: number | string;
  /** `total`: under a line; `net`: what the reader gets; `former`: counts no more; `last`: at the label's last line. */
  readonly look?: 'total' | 'net' | 'former' | 'last';
}

const LOOKS = {
  total: 'border-t border-stone-200 pt-3 font-bold',
  net: 'font-bold text-turquoise-600',
  former: 'text-14 text-stone-500',
  last: '',
} as const;

/** One sum of a `dl`, in one piece; where no word of its label has room beside it, it stands below. */
export function SumRow({ label, amount, look }: SumRowProps) {
  const locale = useLocale();
  return (
    <div
      className={classNames(
        'flex flex-wrap gap-x-4',
        look === 'last' ? 'items-end' : 'items-baseline',
        look && LOOKS[look],
      )}
    >
      <dt className="min-w-min max-w-full grow basis-0 narrow:basis-auto">{label}</dt>
      <dd
        className={classNames(
          'ms-auto text-end',
          typeof amount === 'number' && 'shrink-0 whitespace-nowrap',
          look === 'former' && 'line-through',
        )}
      >
        {typeof amount === 'number' ? formatTomans(amount, locale) : amount}
      </dd>
    </div>
  );
}
