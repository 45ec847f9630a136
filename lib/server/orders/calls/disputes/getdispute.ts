import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { disputes, tasks } from '../../../schema';
import { requireSide } from '../../disputes/store';
import { toDisputeCase } from '../../reading/dispute-case';

export const handler = defineHandler('dispute/getdispute', async ({ taskid }, context) => {
  const { database, clock } = context.ports;
  const { connection } = database;
  const [found] = await connection
    .select({ task: tasks, dispute: disputes })
    .from(tasks)
    .leftJoin(disputes, eq(disputes.taskId, tasks.id))
    .where(eq(tasks.id, taskid));
  if (!found) throw new CallError('not-found');
  const { task, dispute } = found;
  const side = requireSide(task, requireActor(context).userId);
  if (!dispute) throw new CallError('not-found');
  return {
    dispute: await toDisputeCase(connection, { task, dispute, side, locale: context.request.locale, now: clock.now() }),
  };
});
