import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { DisputedMatter, DisputeSide, DisputeState, DisputeWish } from '@/lib/contract/enumerations';
import type { DisputeEnd } from '@/lib/contract/provider-enumerations';

import { id, instant, rials } from './columns';
import { uploadedFiles, users } from './identity';
import type { OrderLine } from './order-detail';
import { tasks } from './orders';

/** The evidence of a decision by its SHA-256, which outlives a deletion of the evidence. */
export interface DisputeSeal {
  readonly entries: readonly { readonly id: number; readonly sha256: string }[];
  readonly photos: readonly { readonly fileId: number; readonly sha256: string | null }[];
  readonly messages: readonly { readonly id: number; readonly sha256: string }[];
}

/**
 * A customer's problem (BEHAVIOUR 15), and its way to an end; one an order. Both sides read the reason and each other's
 * statements (`dispute_entries`).
 */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    openedById: integer()
      .notNull()
      .references(() => users.id),
    reason: text().$type<DisputedMatter>().notNull(),
    /** Words that operators alone read: of a contested fee, and of reports before both sides had a voice. */
    text: text().notNull(),
    wish: text().$type<DisputeWish>().notNull().default('refund'),
    /** The one piece of textiles that it is about, with its price; null for the whole order. */
    piece: jsonb().$type<OrderLine>(),
    /** The sum that a silent provider pays. */
    askedRials: rials().notNull().default(0),
    state: text().$type<DisputeState>().notNull(),
    openedAt: instant().notNull(),
    /** The deadline of the present state; null where it has none. */
    dueAt: instant(),
    halfCallAt: instant(),
    lastCallAt: instant(),
    /** The side whose turn it is has said something since. */
    spokeAt: instant(),
    /** The offer that nobody has answered yet: a sum, or the hour of a second visit. */
    offerRials: rials(),
    offerVisitAt: instant(),
    /** The hour of the second visit that was agreed. */
    visitAt: instant(),
    /** The refund so far, and the provider's debt of it. */
    backRials: rials().notNull().default(0),
    debtRials: rials().notNull().default(0),
    ended: text().$type<DisputeEnd>(),
    settledAt: instant(),
    decisionReason: text(),
    decidedAt: instant(),
    /** Every operator who has touched the case before the appeal. */
    judgeIds: jsonb().$type<readonly number[]>().notNull().default([]),
    appealedById: integer(),
    appealText: text(),
    appealedAt: instant(),
    appealReason: text(),
    appealDecidedAt: instant(),
    seal: jsonb().$type<DisputeSeal>(),
  },
  (table) => [
    uniqueIndex().on(table.taskId),
    index().on(table.openedById),
    index().on(table.appealedById),
    index().on(table.state, table.dueAt),
    index().on(table.halfCallAt),
    index().on(table.lastCallAt),
  ],
);

/** A statement or an offer of one side in a dispute. */
export const disputeEntries = pgTable(
  'dispute_entries',
  {
    id: id(),
    disputeId: integer()
      .notNull()
      .references(() => disputes.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    side: text().$type<DisputeSide>().notNull(),
    text: text().notNull(),
    offerRials: rials(),
    offerVisitAt: instant(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.disputeId), index().on(table.authorId)],
);

/** A photo of one side. The file is its photographer's own, and goes with the account; the seal keeps its hash. */
export const disputePhotos = pgTable(
  'dispute_photos',
  {
    id: id(),
    disputeId: integer()
      .notNull()
      .references(() => disputes.id),
    side: text().$type<DisputeSide>().notNull(),
    fileId: integer()
      .notNull()
      .unique()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull(),
  },
  (table) => [index().on(table.disputeId)],
);
