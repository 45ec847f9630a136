import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import { ASKED_STATES, isAbandoned, defineGatewayBatch, toNextCheck } from '../../money';
import { paymentAttempts } from '../../schema';
import { settleAttempt, type Attempt } from '../payments/payment-verdict';

const isAskable = inArray(paymentAttempts.state, [...ASKED_STATES]);
const isDue = (now: Date) => and(isAskable, lte(paymentAttempts.nextCheckAt, now));

/**
 * Asks the gateways about attempts whose callback did not come, from 2 min on until 30 min; then they are abandoned.
 * One that its gateway is silent about, or that nobody could be asked about, is not. One that ended unpaid is asked
 * about where its person came back from the gateway and no answer did.
 */
export const paymentsAskedAgain = defineGatewayBatch<Attempt>({
  name: 'payment re-asking',
  changes: paymentAttempts.id,
  find: ({ executor, now, limit, isMeant, isAsked }) =>
    executor
      .select()
      .from(paymentAttempts)
      .where(and(isDue(now), isAsked(paymentAttempts.gatewayId), isMeant(paymentAttempts.id)))
      .orderBy(asc(paymentAttempts.nextCheckAt))
      .limit(limit),
  claim: async (executor, { id }, now) => {
    const claimed = await executor
      .update(paymentAttempts)
      .set({ nextCheckAt: toNextCheck(now) })
      .where(and(eq(paymentAttempts.id, id), isDue(now)))
      .returning({ id: paymentAttempts.id });
    return claimed.length > 0;
  },
  giveBack: (executor, { id }, now) =>
    executor
      .update(paymentAttempts)
      .set({ nextCheckAt: now })
      .where(and(eq(paymentAttempts.id, id), isAskable)),
  ask: async (context, attempt, now) => {
    const { isAnswered } = await settleAttempt(context, attempt);
    if (!isAbandoned(context, attempt, { isAnswered, now })) return;
    await context.ports.database.connection
      .update(paymentAttempts)
      .set({ state: attempt.state === 'started' ? 'abandoned' : attempt.state, nextCheckAt: null })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, attempt.state)));
  },
});
