import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { PaymentPurpose, TipWay } from '@/lib/contract/money-enumerations';

import { id, instant, rials } from './columns';
import { giftCodes } from './gift-codes';
import { tasks } from './orders';

/**
 * The accounts of BEHAVIOUR 9. `cash`, `gift`, `payable`, `bidding-credit` and `provider-debt` belong to a user; the
 * others to the platform (ownerId 0). `provider-debt` is a provider's debt for a dispute that was lost after the
 * payout. `dispute-loss` is the marketplace's share of a decision that an appeal changed, and of a refund whose
 * commission is spent. `lateness` is its compensation for late starts that it has not taken back. `balanceRials` is
 * given on the account's normal side; custom.sql refuses a negative one but for the clearing accounts. Of the kinds in
 * `SPREAD_KINDS` it is zero: their balance stands in `ledgerSlots`.
 */
export const ACCOUNT_KINDS = [
  'cash',
  'gift',
  'payable',
  'bidding-credit',
  'commission',
  'gift-expense',
  'escrow',
  'gateway-clearing',
  'cod-clearing',
  'payout-clearing',
  'tips',
  'provider-debt',
  'dispute-loss',
  'lateness',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The accounts that nearly every order moves (`ledger_is_spread` in custom.sql has them, too). */
export const SPREAD_KINDS = ['escrow', 'gateway-clearing', 'cod-clearing'] as const satisfies readonly AccountKind[];
export type SpreadKind = (typeof SPREAD_KINDS)[number];

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text().$type<AccountKind>().notNull(),
    ownerId: integer().notNull().default(0),
    normalSide: text().$type<'debit' | 'credit'>().notNull(),
    balanceRials: rials().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.kind, table.ownerId)],
);

/**
 * A balance that nearly every order moves, in several rows: orders wait for each other only where they share one. An
 * order always moves the row of its number, and what belongs to no order the row 0 (`ledger_slot` in custom.sql). A row
 * of escrow is never below zero, since no order takes out more than it brought. Sums are in rial on the normal side of
 * the account.
 */
export const ledgerSlots = pgTable(
  'ledger_slots',
  {
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id, { onDelete: 'cascade' }),
    slot: integer().notNull(),
    kind: text().$type<SpreadKind>().notNull(),
    balanceRials: rials().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slot] })],
);

/** One movement of money, once: the idempotency key is unique. Append-only. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    idempotencyKey: text().notNull().unique(),
    reason: text().notNull(),
    taskId: integer().references(() => tasks.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId)],
);

/**
 * A side of a posting: debit positive, credit negative. The sides of one posting sum to zero: the database refuses the
 * commit otherwise. Append-only.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    postingId: integer()
      .notNull()
      .references(() => ledgerPostings.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
    amountRials: rials().notNull(),
  },
  // An account is read from its end, and summed without its rows.
  (table) => [index().on(table.postingId), index().on(table.accountId, table.id, table.amountRials)],
);

/** A gift and its rest; spent oldest first, 90 days (BEHAVIOUR 9). Their sum is the owner's gift account. */
export const giftGrants = pgTable(
  'gift_grants',
  {
    id: id(),
    userId: integer().notNull(),
    source: text().$type<'welcome' | 'referral' | 'apology' | 'code'>().notNull(),
    sourceKey: text().notNull().unique(),
    amountRials: rials().notNull(),
    remainingRials: rials().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    /** The time when its end was put off, because an order that had used it failed; null before. */
    endPutOffAt: instant(),
    /** The time of its owner's reminder of the end; null before. */
    endingToldAt: instant(),
    /** The code that it came from, whose terms hold for it; null for a gift without a code. */
    code: text().references(() => giftCodes.code),
  },
  (table) => [
    index().on(table.userId),
    index()
      .on(table.code)
      .where(sql`${table.code} IS NOT NULL`),
    // What can still end.
    index()
      .on(table.expiresAt)
      .where(sql`${table.remainingRials} > 0`),
  ],
);

/**
 * An apology that a customer was promised because a provider gave back accepted work; one an order. It becomes a gift
 * when an order of the customer's that was paid online is completed (money/apologies.ts): until then it is no money.
 */
