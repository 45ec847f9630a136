import { takesMoreBesideDoor } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { approvePrice, isOpenChange, requireChange, type PriceChange } from '../approve-price';
import { takeIntoEscrow, type BookPaid, type PaidAttempt } from './paid';

/** Books the extra sum of a proposed price: the payment approves it. */
export const bookPriceChange: BookPaid = async (transaction, paid) => {
  const change = await findPayableChange(transaction, paid);
  const wantedRials = change ? change.newRials - change.oldRials : undefined;
  const isTaken = await takeIntoEscrow(transaction, paid, { isWanted: change !== null, wantedRials });
  if (!isTaken || !change) return null;
  return () => approvePrice(transaction, paid.task, { change, way: 'online', now: paid.now });
};

/**
 * The proposal that an attempt pays for. Null where nobody asks for that price any more, or the provider's credit has
 * no room left for the commission.
 */
async function findPayableChange(
  transaction: Transaction,
  { attempt: { priceChangeId }, task, now }: PaidAttempt,
): Promise<PriceChange | null> {
  if (priceChangeId === null) return null;
  const change = await requireChange(transaction, priceChangeId);
  return isOpenChange(change, now) && (await takesMoreBesideDoor(transaction, task, change.newRials)) ? change : null;
}
