import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { PAYMENT_RECHECK } from '@/lib/domain/constants';

import type { CallContext } from '../context';
import { holdPerson } from '../identity';
import { type KeyedRequest, answerOnce, findEarlierAnswer } from '../idempotency';
import type { TaskRow } from '../money';
import { payments } from '../observability';
import { afterCommit } from '../ports/after-commit';
import { PaymentRefused, type StartedPayment } from '../ports/payment';
import { paymentAttempts, users } from '../schema';

type Purpose = typeof paymentAttempts.$inferSelect.purpose;

interface BankPaymentRequest {
  readonly context: CallContext;
  readonly keyed: KeyedRequest;
  readonly task: TaskRow;
  readonly purpose: Purpose;
  readonly amountRials: number;
}

/** Where the gateway sends people back to, with `Authority` and `Status`: the page asks reqandpay/verifypayment whatever they say. */
const CALLBACK_PATH = '/success-online/';

/**
 * Asks the gateway for a payment page and notes the attempt. The gateway is asked outside any transaction: it may take long, and the embedded one
 * uses the same database. The same idempotency key gets the same page. Throws payment-refused.
 */
export async function beginBankPayment(request: BankPaymentRequest): Promise<StartedPayment> {
  const { context, keyed, task, purpose, amountRials } = request;
  const { database, clock, payment } = context.ports;
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  const started = await askGateway(request);
  const now = clock.now();
  return database.transaction((transaction) =>
    answerOnce(transaction, {
      request: keyed,
      now,
      questions: {},
      work: async () => {
        // The bank was asked meanwhile: the order may be over by now, and its customer gone.
        await holdPerson(transaction, task.customerId);
        const nextCheckAt = new Date(now.getTime() + PAYMENT_RECHECK.fromMs);
        const attempt = transaction.insert(paymentAttempts).values({
          taskId: task.id,
          purpose,
          gatewayId: payment.gatewayId,
          authority: started.authority,
          amountRials,
          state: 'started',
          nextCheckAt,
          createdAt: now,
        });
        afterCommit(transaction, () => payments.inc({ outcome: 'started' }));
        return { answer: started, writes: [attempt] };
      },
    }),
  );
}

async function askGateway({ context, task, amountRials }: BankPaymentRequest): Promise<StartedPayment> {
  const { payment, database } = context.ports;
  const [customer] = await database.connection
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.id, task.customerId));
  const { siteUrl, locale } = context.request;
  const prefix = locale === 'fa' ? '' : `/${locale}`;
  try {
    const { authority, redirectUrl } = await payment.request({
      amountRials,
      description: task.code,
      callbackUrl: `${siteUrl}${prefix}${CALLBACK_PATH}`,
      mobile: customer?.mobile ?? '',
      orderId: task.code,
    });
    return { authority, redirectUrl };
  } catch (error) {
    if (error instanceof PaymentRefused) throw new CallError('payment-refused', { cause: error });
    throw error;
  }
}
