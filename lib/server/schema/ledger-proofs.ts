import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { InvariantSubject, LedgerInvariant } from '@/lib/contract/money-enumerations';

import { instant } from './columns';

/** The nightly look at the books, one row a night. */
export const ledgerProofs = pgTable('ledger_proofs', {
  /** The day in Tehran that the night began with. */
  night: text().primaryKey(),
  /** The beginning of a process's proof; another process takes over where it did not finish. */
  startedAt: instant().notNull(),
  provedAt: instant(),
  /** The broken invariants; empty where the books were right. */
  broken: jsonb()
    .$type<{ invariant: LedgerInvariant; subject: InvariantSubject; ids: readonly number[] }[]>()
    .notNull()
    .default([]),
});
