import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { APPROVAL_MS } from '@/lib/domain/constants/money';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';
import { toPayoutMethod } from '@/lib/domain/payout/payout-method';
import { toFullName } from '@/lib/domain/person/full-name';

import { askForSecond } from '../../operators';
import type { Transaction } from '../../ports/database';
import { payoutAccounts, payoutRuns, payouts, users } from '../../schema';
import { toHold } from './holds';
import { isAmong, isWaiting, sumRials, toBasis, toRunHash, type RunEntry, type RunRow } from './store';

interface RunOrder {
  readonly operatorId: number;
  /** Our own account, which the bank pays from; null where none is configured. */
  readonly ownSheba: string | null;
  readonly now: Date;
}

/**
 * Gathers what can leave into a run: payouts whose account an operator has confirmed, that nothing holds back, and that
 * are not the operator's own. Each goes to the Sheba of today. Runs that nobody approved in time are dissolved before.
 * Throws nothing-due.
 */
export async function makeRun(transaction: Transaction, order: RunOrder): Promise<RunRow> {
  const { operatorId, now } = order;
  await dissolveLapsed(transaction, now);
  const entries = await lockDue(transaction, order);
  if (entries.length === 0) throw new CallError('nothing-due');
  const [run] = await transaction
    .insert(payoutRuns)
    .values({
      state: 'made',
      hash: toRunHash(entries),
      rowCount: entries.length,
      sumRials: sumRials(entries),
      madeAt: now,
      madeById: operatorId,
    })
    .returning();
  if (!run) throw new Error('The run of payouts was not written');
  await takeIntoRun(transaction, run.id, entries);
  await askForSecond(transaction, { ...toBasis(run.id, entries), proposal: {} }, { operatorId, now });
  return run;
}

/**
 * Payouts that may leave now. A statement that waited for another maker's lock finds these payouts in the other run.
 */
async function lockDue(transaction: Transaction, { operatorId, ownSheba, now }: RunOrder): Promise<RunEntry[]> {
  const rows = await transaction
    .select({
      id: payouts.id,
      userId: payouts.userId,
      amountRials: payouts.amountRials,
      sheba: payoutAccounts.sheba,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.userId, payouts.userId))
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(isWaiting(now), isNull(toHold({ operatorId, now }))))
    .orderBy(asc(payouts.id))
    .limit(PAYOUT_RUN.mostRows)
    .for('update', { of: payouts });
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    payee: toFullName({ firstName, lastName }),
    method: toPayoutMethod({ ...row, ownSheba, atMs: now.getTime() }),
  }));
}

/** The rows that the hash is over are the rows that are written. */
async function takeIntoRun(transaction: Transaction, runId: number, entries: readonly RunEntry[]): Promise<void> {
  const due = JSON.stringify(entries.map(({ id, sheba, method, payee }) => ({ id, sheba, method, payee })));
  await transaction.execute(sql`
    UPDATE ${payouts}
    SET state = 'in-run', run_id = ${runId}, sheba = due.sheba, method = due.method, payee = due.payee
    FROM jsonb_to_recordset(${due}::jsonb) AS due (id int, sheba text, method text, payee text)
    WHERE ${payouts.id} = due.id`);
}

const FREE = { state: 'requested', runId: null, payee: null } as const;

/** Frees the payouts of a run that nobody approved: they wait for the next one. */
export async function freeEntries(transaction: Transaction, runIds: readonly number[]): Promise<void> {
  await transaction
    .update(payouts)
    .set(FREE)
    .where(and(inArray(payouts.runId, [...runIds]), eq(payouts.state, 'in-run')));
}

/** Frees some payouts of an approved run, whose file has not been handed out. */
export async function freeAmong(transaction: Transaction, payoutIds: readonly number[]): Promise<void> {
  await transaction.update(payouts).set(FREE).where(isAmong(payoutIds));
}

async function dissolveLapsed(transaction: Transaction, now: Date): Promise<void> {
  const lapsedAt = new Date(now.getTime() - APPROVAL_MS);
  const lapsed = await transaction
    .update(payoutRuns)
    .set({ state: 'dissolved', decidedAt: now })
    .where(and(eq(payoutRuns.state, 'made'), lte(payoutRuns.madeAt, lapsedAt)))
    .returning({ id: payoutRuns.id });
  if (lapsed.length > 0)
    await freeEntries(
      transaction,
      lapsed.map(({ id }) => id),
    );
}

/** Whether a second operator can still approve a run. */
export function isLapsed({ madeAt }: Pick<RunRow, 'madeAt'>, now: Date): boolean {
  return now.getTime() >= madeAt.getTime() + APPROVAL_MS;
}
