import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isVisitOver } from '@/lib/domain/order/visit-sharing';

import type { CallContext } from '../../context';
import { orderRecipients, tasks, type TaskRow } from '../../schema';
import { addressBudget, takeFromBudgets } from '../../throttles';

interface KeyedVisit {
  readonly task: TaskRow;
  /** The recipient's name in the customer's own text; null for a guest, to whom the customer shows the visit. */
  readonly recipientName: string | null;
}

/**
 * The order that a key of a link opens. Throws not-found for a key that nobody has any more, which counts for the
 * address that asked; link-expired for a guest after the visit; TooMuchRequest.
 */
export async function requireVisitByKey(context: CallContext, visitKey: string): Promise<KeyedVisit> {
  const { database, clock } = context.ports;
  const { connection } = database;
  const [keyed] = await connection
    .select({ task: tasks, recipientName: orderRecipients.name })
    .from(orderRecipients)
    .innerJoin(tasks, eq(tasks.id, orderRecipients.taskId))
    .where(eq(orderRecipients.visitKey, visitKey));
  if (keyed) return keyed;
  const [task] = await connection.select().from(tasks).where(eq(tasks.visitKey, visitKey));
  if (task) {
    if (isVisitOver(task.state)) throw new CallError('link-expired');
    return { task, recipientName: null };
  }
  await takeFromBudgets(connection, [addressBudget('wrongVisitKey', context.request.ipAddress)], clock.now());
  throw new CallError('not-found');
}
