import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import {
  isRefused,
  isReturnAhead,
  isWorkAwaited,
  listStates,
  type StateQuestion,
} from '@/lib/domain/order/order-states';

import { tasks, users } from '../../schema';
import type { QueueRows } from './queue';

/** Orders that stand still in some states. */
const toOrderRows = (stands: StateQuestion): QueueRows => ({
  table: tasks,
  caseId: tasks.id,
  since: sql`${tasks.stuckAt}`,
  waits: (now) => and(lte(tasks.stuckAt, now), inArray(tasks.state, listStates(stands))),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: tasks.id,
        code: tasks.code,
        amountRial: tasks.priceRials,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(tasks)
      .innerJoin(users, eq(users.id, tasks.customerId))
      .where(inArray(tasks.id, [...caseIds])),
});

/** Orders whose provider said no or nothing, and tasks for which nobody was chosen. */
export const unansweredRows = toOrderRows(isRefused);

/**
 * Accepted work of which neither side has said that it is over, and textiles of which a scan is missing for too long
 * (BEHAVIOUR 22).
 */
export const overdueRows = toOrderRows((state) => isWorkAwaited(state) || isReturnAhead(state));