export const apologies = pgTable(
  'apologies',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    customerId: integer().notNull(),
    providerId: integer().notNull(),
    amountRials: rials().notNull(),
    createdAt: instant().notNull(),
    grantedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.taskId), index().on(table.customerId)],
);

/** The grants that an order used, so that a refund goes to the grants it came from. */
export const giftSpends = pgTable(
  'gift_spends',
  {
    id: id(),
    grantId: integer()
      .notNull()
      .references(() => giftGrants.id),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    amountRials: rials().notNull(),
    returnedRials: rials().notNull().default(0),
  },
  (table) => [index().on(table.taskId), index().on(table.grantId)],
);

/**
 * A customer's tip for completed work beside its price, one an order. All of it is its provider's, whatever becomes of
 * the order.
 */
export const tips = pgTable('tips', {
  taskId: integer()
    .primaryKey()
    .references(() => tasks.id),
  customerId: integer().notNull(),
  providerId: integer().notNull(),
  amountRials: rials().notNull(),
  way: text().$type<TipWay>().notNull(),
  givenAt: instant().notNull(),
});

/** A payment of ours at a gateway, for any purpose. The amount is ours, never the callback's. */
const gatewayPayment = () => ({
  gatewayId: text().notNull(),
  authority: text().notNull().unique(),
  amountRials: rials().notNull(),
  referenceId: text(),
  maskedCard: text(),
  /** The time to ask the gateway without a visitor; null when nothing is left to ask. */
  nextCheckAt: instant(),
  createdAt: instant().notNull(),
  settledAt: instant(),
});

/**
 * The state of a payment. `abandoned` was asked about for 30 min in vain. `returning`, `returned`, `owed`: paid for an
 * account that was erased by then (money/ownerless.ts).
 */
type GatewayPaymentState =
  'started' | 'paid' | 'refused' | 'cancelled' | 'abandoned' | 'returning' | 'returned' | 'owed';

/**
 * An attempt to pay an order through the bank. `paid` reached it, and `reversed` went back through the gateway. What
 * came too late for it is `to-wallet`, or `to-card` while its gateway is asked to give it back and once it did.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    purpose: text().$type<PaymentPurpose>().notNull().default('order'),
    /** The proposal whose extra sum it pays, and which it approves; null for any other purpose. */
    priceChangeId: integer(),
    ...gatewayPayment(),
    state: text().$type<GatewayPaymentState | 'to-wallet' | 'to-card' | 'reversed'>().notNull(),
  },
  (table) => [index().on(table.taskId), index().on(table.nextCheckAt)],
);

/** A bank payment into a person's wallet. */
export const walletTopUps = pgTable(
  'wallet_top_ups',
  {
    id: id(),
    userId: integer().notNull(),
    /** The part of the wallet that it fills. */
    account: text().$type<'cash' | 'bidding-credit'>().notNull().default('cash'),
    ...gatewayPayment(),
    state: text().$type<GatewayPaymentState>().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.nextCheckAt)],
);

/**
 * Bank money on its way back. It stays in escrow until the gateway's reversal has succeeded, or has failed and it goes
 * to the wallet.
 */
export const bankRefunds = pgTable(
  'bank_refunds',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    amountRials: rials().notNull(),
    /** `refund`: it had paid the order. `late`: it came too late to do so. */
    cause: text().$type<'refund' | 'late'>().notNull().default('refund'),
    state: text().$type<'pending' | 'gateway' | 'wallet'>().notNull(),
    nextAttemptAt: instant().notNull(),
    /**
     * Until then its gateway is being asked, or an operator decides, and nobody else may do either; null while neither
     * happens (decision 0184).
     */
    heldUntil: instant(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [index().on(table.taskId), index().on(table.state, table.nextAttemptAt)],
);

/** The embedded test bank's own books (a partner's, not ours). */
export const testBankPayments = pgTable('test_bank_payments', {
  authority: text().primaryKey(),
  amountRials: rials().notNull(),
  description: text().notNull(),
  callbackUrl: text().notNull(),
  outcome: text().$type<'open' | 'paid' | 'refused' | 'cancelled' | 'reversed'>().notNull(),
  isVerified: text().$type<'no' | 'yes'>().notNull().default('no'),
  createdAt: instant().notNull(),
});
