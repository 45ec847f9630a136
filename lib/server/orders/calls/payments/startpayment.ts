import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import { answerOnce, findEarlierAnswer, requireKeyedRequest, type KeyedRequest } from '../../../idempotency';
import { requireBank, requireFirstBank, reserveForOrder } from '../../../money';
import type { StartedPayment } from '../../../ports/payment';
import type { PaymentGateways } from '../../../ports/payment-gateways';
import type { Transaction } from '../../../ports/database';
import { beginBankPayment, findOrdersBank } from '../../payments/bank-payment';
import { moveTask } from '../../moves/move';
import { lockTask, requireOwnRequest } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { tasks, type TaskRow } from '../../../schema';

/** The id in place of a gateway's, where gift and wallet pay it all. */
const NOTHING_TO_PAY = 'nothing-to-pay';

/**
 * Gift and wallet that the customer asked for are reserved now; the bank is asked for the rest, by our own database's
 * price.
 */
export const handler = defineHandler('ipg/startpayment', async (input, context) => {
  const { database, clock, gateways } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/startpayment', input);
  const { id } = await requireOwnRequest(database.connection, input.reqid, requireActor(context).userId);
  const chosen = input.ipgId ? requireBank(gateways, input.ipgId) : null;
  const paid = toPaidAnswer(context);
  const begun = await database.transaction((transaction) =>
    reserveOnce(transaction, { taskId: id, credit: input, gateways, keyed, paid, now: clock.now() }),
  );
  sendAfterCommit(context);
  if ('answer' in begun) return begun.answer;
  const { task } = begun;
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
  readonly keyed: KeyedRequest;
  /** The answer where nothing is left to pay. */
  readonly paid: StartedPayment;
  readonly now: Date;
}

/** The order whose rest the bank is asked for, or the answer where there is one already. */
type Begun = { readonly task: TaskRow } | { readonly answer: StartedPayment };

/**
 * Reserves once. On a site without a bank, only an order that gift and wallet pay whole goes on. Nothing is reserved
 * for a payment that nobody can make. A repeated key finds its answer under the order's lock, whatever happened to the
 * order since.
 */
async function reserveOnce(transaction: Transaction, reserve: BankReserve): Promise<Begun> {
  const { taskId, credit, gateways, keyed, paid, now } = reserve;
  const task = await lockTask(transaction, taskId);
  const earlier = await findEarlierAnswer<StartedPayment>(transaction, keyed);
  if (earlier) return { answer: earlier };
  requirePayable(task, now);
  const { usesGift = task.draft.usesGift === true, usesWallet = task.draft.usesWallet === true } = credit;
  const isDecidedNow = credit.usesGift !== undefined || credit.usesWallet !== undefined;
  const draft = isDecidedNow ? { ...task.draft, usesGift, usesWallet } : task.draft;
  // A second try at the bank, from wherever it is made, uses what the first did.
  if (isDecidedNow) await transaction.update(tasks).set({ draft }).where(eq(tasks.id, taskId));
  const split = await reserveForOrder(transaction, { task: { ...task, draft }, usesGift, usesWallet, now });
  if (split.payableRials > 0) {
    requireFirstBank(gateways);
    return { task: { ...task, draft, ...split } };
  }
  const change = { paymentWay: 'wallet', paidAt: now } as const;
  const work = async () => {
    await moveTask(transaction, { taskId, move: 'pay', actorId: null, now, change });
    return { answer: paid, writes: [] };
  };
  return { answer: await answerOnce(transaction, { request: keyed, now, questions: {}, work }) };
}

function requirePayable({ state, paymentExpiresAt }: TaskRow, now: Date): void {
  const isLate = paymentExpiresAt !== null && paymentExpiresAt <= now;
  if (state === 'PAYMENT_EXPIRED' || state === 'BIDDING' || (state === 'PENDING_PAYMENT' && isLate))
    throw new CallError('payment-expired');
  if (state !== 'PENDING_PAYMENT') throw new CallError('move-not-allowed');
}

function toPaidAnswer({ request }: CallContext): StartedPayment {
  const prefix = request.locale === 'fa' ? '' : `/${request.locale}`;
  return { redirectUrl: `${request.siteUrl}${prefix}/my-order-list/current_order/`, authority: NOTHING_TO_PAY };
}
