import { eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { lockOwn } from './lock-own';

export const handler = defineHandler('visitshare/endsharing', async ({ taskid }, context) => {
  const { userId } = requireActor(context);
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockOwn(transaction, taskid, userId);
    await transaction.update(tasks).set({ visitKey: null }).where(eq(tasks.id, task.id));
  });
  return {};
});
