import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';

/**
 * Alerts (BEHAVIOUR 7, 30). They are written in their event's transaction, published until a client has received them,
 * and kept until they are answered or their matter is over.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    userId: integer().notNull(),
    topic: text().notNull(),
    /** The wire's underscore form for providers; a JSON text for the customer. */
    payload: text().notNull(),
    /** `taskId`; of the end of an offer, `closed` says why. */
    context: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it is published no more: its reader gets it by asking. */
    nextAttemptAt: instant(),
    /** A client has it: from then on it is published no more. */
    receivedAt: instant(),
    /** It was answered, or its matter is over. */
    acknowledgedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index('alerts_task').on(sql`(${table.context} ->> 'taskId')`),
    index().on(table.acknowledgedAt, table.nextAttemptAt),
    index().on(table.createdAt),
  ],
);
