import type { ReactNode } from 'react';

import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** One line of an account, as a term and its amount; where no word of the term has room beside it, the amount stands below. */
export function PriceLine({ label, amount, isTotal = false }: { label: ReactNode; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? 'flex flex-wrap items-baseline gap-x-4 border-t border-stone-200 pt-3 text-18 font-bold'
          : 'flex flex-wrap items-baseline gap-x-4'
      }
    >
      <dt className="min-w-min max-w-full grow basis-0 narrow:basis-auto">{label}</dt>
      <dd className="ms-auto shrink-0 whitespace-nowrap">{amount}</dd>
    </div>
  );
}

/** What a price is made of, line by line. */
export function PriceLines({
  lines,
  children,
}: {
  lines: CallAnswer<'clean/getcleanprice'>['lines'];
  /** A line of its own at the end: the sum. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <dl className="flex flex-col gap-3">
      {lines.map((line) => (
        <PriceLine key={line.key} label={line.label} amount={formatTomans(line.amountRial, locale)} />
      ))}
      {children}
    </dl>
  );
}
