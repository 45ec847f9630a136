import { createHash } from 'node:crypto';

import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PayoutState } from '@/lib/contract/payout-enumerations';

import type { ApprovalBasis } from '../../operators';
import type { Executor, Transaction } from '../../ports/database';
import { payoutRuns, payouts } from '../../schema';

export type RunRow = typeof payoutRuns.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;
/** A payout's facts in a bank's file, for which two operators answer. */
export type RunEntry = Pick<PayoutRow, 'id' | 'userId' | 'amountRials' | 'sheba' | 'method' | 'payee'>;

/** The run under a lock. Throws not-found. */
export async function lockRun(transaction: Transaction, runId: number): Promise<RunRow> {
  const [run] = await transaction.select().from(payoutRuns).where(eq(payoutRuns.id, runId)).for('update');
  if (!run) throw new CallError('not-found');
  return run;
}

/** The payouts of a run in the order of their ids. */
export function listEntries(executor: Executor, runId: number): Promise<RunEntry[]> {
  const { id, userId, amountRials, sheba, method, payee } = payouts;
  return executor
    .select({ id, userId, amountRials, sheba, method, payee })
    .from(payouts)
    .where(eq(payouts.runId, runId))
    .orderBy(asc(id));
}

/**
 * SHA-256 over ids, sums, Shebas, ways and payees, in the order of the ids: another rial or name is another hash. Runs
 * of an older version have no payees in theirs.
 */
export function toRunHash(entries: readonly RunEntry[]): string {
  const hash = createHash('sha256');
  for (const { id, amountRials, sheba, method, payee } of entries) {
    const facts = [id, amountRials, sheba, method];
    hash.update(`${(payee === null ? facts : [...facts, JSON.stringify(payee)]).join(':')}\n`);
  }
  return hash.digest('hex');
}

/** The content to which a second operator's approval is bound, and the payees. */
export function toBasis(runId: number, entries: readonly RunEntry[]): ApprovalBasis {
  return {
    matter: 'payout-run',
    subjectId: runId,
    facts: { hash: toRunHash(entries) },
    beneficiaryIds: [...new Set(entries.map(({ userId }) => userId))],
  };
}

export function sumRials(entries: readonly Pick<RunEntry, 'amountRials'>[]): number {
  return entries.reduce((sum, { amountRials }) => sum + amountRials, 0);
}

/** The payouts of these ids, of thousands as of one. */
export function isAmong(ids: readonly number[]) {
  return sql`${payouts.id} = ANY (string_to_array(${ids.join()}, ',')::int[])`;
}

/** Payouts that wait for a run. The condition on the state stands in the statement, as in the index of waiting ones. */
export function isWaiting(now: Date) {
  return and(sql`${payouts.state} = 'requested'`, lte(payouts.requestedAt, now));
}

/** Payouts of a run in a state. */
export function isOfRun(runId: number, state: PayoutState) {
  return and(eq(payouts.runId, runId), eq(payouts.state, state));
}

/** The run's present number of payouts, and their sum in rial. */
export async function sumRun(executor: Executor, runId: number): Promise<Pick<RunRow, 'rowCount' | 'sumRials'>> {
  const [sums] = await executor
    .select({
      rowCount: count(),
      sumRials: sql<number>`coalesce(sum(${payouts.amountRials}), 0)::bigint`.mapWith(Number),
    })
    .from(payouts)
    .where(eq(payouts.runId, runId));
  return sums ?? { rowCount: 0, sumRials: 0 };
}

/** Closes a run of which the bank has said of each payout that it is paid or returned. */
export async function closeIfSettled(transaction: Transaction, runId: number): Promise<void> {
  const isOpen = and(eq(payouts.runId, runId), inArray(payouts.state, ['in-run', 'at-bank', 'unknown']));
  if ((await transaction.$count(payouts, isOpen)) > 0) return;
  await transaction.update(payoutRuns).set({ state: 'closed' }).where(eq(payoutRuns.id, runId));
}
