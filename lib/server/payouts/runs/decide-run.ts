import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { answerAsSecond } from '../../operators';
import type { Transaction } from '../../ports/database';
import { payoutRuns } from '../../schema';
import { listHeld } from './holds';
import { freeEntries } from './make-run';
import { listEntries, lockRun, toBasis } from './store';

interface RunDecision {
  readonly runId: number;
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * A second operator approves a run by its hash: from now on its files can be had. Throws run-not-open for one that
 * is decided, and conflict for another hash or count of rows. Throws what `answerAsSecond` throws, and payout-held
 * where a row may not leave any more.
 */
export async function approveRun(
  transaction: Transaction,
  { runId, operatorId, hash, rowCount, now }: RunDecision & { readonly hash: string; readonly rowCount: number },
): Promise<void> {
  const run = await lockRun(transaction, runId);
  if (run.state !== 'made') throw new CallError('run-not-open');
  if (hash !== run.hash || rowCount !== run.rowCount) throw new CallError('conflict');
  const basis = toBasis(runId, await listEntries(transaction, runId));
  await answerAsSecond(transaction, basis, true, { operatorId, now });
  if ((await listHeld(transaction, run, { now, limit: 1 })).length > 0) throw new CallError('payout-held');
  await transaction
    .update(payoutRuns)
    .set({ state: 'approved', decidedAt: now, decidedById: operatorId })
    .where(eq(payoutRuns.id, runId));
}

/**
 * A second operator dissolves a run that is not approved, with a reason: its payouts wait for the next one. Throws
 * run-not-open, and what `answerAsSecond` throws.
 */
export async function dissolveRun(
  transaction: Transaction,
  { runId, operatorId, reason, now }: RunDecision & { readonly reason: string },
): Promise<void> {
  const run = await lockRun(transaction, runId);
  if (run.state !== 'made') throw new CallError('run-not-open');
  const basis = toBasis(runId, await listEntries(transaction, runId));
  await answerAsSecond(transaction, basis, false, { operatorId, now });
  await transaction
    .update(payoutRuns)
    .set({ state: 'dissolved', decidedAt: now, decidedById: operatorId, dissolvedReason: reason })
    .where(eq(payoutRuns.id, runId));
  await freeEntries(transaction, [runId]);
}
