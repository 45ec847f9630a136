import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type AccountKind } from '../schema';

/** A person and the accounts to read. They are credit accounts: what comes in is a credit, below zero. */
export interface StatementOwner {
  readonly userId: number;
  readonly kinds: readonly AccountKind[];
}

/** Entries of a person's accounts with their postings, to select from. The ledger is indexed by the account. */
export function ownEntries(executor: Executor, owner: StatementOwner) {
  const { id, postingId, amountRials } = ledgerEntries;
  const { reason, taskId, createdAt } = ledgerPostings;
  return executor
    .select({ id, postingId, amountRials, reason, taskId, createdAt, kind: ledgerAccounts.kind })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(isOwners(owner))
    .as('own');
}

/** Whether an account is one of an owner's. */
export function isOwners({ userId, kinds }: StatementOwner): SQL | undefined {
  return and(eq(ledgerAccounts.ownerId, userId), inArray(ledgerAccounts.kind, [...kinds]));
}
