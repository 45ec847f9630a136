import { eq } from 'drizzle-orm';

import type { Ports } from '../context';
import { tasks } from '../schema';

export const toIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Copies of an order, with other values in some columns. */
export async function copyOrders(
  { context, taskId }: { readonly taskId: number; readonly context: { readonly ports: Pick<Ports, 'database'> } },
  values: readonly Partial<typeof tasks.$inferInsert>[],
): Promise<number[]> {
  const { connection } = context.ports.database;
  const [order] = await connection.select().from(tasks).where(eq(tasks.id, taskId));
  if (!order) throw new Error('the order that is copied is gone');
  const { id: _id, requestId: _requestId, ...rest } = order;
  const copies = values.map((value, index) => ({ ...rest, code: `${rest.code}-${Date.now()}-${index}`, ...value }));
  return toIds(await connection.insert(tasks).values(copies).returning({ id: tasks.id }));
}
