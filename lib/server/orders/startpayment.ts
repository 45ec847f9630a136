import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { findEarlierAnswer, requireKeyedRequest } from '../idempotency';
import { type TaskRow, reserveForOrder } from '../money';
import type { StartedPayment } from '../ports/payment';
import type { Transaction } from '../ports/database';
import { beginBankPayment } from './bank-payment';
import { moveTask, type MoveResult } from './move';
import { lockTask, requireOwnRequest } from './store';
import { sendAfterCommit } from './tell';

/** In place of a gateway's, where gift and wallet pay it all. */
const NOTHING_TO_PAY = 'nothing-to-pay';

/** Gift and wallet that the draft asked for are reserved now; the bank is asked for the rest, by our own database's price. */
export const handler = defineHandler('ipg/startpayment', async (input, context) => {
  const { database, clock } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/startpayment', input);
  const { id } = await requireOwnRequest(database.connection, input.reqid, requireActor(context).userId);
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const { task } = await database.transaction((transaction) => reserveForBank(transaction, id, clock.now()));
  sendAfterCommit(context);
  if (task.state !== 'PENDING_PAYMENT') return toPaidAnswer(context);
  const { redirectUrl, authority } = await beginBankPayment({
    context,
    keyed,
    task,
    purpose: 'order',
    amountRials: task.payableRials,
  });
  return { redirectUrl, authority };
});

async function reserveForBank(transaction: Transaction, taskId: number, now: Date): Promise<MoveResult> {
  const task = await lockTask(transaction, taskId);
  const isLate = task.paymentExpiresAt !== null && task.paymentExpiresAt <= now;
  if (task.state === 'PAYMENT_EXPIRED' || (task.state === 'PENDING_PAYMENT' && isLate))
    throw new CallError('payment-expired');
  if (task.state !== 'PENDING_PAYMENT') throw new CallError('move-not-allowed');
  const split = await reserveForOrder(transaction, {
    task,
    usesGift: task.draft.usesGift === true,
    usesWallet: task.draft.usesWallet === true,
    now,
  });
  if (split.payableRials === 0)
    return moveTask(transaction, {
      taskId,
      move: 'pay',
      actorId: null,
      now,
      change: { paymentWay: 'wallet', paidAt: now },
    });
  const pending: TaskRow = { ...task, ...split };
  return { task: pending, cancellation: null };
}

function toPaidAnswer({ request }: CallContext): StartedPayment {
  const prefix = request.locale === 'fa' ? '' : `/${request.locale}`;
  return { redirectUrl: `${request.siteUrl}${prefix}/my-order-list/current_order/`, authority: NOTHING_TO_PAY };
}
