import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant, rials } from './columns';
import { users } from './identity';

/**
 * Certificates of a provider's jobs, hours and income (BEHAVIOUR 25, decision 0161). A row keeps its text from its
 * making; only its end comes later.
 */
export const incomeCertificates = pgTable(
  'income_certificates',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The key in its address. Together with the code it opens the certificate without a login. */
    key: text().notNull(),
    code: text().notNull(),
    /** A month of the Jalali calendar: 140509 is Azar 1405. */
    fromMonth: integer().notNull(),
    toMonth: integer().notNull(),
    incomeRials: rials().notNull(),
    /** The JSON text that is signed. */
    said: text().notNull(),
    signature: text().notNull(),
    keyMark: text().notNull(),
    issuedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The time when its provider ended it; null for one that was left to its time. */
    endedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.key), index().on(table.userId, table.id)],
);

export type IncomeCertificateRow = typeof incomeCertificates.$inferSelect;

/** The readers of a certificate, by the name that they gave. */
export const incomeCertificateReaders = pgTable(
  'income_certificate_readers',
  {
    id: id(),
    certificateId: integer()
      .notNull()
      .references(() => incomeCertificates.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    readAt: instant().notNull(),
  },
  (table) => [index().on(table.certificateId, table.id)],
);
