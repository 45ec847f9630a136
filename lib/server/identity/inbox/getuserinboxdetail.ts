import { defineHandler, requireActor } from '../../handler';
import { readMessage } from './inbox';

export const handler = defineHandler('nonePreloader/user/getuserinboxdetail', async ({ id }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  return {
    userInbox: await readMessage(database.connection, userId, id, { locale: context.request.locale, now: clock.now() }),
  };
});
