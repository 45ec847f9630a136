import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { ApprovalEnd, ApprovalMatter } from '@/lib/contract/desk-enumerations';

import { id, instant } from './columns';
import { users } from './identity';

/** What one operator asks for and a second has to agree to (`operators/approvals.ts`). One waits a subject at most. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    matter: text().$type<ApprovalMatter>().notNull(),
    /** The id of the dispute, order, run or other row that it is about. */
    subjectId: integer().notNull(),
    /** What is asked for, as the matter reads it. */
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
