import { defineHandler, requireActor } from '../../handler';
import { countMessages, listMessages } from './inbox';

export const handler = defineHandler('user/getuserinbox', async (input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const userInboxLst = await listMessages(connection, userId, input, context.request.locale);
  return { userInboxLst, inboxCount: await countMessages(connection, userId, input) };
});
