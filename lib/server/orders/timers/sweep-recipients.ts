import { and, eq, exists, inArray, lt } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isOver, listStates } from '@/lib/domain/order/order-states';
import { RECIPIENT_MEMORY_DAYS } from '@/lib/domain/constants/recipients';

import { deleteOld } from '../../background/delete-old';
import type { Executor } from '../../ports/database';
import { orderRecipients, tasks } from '../../schema';

/** Deletes recipients of orders that ended more than RECIPIENT_MEMORY_DAYS ago. For the timers, once an hour. */
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
