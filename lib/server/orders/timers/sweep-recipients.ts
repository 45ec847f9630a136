import { and, eq, exists, inArray, lt } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isOver, listStates } from '@/lib/domain/order/order-states';
import { RECIPIENT_MEMORY_DAYS } from '@/lib/domain/constants/recipients';

import { deleteOld } from '../../background/delete-old';
import type { Executor } from '../../ports/database';
import { orderRecipients, tasks } from '../../schema';

/**
 * Removes for whom orders were that have been over for a while; who has an order that goes on is kept, however old it
 * is. For the timers, once an hour.
 */
export function sweepRecipients(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECIPIENT_MEMORY_DAYS * DAY_MS);
  const longOver = executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(eq(tasks.id, orderRecipients.taskId), inArray(tasks.state, listStates(isOver)), lt(tasks.updatedAt, before)),
    );
  // No row is younger than its order's last change: the first condition is there for its index.
  return deleteOld(executor, [orderRecipients, and(lt(orderRecipients.createdAt, before), exists(longOver))]);
}
