import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { getWaitingRoom } from '../../reading/waiting-room';

export const handler = defineHandler('suggestion/getallsuggestion4task', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
  const now = context.ports.clock.now();
  return getWaitingRoom(connection, task, { now, locale: context.request.locale });
});
