import { and, asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PayoutFileFormat, PayoutMethod } from '@/lib/contract/payout-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';
import { toCsvFileText } from '@/lib/domain/text/csv';

import type { Executor, Transaction } from '../../ports/database';
import { payoutRuns, payouts, users } from '../../schema';
import { toCctiFile } from './ccti-file';
import type { FileEntry } from './file-entry';
import { listHeld } from './holds';
import { freeAmong } from './make-run';
import { closeIfSettled, isOfRun, lockRun, sumRun, type RunRow } from './store';

interface FileOrder {
  readonly runId: number;
  readonly method: PayoutMethod;
  readonly format: PayoutFileFormat;
  readonly ownSheba: string | null;
  readonly now: Date;
}

export interface BankFile {
  readonly fileName: string;
  readonly text: string;
  readonly rowCount: number;
  readonly sumRials: number;
}

interface HandedOut {
  /** Null where none of its payouts may leave any more. */
  readonly file: BankFile | null;
  /** The payouts that are left out: they have left the run, and wait for the next one. */
  readonly lstHeld: Awaited<ReturnType<typeof listHeld>>;
}

/**
 * The bank's file of one way of an approved run. Its payouts are at the bank from now on: nothing frees them but the
 * bank's word. Asked for again it is the same file, whatever became of its payees since. A payout that may not leave
 * any more is left out (decision 0171). Throws run-not-open for a run that is not approved, and
 * not-found where nothing goes this way. Throws no-own-account where a `.ccti` file has nobody to pay from, and
 * payee-name-too-long.
 */
export async function handOutFile(transaction: Transaction, order: FileOrder): Promise<HandedOut> {
  const { runId, method } = order;
  const run = await lockRun(transaction, runId);
  if (run.state !== 'approved' && run.state !== 'closed') throw new CallError('run-not-open');
  const lstHeld = await leaveOutHeld(transaction, run, order);
  const entries = await listFileEntries(transaction, runId, method);
  if (entries.length > 0) return { file: await toBankFile(transaction, { run, entries, order }), lstHeld };
  if (lstHeld.length > 0) return { file: null, lstHeld };
  throw new CallError('not-found');
}

/** Takes out of the run the payouts that may not leave any more. A run that keeps no payout is dissolved. */
async function leaveOutHeld(transaction: Transaction, run: RunRow, { method, now }: FileOrder) {
  const lstHeld = await listHeld(transaction, run, { now, method });
  if (lstHeld.length === 0) return lstHeld;
  await freeAmong(
    transaction,
    lstHeld.map(({ payoutid }) => payoutid),
  );
  const left = await sumRun(transaction, run.id);
  await transaction
    .update(payoutRuns)
    .set(left.rowCount === 0 ? { state: 'dissolved' } : left)
    .where(eq(payoutRuns.id, run.id));
  if (left.rowCount > 0) await closeIfSettled(transaction, run.id);
  return lstHeld;
}

interface ApprovedFile {
  readonly run: RunRow;
  readonly entries: readonly FileEntry[];
  readonly order: FileOrder;
}

async function toBankFile(transaction: Transaction, { run, entries, order }: ApprovedFile): Promise<BankFile> {
  const { runId, method, format, ownSheba, now } = order;
  await transaction
    .update(payouts)
    .set({ state: 'at-bank', sentAt: now })
    .where(and(isOfRun(runId, 'in-run'), eq(payouts.method, method)));
  if (run.sentAt === null) await transaction.update(payoutRuns).set({ sentAt: now }).where(eq(payoutRuns.id, runId));
  const sums = {
    rowCount: entries.length,
    sumRials: entries.reduce((sum, { amountRials }) => sum + amountRials, 0),
  };
  if (format === 'csv') return { fileName: `payouts-${runId}-${method}.csv`, text: toCsvFile(entries), ...sums };
  if (ownSheba === null) throw new CallError('no-own-account');
  const file = toCctiFile(entries, { runId, method, ownSheba, madeAt: run.decidedAt ?? now, ...sums });
  return { ...file, ...sums };
}

async function listFileEntries(executor: Executor, runId: number, method: PayoutMethod): Promise<FileEntry[]> {
  const rows = await executor
    .select({
      id: payouts.id,
      amountRials: payouts.amountRials,
      sheba: payouts.sheba,
      payee: payouts.payee,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(eq(payouts.runId, runId), eq(payouts.method, method)))
    .orderBy(asc(payouts.id));
  // A run of an older version kept no names.
  return rows.map(({ firstName, lastName, payee, ...row }) => ({
    ...row,
    payee: payee ?? toFullName({ firstName, lastName }),
  }));
}

const CSV_HEAD = ['id', 'amountRial', 'sheba', 'payee'];

/** A line a payout, whole rial. */
function toCsvFile(entries: readonly FileEntry[]): string {
  return toCsvFileText([
    CSV_HEAD,
    ...entries.map(({ id, amountRials, sheba, payee }) => [id, amountRials, sheba, payee]),
  ]);
}
