import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isUnsettled } from '@/lib/domain/order/order-states';

import { defineHandler, requireActor } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { tasks, type TaskRow } from '../../../schema';
import { findBidderAccess } from '../../reading/bidder-view';
import { readMatch } from '../../reading/match';

export const handler = defineHandler('expert/getmatch', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const { userId } = requireActor(context);
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (!(await isConcerned(connection, task, userId))) throw new CallError('not-yours');
  return readMatch(connection, context.ports.routing, task, userId);
});

/** It was offered to the provider, or the provider may bid on it or has. */
async function isConcerned(executor: Executor, task: TaskRow, providerId: number): Promise<boolean> {
  if (task.providerId === providerId && !isUnsettled(task.state)) return true;
  return (await findBidderAccess(executor, task.id, providerId)) !== null;
}
