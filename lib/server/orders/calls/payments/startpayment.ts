import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import { findEarlierAnswer, requireKeyedRequest } from '../../../idempotency';
import { requireBank, requireFirstBank, reserveForOrder } from '../../../money';
import type { StartedPayment } from '../../../ports/payment';
import type { PaymentGateways } from '../../../ports/payment-gateways';
import type { Transaction } from '../../../ports/database';
import { beginBankPayment, findOrdersBank } from '../../payments/bank-payment';
import { moveTask, type MoveResult } from '../../moves/move';
import { lockTask, requireOwnRequest } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { tasks, type TaskRow } from '../../../schema';

/** In place of a gateway's, where gift and wallet pay it all. */
const NOTHING_TO_PAY = 'nothing-to-pay';

/**
 * Gift and wallet that the customer asked for are reserved now; the bank is asked for the rest, by our own database's
 * price.
 */
export const handler = defineHandler('ipg/startpayment', async (input, context) => {
  const { database, clock, gateways } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/startpayment', input);
  const { id } = await requireOwnRequest(database.connection, input.reqid, requireActor(context).userId);
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const chosen = input.ipgId ? requireBank(gateways, input.ipgId) : null;
  const { task } = await database.transaction((transaction) =>
    reserveForBank(transaction, { taskId: id, credit: input, gateways, now: clock.now() }),
  );
  sendAfterCommit(context);
  if (task.state !== 'PENDING_PAYMENT') return toPaidAnswer(context);
  const { redirectUrl, authority } = await beginBankPayment({
    context,
    keyed,
    task,
    purpose: 'order',
    amountRials: task.payableRials,
    gateway: chosen ?? findOrdersBank(gateways, task),
  });
  return { redirectUrl, authority };
});

interface BankReserve {
  readonly taskId: number;
  readonly credit: Pick<CallRequest<'ipg/startpayment'>, 'usesGift' | 'usesWallet'>;
  readonly gateways: PaymentGateways;
  readonly now: Date;
}

/**
 * Where the site has no bank, only what gift and wallet cover whole goes on: nothing is reserved for a payment that
 * nobody can make.
 */
async function reserveForBank(
  transaction: Transaction,
  { taskId, credit, gateways, now }: BankReserve,
): Promise<MoveResult> {
  const task = await lockTask(transaction, taskId);
  const isLate = task.paymentExpiresAt !== null && task.paymentExpiresAt <= now;
  if (task.state === 'PAYMENT_EXPIRED' || task.state === 'BIDDING' || (task.state === 'PENDING_PAYMENT' && isLate))
    throw new CallError('payment-expired');
  if (task.state !== 'PENDING_PAYMENT') throw new CallError('move-not-allowed');
  const { usesGift = task.draft.usesGift === true, usesWallet = task.draft.usesWallet === true } = credit;
  const isDecidedNow = credit.usesGift !== undefined || credit.usesWallet !== undefined;
  const draft = isDecidedNow ? { ...task.draft, usesGift, usesWallet } : task.draft;
  // A second try at the bank, from wherever it is made, uses what the first did.
  if (isDecidedNow) await transaction.update(tasks).set({ draft }).where(eq(tasks.id, taskId));
  const split = await reserveForOrder(transaction, { task: { ...task, draft }, usesGift, usesWallet, now });
  if (split.payableRials === 0)
    return moveTask(transaction, {
      taskId,
      move: 'pay',
      actorId: null,
      now,
      change: { paymentWay: 'wallet', paidAt: now },
    });
  requireFirstBank(gateways);
  const pending: TaskRow = { ...task, draft, ...split };
  return { task: pending, cancellation: null };
}

function toPaidAnswer({ request }: CallContext): StartedPayment {
  const prefix = request.locale === 'fa' ? '' : `/${request.locale}`;
  return { redirectUrl: `${request.siteUrl}${prefix}/my-order-list/current_order/`, authority: NOTHING_TO_PAY };
}
