import { date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

import type { CertificateKind } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { providers } from './providers';

/**
 * Certificates of a provider that end with a day. Whether the provider has one stands in `providers`; one without an
 * end has no row here.
 */
export const providerCertificates = pgTable(
  'provider_certificates',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    kind: text().$type<CertificateKind>().notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    /** The next notice to the provider before the end, or the end itself; null once it has ended. */
    nextAt: instant(),
  },
  (table) => [unique().on(table.userId, table.kind), index().on(table.nextAt)],
);
