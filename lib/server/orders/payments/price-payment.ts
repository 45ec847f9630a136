import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import { findEarlierAnswer, type KeyedRequest } from '../../idempotency';
import { takesMoreBesideDoor } from '../../money';
import type { StartedPayment } from '../../ports/payment';
import { lockTask } from '../record/store';
import { beginBankPayment, findOrdersBank } from './bank-payment';
import { isOpenChange, requireChange } from './approve-price';

interface PricePayment {
  readonly changeId: number;
  /** The customer who pays; null when the link of the proposal pays for them. */
  readonly customerId: number | null;
  readonly keyed: KeyedRequest;
}

/**
 * The part that a price adds is paid at the bank: without a way around by the wallet. What is left for the door stays
 * there. Throws not-found, not-yours, price-change-closed, cash-not-offered and what a bank payment throws.
 */
export async function beginPricePayment(
  context: CallContext,
  { changeId, customerId, keyed }: PricePayment,
): Promise<StartedPayment> {
  const { database, clock, gateways } = context.ports;
  // Paid meanwhile or not: a key that comes again has its answer.
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const { task, change } = await database.transaction(async (transaction) => {
    const { taskId } = await requireChange(transaction, changeId);
    const locked = await lockTask(transaction, taskId);
    if (customerId !== null && locked.customerId !== customerId) throw new CallError('not-yours');
    const proposed = await requireChange(transaction, changeId);
    if (!isOpenChange(proposed, clock.now()) || proposed.newRials <= proposed.oldRials)
      throw new CallError('price-change-closed');
    if (!(await takesMoreBesideDoor(transaction, locked, proposed.newRials))) throw new CallError('cash-not-offered');
    return { task: locked, change: proposed };
  });
  const amountRials = change.newRials - change.oldRials;
  const gateway = findOrdersBank(gateways, task);
  const asked = { context, keyed, task, purpose: 'price-change', priceChangeId: change.id } as const;
  return beginBankPayment({ ...asked, amountRials, gateway });
}
