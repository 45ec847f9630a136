import { randomBytes } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import type { Clock } from '../../ports/clock';
import type { DatabasePort } from '../../ports/database';
import { PaymentRefused, type PaymentPort, type PaymentVerdict } from '../../ports/payment';
import { testBankPayments } from '../../schema';

/** An amount with this ending is refused when it is verified, though the person paid: the way to see that by hand. */
const REFUSED_ENDING_RIALS = 130;
const AUTHORITY_BYTES = 17;

export type TestBankOutcome = 'paid' | 'refused' | 'cancelled';
export type TestBankPayment = typeof testBankPayments.$inferSelect;

export interface TestBank extends PaymentPort {
  findPayment(authority: string): Promise<TestBankPayment | null>;
  /** What the person chose on the bank's page. The first choice stands: false for any later one. */
  settle(authority: string, outcome: TestBankOutcome): Promise<boolean>;
}

/** A bank of the demo's own, with its books in our database and a page at /dev/bank/. */
export function createTestBank(database: DatabasePort, clock: Clock): TestBank {
  const { connection } = database;
  const isOf = (authority: string) => eq(testBankPayments.authority, authority);

  const findPayment = async (authority: string) =>
    (await connection.select().from(testBankPayments).where(isOf(authority)))[0] ?? null;

  return {
    gatewayId: 'test-bank',
    findPayment,
    request: async ({ amountRials, description, callbackUrl }) => {
      if (!Number.isSafeInteger(amountRials) || amountRials <= 0)
        throw new PaymentRefused(`the test bank takes whole rials above 0, not ${amountRials}`);
      const authority = `T${randomBytes(AUTHORITY_BYTES).toString('hex')}`;
      await connection
        .insert(testBankPayments)
        .values({ authority, amountRials, description, callbackUrl, outcome: 'open', createdAt: clock.now() });
      return { authority, redirectUrl: new URL(`/dev/bank/${authority}/`, callbackUrl).href };
    },
    settle: async (authority, outcome) => {
      const settled = await connection
        .update(testBankPayments)
        .set({ outcome })
        .where(and(isOf(authority), eq(testBankPayments.outcome, 'open')))
        .returning({ authority: testBankPayments.authority });
      return settled.length > 0;
    },
    verify: async (authority, amountRials) => {
      const payment = await findPayment(authority);
      const verdict = toVerdict(payment, amountRials);
      if (verdict.isPaid) await connection.update(testBankPayments).set({ isVerified: 'yes' }).where(isOf(authority));
      return verdict;
    },
    reverse: async (authority) => {
      const isReversible = inArray(testBankPayments.outcome, ['paid', 'reversed']);
      const reversed = await connection
        .update(testBankPayments)
        .set({ outcome: 'reversed' })
        .where(and(isOf(authority), isReversible))
        .returning({ authority: testBankPayments.authority });
      return reversed.length > 0;
    },
  };
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
