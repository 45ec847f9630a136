import type { ReactNode } from 'react';

import { LineSums } from '@/components/shared/line-sums';
import type { CallAnswer } from '@/lib/contract';

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
      <LineSums lines={lines} />
      {children}
    </dl>
  );
}
