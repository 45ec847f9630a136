import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { PaperRequestKind, PaperRequestState } from '@/lib/contract/desk-enumerations';

import { id, instant } from './columns';
import { uploadedFiles, users } from './identity';

/** Papers that operators asked professionals and applicants for (decision 0157). */
export const paperRequests = pgTable(
  'paper_requests',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().$type<PaperRequestKind>().notNull(),
    reason: text().notNull(),
    state: text().$type<PaperRequestState>().notNull(),
    dueDay: date({ mode: 'string' }).notNull(),
    /** The time of the owner's reminder, or of the lapse; null while nobody waits for the owner. */
    nextAt: instant(),
    fileId: integer().references(() => uploadedFiles.id),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    /** The time when its state began. */
    turnedAt: instant().notNull(),
    decidedById: integer().references(() => users.id),
  },
  (table) => [
    index().on(table.userId, table.state),
    index().on(table.state, table.turnedAt),
    index().on(table.nextAt),
    index().on(table.fileId),
  ],
);
