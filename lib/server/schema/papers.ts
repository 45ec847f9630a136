import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { PaperAction, PaperKind } from '@/lib/contract/money-enumerations';
import type { TaxSums } from '@/lib/domain/paper/vat';

import { id, instant, rials } from './columns';
import { tasks } from './orders';
import type { OrderLine } from './order-detail';

/** A row of a paper: the words of the order's line, and its sums without and with tax. */
export interface PaperRow extends TaxSums, Pick<OrderLine, 'key' | 'params'> {}

/** A firm as a paper names it. A person is named by the account, which can be erased. */
export interface PaperFirm {
  readonly name: string;
  readonly nationalId: string;
  readonly economicCode: string;
}

/** A part of what was paid for it, by where it came from. */
export interface PaperPayment {
  /** `pay`: the commission was kept out of the provider's pay or credit. */
  readonly way: 'gift' | 'wallet' | 'bank' | 'cash' | 'pay';
  readonly amountRials: number;
  readonly atMs: number;
  /** The reference of a bank payment; null for other payments. */
  readonly reference: string | null;
}

/**
 * Invoices (BEHAVIOUR 21, decision 0122): of a completed order one of the provider's service and one of our commission.
 * The database refuses to change or delete a row (custom.sql), so a row holds no name of a person; a correction is a
 * row of its own. The id is the paper's number and the serial of its tax number.
 */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    kind: text().$type<PaperKind>().notNull(),
    action: text().$type<PaperAction>().notNull(),
    /** The paper in whose place this one is; null for an original. */
    correctsId: integer().references((): AnyPgColumn => papers.id),
    /** Null for the marketplace. */
    sellerId: integer(),
    buyerId: integer().notNull(),
    /** Null for the marketplace, and for a person. */
    sellerFirm: jsonb().$type<PaperFirm>(),
    buyerFirm: jsonb().$type<PaperFirm>(),
    /** The marketplace's code when the invoice was written; null where the configuration had none. */
    sellerCode: text(),
    memoryId: text(),
    vatPercent: integer().notNull(),
    rows: jsonb().$type<readonly PaperRow[]>().notNull(),
    payments: jsonb().$type<readonly PaperPayment[]>().notNull(),
    /** Sums of the rows: without tax, the tax, and both. */
    netRials: rials().notNull(),
    vatRials: rials().notNull(),
    totalRials: rials().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.buyerId, table.id),
    index().on(table.sellerId, table.id),
    // An order has one original of a kind, and a paper one correction.
    uniqueIndex()
      .on(table.taskId, table.kind)
      .where(sql`${table.correctsId} IS NULL`),
    uniqueIndex().on(table.correctsId),
    index().on(table.taskId, table.id),
  ],
);

export type PaperRecord = typeof papers.$inferSelect;
