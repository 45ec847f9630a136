import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { Locale } from '@/lib/i18n/locales';

import type { TaskRow } from '../../schema';
import { toPriceLines } from '../record/price-lines';

type RefundLine = CallAnswer<'operator/getorder'>['order']['lstRefundLine'][number];

export interface RefundedLine {
  /** Its place among the order's lines, from 0 on. */
  readonly place: number;
  readonly rial: number;
}

/** The priced lines of an order, each with its refunds by lines and its rest. */
export function listRefundLines(
  task: Pick<TaskRow, 'lines' | 'detail'>,
  { leftRials, locale }: { readonly leftRials: number; readonly locale: Locale },
): RefundLine[] {
  const refunded = task.detail?.refundedLines ?? {};
  return toPriceLines(task.lines, locale).flatMap((line, place) => {
    const backRial = refunded[place] ?? 0;
    const leftRial = Math.max(0, Math.min(line.amountRial - backRial, leftRials));
    return line.amountRial > 0 ? [{ ...line, place, backRial, leftRial }] : [];
  });
}

/** The sum of the lines that go back, in rial. Throws invalid-input for a line twice, or more than is left of one. */
export function sumRefundedLines(
  task: Pick<TaskRow, 'lines' | 'detail'>,
  lines: readonly RefundedLine[],
  leftRials: number,
): number {
  // Sums are the same in every language.
  const known = listRefundLines(task, { leftRials, locale: 'en' });
  const isRight = ({ place, rial }: RefundedLine) =>
    rial <= (known.find((line) => line.place === place)?.leftRial ?? 0) &&
    lines.filter((line) => line.place === place).length === 1;
  if (!lines.every(isRight)) throw new CallError('invalid-input', { fields: [{ field: 'lines', message: 'invalid' }] });
  return lines.reduce((sum, { rial }) => sum + rial, 0);
}

/** Adds the refund's lines to the order's detail. */
export function addRefundedLines(
  { detail }: Pick<TaskRow, 'detail'>,
  lines: readonly RefundedLine[],
): TaskRow['detail'] {
  const refunded = { ...detail?.refundedLines };
  for (const { place, rial } of lines) refunded[place] = (refunded[place] ?? 0) + rial;
  return { ...detail, refundedLines: refunded };
}
