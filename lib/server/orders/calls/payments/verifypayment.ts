import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../../context';
import { defineHandler } from '../../../handler';
import { findTopUp, settleTopUp, toTopUpOutcome } from '../../../money';
import { paymentAttempts, tasks } from '../../../schema';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { settleAttempt, toOutcome, type Attempt } from '../../payments/payment-verdict';

/**
 * The callback's own `Status` is not believed: the gateway is asked, with our amount. Twice, late or on another device,
 * the answer is the same.
 */
export const handler = defineHandler('reqandpay/verifypayment', async ({ authority }, context) => {
  const [found] = await context.ports.database.connection
    .select({ attempt: paymentAttempts, requestId: tasks.requestId })
    .from(paymentAttempts)
    .innerJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
    .where(eq(paymentAttempts.authority, authority));
  if (!found) return verifyTopUp(authority, context);
  const attempt = await settleWhole(context, found.attempt);
  return {
    outcome: toOutcome(attempt),
    reqid: found.requestId,
    taskid: attempt.taskId,
    amountRial: attempt.amountRials,
    referenceId: attempt.referenceId,
    accountEnum: null,
    purpose: attempt.purpose,
  };
});

/** The gateway is asked at once to give back money that came too late, so that the answer says where it is. */
async function settleWhole(context: CallContext, before: Attempt): Promise<Attempt> {
  const { attempt } = await settleAttempt(context, before);
  if (attempt.state !== 'to-card') return attempt;
  await settleBankRefunds(context, attempt.taskId);
  const [settled] = await context.ports.database.connection
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attempt.id));
  return settled ?? attempt;
}

async function verifyTopUp(authority: string, context: CallContext): Promise<CallAnswer<'reqandpay/verifypayment'>> {
  const found = await findTopUp(context.ports.database.connection, authority);
  if (!found) throw new CallError('not-found');
  const { topUp } = await settleTopUp(context, found);
  return {
    outcome: toTopUpOutcome(topUp),
    reqid: null,
    taskid: null,
    amountRial: topUp.amountRials,
    referenceId: topUp.referenceId,
    accountEnum: topUp.account === 'cash' ? 'CASH' : 'BIDDING',
    purpose: null,
  };
}
