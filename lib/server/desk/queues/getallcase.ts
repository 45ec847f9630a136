import { defineHandler } from '../../handler';
import { listCases } from './list-cases';
import { toDeskReader } from './reader';

export const handler = defineHandler('operator/getallcase', async ({ queue, ...page }, context) => {
  const reader = await toDeskReader(context, queue);
  const listed = await listCases(context.ports.database.connection, reader, page);
  return { ...listed, serverNowMs: reader.now.getTime() };
});
