import { and, eq, inArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';

import { listOrderSums, type OrderSums } from '../money';
import type { Executor } from '../ports/database';
import { bankRefunds, ledgerAccounts, ledgerEntries, ledgerPostings, tasks, type TaskRow } from '../schema';

type Order = CallAnswer<'accounting/getownmonth'>['lstOrder'][number];
type Standing = Pick<Order, 'placeEnum' | 'toCardRial'>;

/** Where the money of each order is now, by its task. */
export async function readOwnPlaces(
  executor: Executor,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  if (taskIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]));
  const sums = await listOrderSums(executor, rows);
  const held = await readHeld(executor, taskIds);
  const toCard = await readToCard(executor, taskIds);
  return new Map(
    rows.flatMap((task, index) => {
      const own = sums[index];
      const toCardRial = toCard.get(task.id) ?? 0;
      // A bank's refund waits in escrow, too.
      const heldRials = (held.get(task.id) ?? 0) - toCardRial;
      return own ? [[task.id, { placeEnum: toPlace(task, own, { heldRials, toCardRial }), toCardRial }] as const] : [];
    }),
  );
}

function toPlace(
  { state, disputedAt }: TaskRow,
  { paidRials, backRials }: OrderSums,
  { heldRials, toCardRial }: { readonly heldRials: number; readonly toCardRial: number },
): Order['placeEnum'] {
  if (toCardRial > 0) return 'to-card';
  if (heldRials > 0) return state === 'DONE' && disputedAt === null ? 'awaiting' : 'held';
  return paidRials > backRials ? 'professional' : 'back';
}

/** The sum in rial that escrow holds for each order, by its task. */
async function readHeld(executor: Executor, taskIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await executor
    .select({
      taskId: sql<number>`${ledgerPostings.taskId}`.mapWith(Number),
      rials: sql<number>`-sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(inArray(ledgerPostings.taskId, [...taskIds]), eq(ledgerAccounts.kind, 'escrow')))
    .groupBy(ledgerPostings.taskId);
  return new Map(rows.map(({ taskId, rials }) => [taskId, rials]));
}

/** The sum in rial that banks have still to give back of each order, by its task. */
async function readToCard(executor: Executor, taskIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await executor
    .select({
      taskId: bankRefunds.taskId,
      rials: sql<number>`sum(${bankRefunds.amountRials})::bigint`.mapWith(Number),
    })
    .from(bankRefunds)
    .where(and(inArray(bankRefunds.taskId, [...taskIds]), eq(bankRefunds.state, 'pending')))
    .groupBy(bankRefunds.taskId);
  return new Map(rows.map(({ taskId, rials }) => [taskId, rials]));
}
