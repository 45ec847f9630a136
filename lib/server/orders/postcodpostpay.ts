import { CallError } from '@/lib/contract/call-error';
import type { OrderState } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import { requireKeyedRequest } from '../idempotency';
import { getOpenRials } from '../money';
import { beginBankPayment } from './bank-payment';
import { lockTask, requireOwnRequest } from './store';

/** Until the job is completed the cash is not in anybody's hand yet. */
const PAYABLE_STATES: readonly OrderState[] = ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE'];

export const handler = defineHandler('ipg/postcodpostpay', async (input, context) => {
  const { database } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/postcodpostpay', input);
  const { id } = await requireOwnRequest(database.connection, input.reqid, requireActor(context).userId);
  const { task, amountRials } = await database.transaction(async (transaction) => {
    const locked = await lockTask(transaction, id);
    if (locked.paymentWay !== 'cash' || locked.paidAt !== null || !PAYABLE_STATES.includes(locked.state))
      throw new CallError('move-not-allowed');
    return { task: locked, amountRials: await getOpenRials(transaction, locked) };
  });
  const { redirectUrl } = await beginBankPayment({ context, keyed, task, purpose: 'cash-afterwards', amountRials });
  return { redirectUrl };
});
