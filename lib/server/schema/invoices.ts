import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { InvoiceAction, InvoiceKind } from '@/lib/contract/money-enumerations';
import type { TaxSums } from '@/lib/domain/accounting/vat';

import { id, instant, rials } from './columns';
import { tasks } from './orders';
import type { OrderLine } from './order-detail';

/** A row of an invoice: the words of the order's line, and its sums without and with tax. */
export interface InvoiceRow extends TaxSums, Pick<OrderLine, 'key' | 'params'> {}

/** A firm as an invoice names it. A person is named by the account, which can be erased. */
export interface InvoiceFirm {
  readonly name: string;
  readonly nationalId: string;
  readonly economicCode: string;
}

/** A part of its payment, by source. */
export interface InvoicePayment {
  /** `machine`: a card machine at the door. `pay`: the commission was kept out of the provider's pay or credit. */
  readonly way: 'gift' | 'wallet' | 'bank' | 'cash' | 'machine' | 'pay';
  readonly amountRials: number;
  readonly atMs: number;
  /** The reference of a bank payment, or the number on the card machine's slip; null for other payments. */
  readonly reference: string | null;
}

/**
 * Invoices (BEHAVIOUR 21, decision 0122): of a completed order one of the provider's service and one of our commission.
 * The database refuses to change or delete a row (custom.sql), so a row holds no name of a person. A correction is a
 * row of its own. The id is the invoice's number and the serial of its tax number.
 */
export const invoices = pgTable(
  // The SQL name is that of its first migration.
  'papers',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    kind: text().$type<InvoiceKind>().notNull(),
    action: text().$type<InvoiceAction>().notNull(),
    /** The invoice that this one replaces; null for an original. */
    correctsId: integer().references((): AnyPgColumn => invoices.id),
    /** Null for the marketplace. */
    sellerId: integer(),
    buyerId: integer().notNull(),
    /** Null for the marketplace, and for a person. */
    sellerFirm: jsonb().$type<InvoiceFirm>(),
    buyerFirm: jsonb().$type<InvoiceFirm>(),
    /** The marketplace's code when the invoice was written; null where the configuration had none. */
    sellerCode: text(),
    memoryId: text(),
    vatPercent: integer().notNull(),
    rows: jsonb().$type<readonly InvoiceRow[]>().notNull(),
    payments: jsonb().$type<readonly InvoicePayment[]>().notNull(),
    /** Sums of the rows: without tax, the tax, and both. */
    netRials: rials().notNull(),
    vatRials: rials().notNull(),
    totalRials: rials().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.buyerId, table.id),
    index().on(table.sellerId, table.id),
    // An order has one original of a kind, and an invoice one correction.
    uniqueIndex()
      .on(table.taskId, table.kind)
      .where(sql`${table.correctsId} IS NULL`),
    uniqueIndex().on(table.correctsId),
    index().on(table.taskId, table.id),
  ],
);

export type InvoiceRecord = typeof invoices.$inferSelect;
