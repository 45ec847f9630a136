import type { Ports } from '../context';
import { disputes } from '../schema';

export type DisputeClock = Pick<typeof disputes.$inferInsert, 'dueAt' | 'halfCallAt'>;

/** Disputes whose provider has not answered, one an order, each with its own clock; answers their ids. */
export async function plantDisputes(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  taskIds: readonly number[],
  openedById: number,
  toClock: (index: number) => DisputeClock,
): Promise<number[]> {
  const rows = taskIds.map((taskId, index) => ({
    taskId,
    openedById,
    reason: 'not-done' as const,
    text: '',
    state: 'open' as const,
    openedAt: clock.now(),
    ...toClock(index),
  }));
  const planted = await database.connection.insert(disputes).values(rows).returning({ id: disputes.id });
  return planted.map(({ id }) => id);
}
