import { and, eq, inArray } from 'drizzle-orm';

import { isOver, ORDER_STATES } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import { tasks } from '../schema';
import { listTaskViews, toTaskSummary } from './task-views';

const STATES = ORDER_STATES.filter((state) => isOver(state));

export const handler = defineHandler('clean/getalloldtaskbyuserid', async (_input, context) => {
  const { userId } = requireActor(context);
  const views = await listTaskViews(context.ports.database.connection, and(eq(tasks.customerId, userId), inArray(tasks.state, STATES)));
  return { lstTask: views.map((view) => toTaskSummary(view, 'customer', context.request.locale)) };
});
