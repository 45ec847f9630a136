import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import type { KeyedRequest } from '../../idempotency';
import { getOpenRials } from '../../money';
import type { StartedPayment } from '../../ports/payment';
import { lockTask } from '../moves/store';
import { beginBankPayment, findOrdersBank } from '../payments/bank-payment';
import { isOpenChange, requireChange } from './approve';

interface PricePayment {
  readonly changeId: number;
  /** The customer who pays; null when the link of the proposal pays for them. */
  readonly customerId: number | null;
  readonly keyed: KeyedRequest;
}

/**
 * What a price adds is paid at the bank by the card that paid the order: without a way around by the wallet.
 * Throws not-found, not-yours, move-not-allowed, price-change-closed and what a bank payment throws.
 */
export async function beginPricePayment(
  context: CallContext,
  { changeId, customerId, keyed }: PricePayment,
): Promise<StartedPayment> {
  const { database, clock, gateways } = context.ports;
  const { task, change } = await database.transaction(async (transaction) => {
    const { taskId } = await requireChange(transaction, changeId);
    const locked = await lockTask(transaction, taskId);
    if (customerId !== null && locked.customerId !== customerId) throw new CallError('not-yours');
    // What is still to be paid at the door stays there: the bank takes no part of a sum.
    if ((await getOpenRials(transaction, locked)) > 0) throw new CallError('move-not-allowed');
    return { task: locked, change: await requireChange(transaction, changeId) };
  });
  const amountRials = change.newRials - change.oldRials;
  if (!isOpenChange(change, clock.now()) || amountRials <= 0) throw new CallError('price-change-closed');
  const gateway = findOrdersBank(gateways, task);
  const asked = { context, keyed, task, purpose: 'price-change', priceChangeId: change.id } as const;
  return beginBankPayment({ ...asked, amountRials, gateway });
}
