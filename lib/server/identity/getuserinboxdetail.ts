import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { readMessage } from './inbox';

export const handler = defineHandler('nonePreloader/user/getuserinboxdetail', async ({ id }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const userInbox = await readMessage(database.connection, userId, id, { locale: context.request.locale, now: clock.now() });
  if (!userInbox) throw new CallError('not-found');
  return { userInbox };
});
