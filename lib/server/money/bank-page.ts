import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { PAYMENT_RECHECK } from '@/lib/domain/constants/timers';

import type { CallContext } from '../context';
import { answerOnce, findEarlierAnswer, takeTurn, type KeyedRequest } from '../idempotency';
import { payments } from '../observability';
import { holdPerson } from '../people';
import { afterCommit } from '../ports/after-commit';
import type { Transaction } from '../ports/database';
import { GatewayUnavailable, PaymentRefused, type PaymentPort, type StartedPayment } from '../ports/payment';
import type { PendingWrite } from '../ports/write-together';
import { users } from '../schema';

/** The fields with which an attempt is stored, for any purpose. */
interface StartedAttempt {
  readonly gatewayId: PaymentPort['gatewayId'];
  readonly authority: string;
  readonly amountRials: number;
  readonly state: 'started';
  readonly nextCheckAt: Date;
  readonly createdAt: Date;
}

interface BankPageRequest {
  readonly context: CallContext;
  readonly keyed: KeyedRequest;
  /** The gateway that is to take it. */
  readonly gateway: PaymentPort;
  readonly payerId: number;
  readonly amountRials: number;
  /** The payment's purpose on the bank's page. */
  readonly description: string;
  /** The id by which the gateway's records and ours match. */
  readonly orderId: string;
  /** Runs before a gateway is asked, and not when the page is there already. Throws the refusal. */
  readonly admit?: () => Promise<void>;
  readonly note: (transaction: Transaction, attempt: StartedAttempt) => PendingWrite;
}

/**
 * The page to which the gateway returns people, with its name of the payment and a state. The page asks
 * reqandpay/verifypayment and trusts no state.
 */
const CALLBACK_PATH = '/success-online/';

/**
 * Asks the gateway for a payment page and notes the attempt. The gateway is asked outside any transaction: it may take
 * long, and the embedded one uses the same database. The same idempotency key gets the same page. Throws
 * payment-refused, and bank-unreachable where the gateway gave no answer.
 */
export function openBankPage(request: BankPageRequest): Promise<StartedPayment> {
  // Each question opens a page at the gateway and counts against the budgets: the same key asks once.
  return takeTurn(request.keyed, () => openOnce(request));
}

async function openOnce(request: BankPageRequest): Promise<StartedPayment> {
  const { context, keyed, gateway, payerId, amountRials } = request;
  const { database, clock } = context.ports;
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return earlier;
  await request.admit?.();
  const started = await askGateway(request);
  const now = clock.now();
  return database.transaction((transaction) =>
    answerOnce(transaction, {
      request: keyed,
      now,
      questions: {},
      work: async () => {
        // The bank was asked meanwhile: the payer may be gone by now.
        await holdPerson(transaction, payerId);
        const noted = request.note(transaction, {
          gatewayId: gateway.gatewayId,
          authority: started.authority,
          amountRials,
          state: 'started',
          nextCheckAt: new Date(now.getTime() + PAYMENT_RECHECK.fromMs),
          createdAt: now,
        });
        afterCommit(transaction, () => payments.inc({ outcome: 'started' }));
        return { answer: started, writes: [noted] };
      },
    }),
  );
}

async function askGateway(request: BankPageRequest): Promise<StartedPayment> {
  const { context, gateway, payerId, amountRials, description, orderId } = request;
  const [payer] = await context.ports.database.connection
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.id, payerId));
  const { siteUrl, locale } = context.request;
  const prefix = locale === 'fa' ? '' : `/${locale}`;
  try {
    const { authority, redirectUrl } = await gateway.request({
      amountRials,
      description,
      callbackUrl: `${siteUrl}${prefix}${CALLBACK_PATH}`,
      mobile: payer?.mobile ?? '',
      orderId,
    });
    return { authority, redirectUrl };
  } catch (error) {
    if (error instanceof PaymentRefused) throw new CallError('payment-refused', { cause: error });
    if (error instanceof GatewayUnavailable) throw new CallError('bank-unreachable', { cause: error });
    throw error;
  }
}
