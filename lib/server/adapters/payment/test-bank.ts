import { randomBytes } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import type { Clock } from '../../ports/clock';
import type { DatabasePort, Executor } from '../../ports/database';
import { PaymentRefused, type PaymentPort, type PaymentVerdict } from '../../ports/payment';
import { testBankPayments } from '../../schema';

/** An amount with this ending is refused when it is verified, though the person paid: the way to see that by hand. */
const REFUSED_ENDING_RIALS = 130;
const AUTHORITY_BYTES = 17;

export type TestBankOutcome = 'paid' | 'refused' | 'cancelled';
export type TestBankPayment = typeof testBankPayments.$inferSelect;

export interface TestBank extends PaymentPort {
  findPayment(authority: string): Promise<TestBankPayment | null>;
  /** Stores the person's choice on the bank's page. The first choice stands: false for any later one. */
  settle(authority: string, outcome: TestBankOutcome): Promise<boolean>;
}

/** A bank of the demo's own, with its books in our database and a page at /dev/bank/. */
export function createTestBank(database: DatabasePort, clock: Clock): TestBank {
  const { connection } = database;

  const findPayment = async (authority: string) =>
    (await connection.select().from(testBankPayments).where(isOf(authority)))[0] ?? null;
  return {
    gatewayId: 'test-bank',
    findPayment,
    request: async ({ amountRials, description, callbackUrl }) => {
      requireWholeRials(amountRials);
      const authority = `T${randomBytes(AUTHORITY_BYTES).toString('hex')}`;
      await connection
        .insert(testBankPayments)
        .values({ authority, amountRials, description, callbackUrl, outcome: 'open', createdAt: clock.now() });
      return { authority, redirectUrl: new URL(`/dev/bank/${authority}/`, callbackUrl).href };
    },
    settle: (authority, outcome) => setOutcome(connection, authority, ['open'], outcome),
    verify: async (authority, amountRials) => {
      const payment = await findPayment(authority);
      const verdict = toVerdict(payment, amountRials);
      if (verdict.isPaid) await connection.update(testBankPayments).set({ isVerified: 'yes' }).where(isOf(authority));
      return verdict;
    },
    reverse: (authority) => setOutcome(connection, authority, ['paid', 'reversed'], 'reversed'),
  };
}

const isOf = (authority: string) => eq(testBankPayments.authority, authority);

/** False where it is in none of the states that it may come from. */
async function setOutcome(
  executor: Executor,
  authority: string,
  from: TestBankPayment['outcome'][],
  outcome: TestBankPayment['outcome'],
): Promise<boolean> {
  const changed = await executor
    .update(testBankPayments)
    .set({ outcome })
    .where(and(isOf(authority), inArray(testBankPayments.outcome, from)))
    .returning({ authority: testBankPayments.authority });
  return changed.length > 0;
}

function requireWholeRials(amountRials: number): void {
  if (!Number.isSafeInteger(amountRials) || amountRials <= 0)
    throw new PaymentRefused(`the test bank takes whole rials above 0, not ${amountRials}`);
}

function toVerdict(payment: TestBankPayment | null, amountRials: number): PaymentVerdict {
  if (!payment) return { isPaid: false, reason: 'unknown' };
  const isRefused = payment.amountRials !== amountRials || payment.amountRials % 1000 === REFUSED_ENDING_RIALS;
  switch (payment.outcome) {
    case 'paid':
      return isRefused
        ? { isPaid: false, reason: 'refused' }
        : { isPaid: true, referenceId: payment.authority.slice(1, 13), maskedCard: '603799******1234' };
    case 'open':
      return { isPaid: false, reason: 'pending' };
    case 'cancelled':
      return { isPaid: false, reason: 'cancelled' };
    default:
      return { isPaid: false, reason: 'refused' };
  }
}
