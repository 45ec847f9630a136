import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { ApprovalEnd, ApprovalMatter } from '@/lib/contract/desk-enumerations';

import { id, instant } from './columns';
import { users } from './identity';

/** A question to a second operator (`operators/approvals.ts`); at most one waits a subject. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    matter: text().$type<ApprovalMatter>().notNull(),
    /** The id of the dispute, order, run or other row that it is about. */
    subjectId: integer().notNull(),
    /** The proposal, as its matter reads it. */
    proposal: jsonb().notNull(),
    /** SHA-256 of the proposal and of the facts that it rests on: with any other hash the question is void. */
    contentHash: text().notNull(),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    /** Null while it waits. */
    ended: text().$type<ApprovalEnd>(),
    /** The second operator; null where nobody answered. */
    endedById: integer().references(() => users.id),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('approvals_waiting_index')
      .on(table.matter, table.subjectId)
      .where(sql`${table.ended} IS NULL`),
    index().on(table.askedById),
    index().on(table.endedById),
  ],
);
