import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { CustodyStage } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** A piece or bag of textiles, as it was listed at the door (BEHAVIOUR 22). */
export const custodyPieces = pgTable(
  'custody_pieces',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** The provider who listed it, and took the photo. */
    listedById: integer()
      .notNull()
      .references(() => users.id),
    /** The tag as scanners and people give it, in the form of `toTag`. */
    tag: text().notNull(),
    name: text().notNull(),
    /**
     * The ordered piece that it is (custody/ordered.ts); null for an unordered piece, and for one listed before this
     * was asked.
     */
    item: text(),
    /** 1 for a piece, more for a bag. */
    count: integer().notNull(),
    defects: text().notNull(),
    /** Null once its owner's account is erased. */
    fileId: integer(),
    listedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.taskId, table.tag),
    index().on(table.listedById),
    index()
      .on(table.fileId)
      .where(sql`${table.fileId} IS NOT NULL`),
  ],
);

/** The hand-overs that a piece was scanned at, each once. */
export const custodyScans = pgTable(
  'custody_scans',
  {
    pieceId: integer()
      .notNull()
      .references(() => custodyPieces.id, { onDelete: 'cascade' }),
    stage: text().$type<CustodyStage>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pieceId, table.stage] })],
);

/** The way of an order's textiles from the door to the door. */
export const custodies = pgTable(
  'custodies',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id),
    /** The time when the customer's code signed the list; null where the pieces were taken without a code. */
    signedAt: instant(),
    /** The time after which a missing scan is reported; null where none is awaited, or it was reported. */
    alarmAt: instant(),
    /** The hand-over that is meant. */
    alarmStage: text().$type<CustodyStage>(),
  },
  (table) => [
    index()
      .on(table.alarmAt)
      .where(sql`${table.alarmAt} IS NOT NULL`),
  ],
);
