import { CallError } from '@/lib/contract/call-error';
import { isTip } from '@/lib/domain/money/tip';

import type { TaskRow } from '../../../schema';

/** Throws invalid-input. */
export function requireTip(amountRial: number): void {
  if (!isTip(amountRial))
    throw new CallError('invalid-input', { fields: [{ field: 'amountRial', message: 'out-of-range' }] });
}

/** Throws not-yours. */
export function requireOwnOrder({ customerId }: TaskRow, userId: number): void {
  if (customerId !== userId) throw new CallError('not-yours');
}
