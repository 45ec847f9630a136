import type { Transaction } from '../../ports/database';
import type { OrderDetail } from '../../schema';
import { requireAnswer } from '../../kinds';
import { requireOrderPlace, selectOrderPlace } from './order-place';
import type { Draft } from './placing';

/**
 * A removal's destination, as the address stands now. Throws invalid-input for a missing or unknown answer, and
 * not-yours.
 */
export async function requireDestination(
  transaction: Transaction,
  draft: Draft,
  customerId: number,
): Promise<OrderDetail> {
  requireAnswer(draft.personCount, 'personCount');
  requireAnswer(draft.originAccess, 'originAccess');
  requireAnswer(draft.destinationAccess, 'destinationAccess');
  const addressId = requireAnswer(draft.destinationaddrid, 'destinationaddrid');
  const [found] = await selectOrderPlace(transaction, addressId);
  return { destination: requireOrderPlace(found ?? null, customerId, 'destinationaddrid').address };
}
