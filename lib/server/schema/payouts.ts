import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type {
  PayoutMethod,
  PayoutRhythm,
  PayoutRunState,
  PayoutSource,
  PayoutState,
  ReturnCode,
} from '@/lib/contract/payout-enumerations';

import { id, instant, rials } from './columns';
import { users } from './identity';

/**
 * A person's bank account: for a provider's pay, and for payouts of a customer's wallet. Nobody is paid before an
 * operator has confirmed that the account is the person's own (BEHAVIOUR 19).
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    sheba: text().notNull(),
    /** The time when the present Sheba was entered. */
    enteredAt: instant()
      .notNull()
      .default(sql`now()`),
    /** The time of the last change; null while it is the first. */
    changedAt: instant(),
    ownerConfirmedAt: instant(),
    ownerConfirmedBy: integer().references(() => users.id),
    /** The rhythm of automatic requests of a provider's pay. */
    rhythm: text().$type<PayoutRhythm>().notNull().default('weekly'),
    /** Payouts that the bank returned in a row; a paid one ends the row. */
    returnsInARow: integer().notNull().default(0),
    /** The bank returned a payout, and an operator or another Sheba has to come before the next one. */
    blockedAt: instant(),
  },
  // Whose owner is to be confirmed.
  (table) => [index().on(table.ownerConfirmedAt), index().on(table.sheba)],
);

/**
 * Payouts that go to the bank together. `hash` is over their ids, sums, Shebas, ways and payees: who approves it
 * approves exactly these.
 */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: id(),
    state: text().$type<PayoutRunState>().notNull(),
    hash: text().notNull(),
    rowCount: integer().notNull(),
    sumRials: rials().notNull(),
    madeAt: instant().notNull(),
    /** The operator who made it: the first of the two who answer for it. */
    madeById: integer()
      .notNull()
      .references(() => users.id),
    /** The time of the second operator's approval or dissolution. */
    decidedAt: instant(),
    decidedById: integer().references(() => users.id),
    /** Why it was dissolved. */
    dissolvedReason: text(),
    /** The time when the first of its files was handed out. */
    sentAt: instant(),
    /** The time when the bank's last return file was read. */
    reportedAt: instant(),
  },
  (table) => [
    index().on(table.madeAt),
    // What waits for a second operator.
    index('payout_runs_made_index')
      .on(table.madeAt)
      .where(sql`${table.state} = 'made'`),
  ],
);

/**
 * Money that somebody asked to have sent to the bank. Its sum stands on the ledger's account `payout-clearing` until
 * the bank has paid it or returned it.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The account that it came from, and goes back to where the bank returns it. */
    source: text().$type<PayoutSource>().notNull().default('payable'),
    amountRials: rials().notNull(),
    state: text().$type<PayoutState>().notNull(),
    method: text().$type<PayoutMethod>().notNull(),
    /** The Sheba at the time of the request; in a run, the one to which the run sends it. */
    sheba: text().notNull(),
    /** In a run, the payee's name in its files. Null outside of one, and in runs of an older version. */
    payee: text(),
    requestedAt: instant().notNull(),
    runId: integer().references(() => payoutRuns.id),
    /** The time when a bank's file with it was handed out. */
    sentAt: instant(),
    settledAt: instant(),
    /** The ISO 20022 code and the words of the bank's return; null without one. */
    returnCode: text().$type<ReturnCode>(),
    returnReason: text(),
    /** It was returned, and another payout of its sum took its place by itself. */
    isSentAgain: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.runId, table.id),
    // What waits for a run.
    index()
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
  ],
);
