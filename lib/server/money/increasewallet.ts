import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { HOUR_MS, PAYMENT_RECHECK, TOP_UP_RIALS, TOP_UPS_AN_HOUR } from '@/lib/domain/constants';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { answerOnce, findEarlierAnswer, requireKeyedRequest } from '../idempotency';
import { holdPerson, takeFromBudgets } from '../identity';
import { payments } from '../observability';
import { afterCommit } from '../ports/after-commit';
import { PaymentRefused, type StartedPayment } from '../ports/payment';
import { users, walletTopUps } from '../schema';
import { getWords } from '../words';

const RIALS_A_TOMAN = 10;
/** Where an order's payment comes back to, too: the page asks reqandpay/verifypayment whatever the address says. */
const CALLBACK_PATH = '/success-online/';

/** The gateway is asked outside any transaction, as for an order; the same idempotency key gets the same page. */
export const handler = defineHandler('ipg/increasewallet', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock, payment } = context.ports;
  const { amountRial } = input;
  requireWholeTomansInRange(amountRial);
  const keyed = requireKeyedRequest(context, 'ipg/increasewallet', input);
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const budget = { key: `top-up:${userId}`, limit: TOP_UPS_AN_HOUR, windowMs: HOUR_MS };
  await takeFromBudgets(database.connection, [budget], clock.now());
  const started = await askGateway(context, userId, amountRial);
  const now = clock.now();
  return database.transaction((transaction) =>
    answerOnce(transaction, {
      request: keyed,
      now,
      questions: {},
      work: async () => {
        // The bank was asked meanwhile: nobody may pay into an account that is gone.
        await holdPerson(transaction, userId);
        const nextCheckAt = new Date(now.getTime() + PAYMENT_RECHECK.fromMs);
        const topUp = transaction.insert(walletTopUps).values({
          userId,
          gatewayId: payment.gatewayId,
          authority: started.authority,
          amountRials: amountRial,
          state: 'started',
          nextCheckAt,
          createdAt: now,
        });
        afterCommit(transaction, () => payments.inc({ outcome: 'started' }));
        return { answer: started, writes: [topUp] };
      },
    }),
  );
});

function requireWholeTomansInRange(amountRial: number): void {
  if (amountRial < TOP_UP_RIALS.least || amountRial > TOP_UP_RIALS.most || amountRial % RIALS_A_TOMAN !== 0)
    throw new CallError('invalid-input', { fields: [{ field: 'amountRial', message: 'out-of-range' }] });
}

async function askGateway(
  { ports, request }: CallContext,
  userId: number,
  amountRials: number,
): Promise<StartedPayment> {
  const [person] = await ports.database.connection
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId));
  const { siteUrl, locale, requestId } = request;
  const prefix = locale === 'fa' ? '' : `/${locale}`;
  try {
    const { authority, redirectUrl } = await ports.payment.request({
      amountRials,
      description: getWords(locale, 'gateways').say('topUp'),
      callbackUrl: `${siteUrl}${prefix}${CALLBACK_PATH}`,
      mobile: person?.mobile ?? '',
      orderId: requestId,
    });
    return { authority, redirectUrl };
  } catch (error) {
    if (error instanceof PaymentRefused) throw new CallError('payment-refused', { cause: error });
    throw error;
  }
}
