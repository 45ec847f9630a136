import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../../handler';
import { tasks } from '../../../schema';
import { planReassign } from '../../moves/reassign';

export const handler = defineHandler('operator/planreassign', async ({ taskid, ...hour }, { ports, request }) => {
  const { connection } = ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  return { plan: await planReassign(connection, task, { hour, now: ports.clock.now(), locale: request.locale }) };
});
