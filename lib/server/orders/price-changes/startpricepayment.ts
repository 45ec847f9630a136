import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { requireKeyedRequest } from '../../idempotency';
import { getOpenRials } from '../../money';
import { lockTask } from '../moves/store';
import { beginBankPayment, findOrdersBank } from '../payments/bank-payment';
import { isOpenChange, requireChange } from './approve';

/** What a price adds is paid at the bank by the card that paid the order: without a way around by the wallet. */
export const handler = defineHandler('ipg/startpricepayment', async (input, context) => {
  const { database, clock, gateways } = context.ports;
  const { userId } = requireActor(context);
  const keyed = requireKeyedRequest(context, 'ipg/startpricepayment', input);
  const { task, change } = await database.transaction(async (transaction) => {
    const { taskId } = await requireChange(transaction, input.pricechangeid);
    const locked = await lockTask(transaction, taskId);
    if (locked.customerId !== userId) throw new CallError('not-yours');
    // What is still to be paid at the door stays there: the bank takes no part of a sum.
    if ((await getOpenRials(transaction, locked)) > 0) throw new CallError('move-not-allowed');
    return { task: locked, change: await requireChange(transaction, input.pricechangeid) };
  });
  const amountRials = change.newRials - change.oldRials;
  if (!isOpenChange(change, clock.now()) || amountRials <= 0) throw new CallError('price-change-closed');
  const gateway = findOrdersBank(gateways, task);
  const asked = { context, keyed, task, purpose: 'price-change', priceChangeId: change.id } as const;
  const { redirectUrl, authority } = await beginBankPayment({ ...asked, amountRials, gateway });
  return { redirectUrl, authority };
});
