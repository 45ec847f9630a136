import { CallError } from '@/lib/contract/call-error';

import { listNoticesOfOrder, WORD_EVENT } from '../identity';
import { defineHandler, requireActor } from '../handler';
import { findThread, isOrder } from './threads';

export const handler = defineHandler('ordermessage/getthread', async ({ taskid }, context) => {
  const reader = { userId: requireActor(context).userId, locale: context.request.locale };
  const { connection } = context.ports.database;
  const thread = await findThread(connection, reader, taskid);
  if (!thread) throw new CallError((await isOrder(connection, taskid)) ? 'not-yours' : 'not-found');
  const notices = await listNoticesOfOrder(connection, reader, taskid);
  return {
    thread,
    lstNotice: notices.flatMap(({ event, ...notice }) => (event === WORD_EVENT && thread.hasWords ? [] : [notice])),
  };
});
