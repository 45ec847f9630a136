import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * Operators' acts and reads (BEHAVIOUR 20). The database refuses to change or delete a row (custom.sql). So a row holds
 * no words of people, but ids, states, sums and dates, and the operator's own text.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Refers to no row: the account may be erased. */
    actorId: integer().notNull(),
    /** The person in whose matter the operator acted, where the call names one. */
    onBehalfOfId: integer(),
    /** The name of the call, or of the read. */
    action: text().notNull(),
    /** `dispute`, `order`, `person` and so on, with the id of the row. */
    subject: text().notNull(),
    subjectId: integer(),
    /** The operator's input. */
    input: jsonb().notNull(),
    /** The columns that changed. Null for a read and for a refusal. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Why, as the operator wrote it. */
    reason: text(),
    /** `done`, `read`, or the error that refused it. */
    outcome: text().notNull(),
    requestId: text().notNull(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.id),
    index().on(table.subject, table.subjectId, table.id),
    index().on(table.action, table.id),
  ],
);
