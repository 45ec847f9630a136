import { countUnreadNews } from '../identity';
import { defineHandler, requireActor } from '../handler';
import { countThreads, listThreads } from './threads';

export const handler = defineHandler('ordermessage/getthreads', async (page, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  return {
    lstThread: await listThreads(connection, { userId, locale: context.request.locale }, page),
    threadCount: await countThreads(connection, userId),
    unreadNewsCount: await countUnreadNews(connection, userId),
  };
});
