import { CallError } from '@/lib/contract/call-error';
import { toOnePiece } from '@/lib/domain/dispute/piece';

import type { OrderLine, TaskRow } from '../../schema';
import type { DisputeRow } from './store';

/** One piece of the order's line at a place, from 0 on. Throws invalid-input for a line without textiles. */
export function requirePiece({ lines }: Pick<TaskRow, 'lines'>, place: number): OrderLine {
  const line = lines[place];
  const piece = line ? toOnePiece(line) : null;
  if (!piece) throw new CallError('invalid-input', { fields: [{ field: 'piece', message: 'invalid' }] });
  return piece;
}

/** The price of what a dispute is about, in rial: of the one piece, else of the order. Its cap follows from it. */
export function toClaimedRials(
  { priceRials }: Pick<TaskRow, 'priceRials'>,
  { piece }: Pick<DisputeRow, 'piece'>,
): number {
  // A price that was lowered since leaves no more than itself.
  return piece === null ? priceRials : Math.min(piece.amountRials, priceRials);
}
