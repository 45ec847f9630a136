import type { ReactNode } from 'react';

import { SumRow } from '@/components/shared/sum-row';
import type { CallAnswer } from '@/lib/contract';

/** What a price is made of, line by line. */
export function PriceLines({
  lines,
  children,
}: {
  lines: CallAnswer<'clean/getcleanprice'>['lines'];
  /** A line of its own at the end: the sum. */
  children?: ReactNode;
}) {
  return (
    <dl className="flex flex-col gap-3">
      {lines.map((line) => (
        <SumRow key={line.key} label={line.label} amount={line.amountRial} />
      ))}
      {children}
    </dl>
  );
}
