import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { findEarlierAnswer, requireKeyedRequest } from '../../../idempotency';
import type { StartedPayment } from '../../../ports/payment';
import { beginBankPayment, findOrdersBank } from '../../payments/bank-payment';
import { findTipObstacle } from '../../payments/tip';
import { lockTask } from '../../record/store';
import { requireOwnOrder, requireTip } from './require-tip';

export const handler = defineHandler('ipg/starttippayment', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock, gateways } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/starttippayment', input);
  requireTip(input.amountRial);
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const task = await database.transaction(async (transaction) => {
    const locked = await lockTask(transaction, input.taskid);
    requireOwnOrder(locked, userId);
    const obstacle = await findTipObstacle(transaction, locked, clock.now());
    if (obstacle) throw new CallError(obstacle);
    return locked;
  });
  const gateway = findOrdersBank(gateways, task);
  const amountRials = input.amountRial;
  const { redirectUrl, authority } = await beginBankPayment({
    context,
    keyed,
    task,
    purpose: 'tip',
    amountRials,
    gateway,
  });
  return { redirectUrl, authority };
});
