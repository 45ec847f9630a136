import { eq } from 'drizzle-orm';

import { isProviderRole } from '@/lib/domain/provider/provider-roles';
import { findReader, notify } from '../messages';
import type { DatabasePort } from '../ports/database';
import { ledgerPostings, userRoles, users } from '../schema';
import { getBalanceRials, platformAccounts, userAccount } from './accounts';
import { post } from './ledger';

/**
 * The part of an account that a deposit fills: the customer's wallet, or the credit that a provider's commissions come
 * out of.
 */
export const DEPOSIT_PARTS = ['wallet', 'credit'] as const;

export interface Deposit {
  /** The mobile in its one form: 09121234567. */
  readonly mobile: string;
  readonly part: (typeof DEPOSIT_PARTS)[number];
  readonly amountRials: number;
  /** The operator's own number of it: one receipt is booked once. */
  readonly receipt: string;
}

/** `booked-before`: the receipt stands in the books already, and nothing moved. */
export type Deposited =
  | { readonly outcome: 'no-account' }
  | { readonly outcome: 'no-provider' }
  | { readonly outcome: 'booked' | 'booked-before'; readonly balanceRials: number };

/**
 * Books money that reached the operator outside the site: a transfer, banknotes at the counter. In one transaction with
 * the message to its owner.
 */
export async function bookDeposit(
  database: DatabasePort,
  { mobile, part, amountRials, receipt }: Deposit,
  now: Date,
): Promise<Deposited> {
  return database.transaction(async (transaction) => {
    const [person] = await transaction.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    if (!person) return { outcome: 'no-account' };
    const roles = await transaction.select().from(userRoles).where(eq(userRoles.userId, person.id));
    if (part === 'credit' && !roles.some(({ roleId }) => isProviderRole(roleId))) return { outcome: 'no-provider' };
    const account = userAccount(part === 'wallet' ? 'cash' : 'bidding-credit', person.id);
    const idempotencyKey = `deposit:${receipt}`;
    const [before] = await transaction
      .select({ id: ledgerPostings.id })
      .from(ledgerPostings)
      .where(eq(ledgerPostings.idempotencyKey, idempotencyKey));
    if (!before) {
      await post(transaction, {
        idempotencyKey,
        reason: 'desk-deposit',
        now,
        entries: [
          // Banknotes and what stands for them: no gateway brought this money.
          { account: platformAccounts.codClearing, amountRials },
          { account, amountRials: -amountRials },
        ],
      });
      const reader = await findReader(transaction, person.id);
      const event = part === 'wallet' ? 'wallet-increased' : 'credit-increased';
      if (reader) await notify(transaction, reader, { event, params: { amountRials }, smsText: null, now });
    }
    return { outcome: before ? 'booked-before' : 'booked', balanceRials: await getBalanceRials(transaction, account) };
  });
}
