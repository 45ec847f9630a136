import { and, asc, eq, lte } from 'drizzle-orm';

import { isAbandoned, defineGatewayBatch, toNextCheck } from '../../money';
import { paymentAttempts } from '../../schema';
import { settleAttempt, type Attempt } from '../payments/payment-verdict';

const isDue = (now: Date) => and(eq(paymentAttempts.state, 'started'), lte(paymentAttempts.nextCheckAt, now));

/**
 * Asks the gateways about attempts whose callback did not come, from 2 min on until 30 min; then they are abandoned.
 * One that its gateway is silent about, or that nobody could be asked about, is not.
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
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'started'))),
  ask: async (context, attempt, now) => {
    const { isAnswered } = await settleAttempt(context, attempt);
    if (!isAbandoned(context, attempt, { isAnswered, now })) return;
    await context.ports.database.connection
      .update(paymentAttempts)
      .set({ state: 'abandoned', nextCheckAt: null })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'started')));
  },
});
