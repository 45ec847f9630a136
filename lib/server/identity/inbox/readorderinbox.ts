import { defineHandler, requireActor } from '../../handler';
import { readMessagesOfOrder } from './inbox';

export const handler = defineHandler('nonePreloader/user/readorderinbox', async ({ taskid: taskId }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  return { readCount: await readMessagesOfOrder(database.connection, { userId, taskId, now: clock.now() }) };
});
