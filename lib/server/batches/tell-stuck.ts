import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';

import { BATCH_ALARM_FAILURES } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';
import { tellOperators } from '../enquiries';
import type { Executor, Transaction } from '../ports/database';
import { retries } from '../schema';

/** Rows that one message names. */
const NAMED = 10;

const isUntold = () => and(gte(retries.failures, BATCH_ALARM_FAILURES), isNull(retries.toldAt));

/**
 * Tells the operators of rows that batches keep failing at: each row once, those of one batch together. How many
 * batches. For the timers.
 */
export async function tellStuck(context: ServiceContext): Promise<number> {
  const { database } = context.ports;
  const stuck = await listStuckBatches(database.connection);
  for (const batch of stuck) await database.transaction((transaction) => tellOf(transaction, batch, context));
  if (stuck.length > 0) context.signals.messagesPending();
  return stuck.length;
}

async function listStuckBatches(executor: Executor): Promise<string[]> {
  const found = await executor.selectDistinct({ batch: retries.batch }).from(retries).where(isUntold());
  return found.map(({ batch }) => batch);
}

async function tellOf(
  transaction: Transaction,
  batch: string,
  { ports, configuration }: ServiceContext,
): Promise<void> {
  const now = ports.clock.now();
  const rows = await transaction
    .select({ rowId: retries.rowId })
    .from(retries)
    .where(and(eq(retries.batch, batch), isUntold()))
    .orderBy(asc(retries.rowId))
    .for('update', { skipLocked: true });
  if (rows.length === 0) return;
  const rowIds = rows.map(({ rowId }) => rowId);
  await transaction
    .update(retries)
    .set({ toldAt: now })
    .where(and(eq(retries.batch, batch), inArray(retries.rowId, rowIds)));
  const params = { batch, count: rowIds.length, rows: rowIds.slice(0, NAMED).join(', ') };
  await tellOperators(transaction, { event: 'batch-stuck', params }, { address: configuration.enquiryAddress, now });
}
