import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The identity of this database: one row, written at its first start. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** It has the samples, and may never meet real people. */
    isDemo: boolean().notNull(),
    /**
     * The fingerprint of the SESSION_SECRET that its passwords and marks were made with; null until a start has looked.
     */
    secretFingerprint: text(),
    /**
     * The last migration that is applied, by its name, and the version that applied it; null until a start has looked.
     */
    newestMigration: text(),
    writtenBy: text(),
    /** The tax office's memory and our economic code, by the last start. New invoices carry them. Null without one. */
    taxMemoryId: text(),
    taxEconomicCode: text(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
);
