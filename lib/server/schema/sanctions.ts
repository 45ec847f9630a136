import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type {
  ExcuseCause,
  ExcuseDecision,
  ReliabilityReason,
  SanctionDecision,
  SanctionKind,
} from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { uploadedFiles, users } from './identity';
import { tasks } from './orders';
import { providers } from './providers';

/** Events of a provider's reliability (BEHAVIOUR 18): an order moves it once for each reason. */
export const reliabilityEvents = pgTable(
  'reliability_events',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    reason: text().$type<ReliabilityReason>().notNull(),
    /** The points added, negative for points taken; points cut off by the limit of 100 are not in it. */
    points: integer().notNull(),
    at: instant().notNull(),
    /**
     * It does not count since then: an operator lifted what followed from it, it is too old, or papers say why. Papers
     * that are refused make it count again.
     */
    liftedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.taskId, table.userId, table.reason),
    index().on(table.userId, table.at),
    // What becomes too old.
    index()
      .on(table.at)
      .where(sql`${table.points} < 0 AND ${table.liftedAt} IS NULL`),
  ],
);

/**
 * The house's measures against a provider, with words and evidence; never in money. An operator decides on an appeal.
 */
export const sanctions = pgTable(
  'sanctions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    kind: text().$type<SanctionKind>().notNull(),
    /** The rows of `reliability_events` that it rests on. */
    evidence: jsonb().$type<readonly number[]>().notNull(),
    /** Why, in an operator's words; null where the house's rules decided. */
    reason: text(),
    /** The points that were left. */
    points: integer().notNull(),
    beganAt: instant().notNull(),
    /** Null for one that does not end by itself. */
    endsAt: instant(),
    endedAt: instant(),
    appealDueAt: instant().notNull(),
    appealText: text(),
    appealedAt: instant(),
    decision: text().$type<SanctionDecision>(),
    decisionReason: text(),
    decidedAt: instant(),
    decidedBy: integer().references(() => users.id),
  },
  (table) => [
    index().on(table.userId, table.id),
    index()
      .on(table.endsAt)
      .where(sql`${table.endedAt} IS NULL`),
    index()
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} IS NOT NULL AND ${table.decidedAt} IS NULL`),
  ],
);

/** Why a provider could not come to accepted work, with papers. Its points are held until an operator has decided. */
export const withdrawalExcuses = pgTable(
  'withdrawal_excuses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    /** The event that does not count while the papers wait, and counts again if they are refused. */
    eventId: integer()
      .notNull()
      .references(() => reliabilityEvents.id),
    cause: text().$type<ExcuseCause>().notNull(),
    /** The provider's own words; empty for none. */
    text: text().notNull(),
    sentAt: instant().notNull(),
    decision: text().$type<ExcuseDecision>(),
    decisionReason: text(),
    decidedAt: instant(),
    decidedBy: integer().references(() => users.id),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.eventId),
    index()
      .on(table.sentAt)
      .where(sql`${table.decidedAt} IS NULL`),
  ],
);

/** Photos of papers that an appeal or an excuse rests on, for their provider and the operators. */
export const standingPapers = pgTable(
  'standing_papers',
  {
    id: id(),
    sanctionId: integer().references(() => sanctions.id),
    excuseId: integer().references(() => withdrawalExcuses.id),
    fileId: integer()
      .notNull()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.sanctionId),
    index().on(table.excuseId),
    index().on(table.fileId),
    check('standing_papers_of_one', sql`num_nonnulls(${table.sanctionId}, ${table.excuseId}) = 1`),
  ],
);
