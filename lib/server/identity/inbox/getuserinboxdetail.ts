import { defineHandler, requireActor } from '../../handler';
import { findMessage, readMessage } from './inbox';

export const handler = defineHandler('nonePreloader/user/getuserinboxdetail', async ({ id }, context) => {
  const { userId, viewer } = requireActor(context);
  const { database, clock } = context.ports;
  const reading = { locale: context.request.locale, now: clock.now() };
  // Who looks with the person's eyes has not read it for them.
  if (viewer) return { userInbox: await findMessage(database.connection, userId, id, reading) };
  return { userInbox: await readMessage(database.connection, userId, id, reading) };
});
