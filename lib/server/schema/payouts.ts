import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { PayoutMethod, PayoutState } from '@/lib/contract/provider-enumerations';

import { id, instant, rials } from './columns';
import { users } from './identity';
import { providers } from './providers';

/**
 * Where a provider's pay goes. Nobody is paid before an operator has confirmed that the account is the provider's own
 * (BEHAVIOUR 19).
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: integer()
      .primaryKey()
      .references(() => providers.userId),
    sheba: text().notNull(),
    /** When another one took its place; null while it is the first. */
    changedAt: instant(),
    ownerConfirmedAt: instant(),
    ownerConfirmedBy: integer().references(() => users.id),
  },
  (table) => [index().on(table.sheba)],
);

/**
 * Pay that somebody asked to have sent to the bank. Its sum stands on the ledger's account `payout-clearing` until the
 * bank has paid it or returned it.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    amountRials: rials().notNull(),
    state: text().$type<PayoutState>().notNull(),
    method: text().$type<PayoutMethod>().notNull(),
    /** As it was when the payout was asked for. */
    sheba: text().notNull(),
    requestedAt: instant().notNull(),
    settledAt: instant(),
    /** What the bank said of one that it returned. */
    returnReason: text(),
  },
  (table) => [
    index().on(table.userId, table.id),
    // What waits for a run.
    index()
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
  ],
);
