import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import type { BankAnswer, BankCaseEnd, BankCaseKind } from '@/lib/contract/desk-enumerations';

import { id, instant } from './columns';
import { users } from './identity';
import { bankRefunds, paymentAttempts, walletTopUps } from './money';
import { payouts } from './payouts';

/**
 * Bank money without a known place, and money that has no owner any more (decisions 0141, 0187). A row names one of the
 * four: an order's payment, a top-up, a refund, a payout.
 */
export const bankCases = pgTable(
  'bank_cases',
  {
    id: id(),
    kind: text().$type<BankCaseKind>().notNull(),
    attemptId: integer().references(() => paymentAttempts.id),
    topUpId: integer().references(() => walletTopUps.id),
    refundId: integer().references(() => bankRefunds.id),
    payoutId: integer().references(() => payouts.id),
    notedAt: instant().notNull(),
    /** The gateway's last answer. */
    lastAnswer: text().$type<BankAnswer>(),
    lastAskedAt: instant(),
    /** The time of an operator's order to ask it again. */
    handAskedAt: instant(),
    endedAt: instant(),
    ended: text().$type<BankCaseEnd>(),
    endedById: integer().references(() => users.id),
    /** The bank's own name of the payment or transfer, as an operator typed it. */
    reference: text(),
    reason: text(),
  },
  (table) => [
    unique().on(table.kind, table.attemptId),
    unique().on(table.kind, table.topUpId),
    unique().on(table.refundId),
    unique().on(table.payoutId),
    index()
      .on(table.notedAt)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);
