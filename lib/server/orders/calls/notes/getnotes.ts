import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { readNotes } from '../../reading/customer-notes';

export const handler = defineHandler('customernote/getnotes', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { userId } = requireActor(context);
  await requireWorksOn(connection, task, userId);
  return { notes: await readNotes(connection, task, userId) };
});
