import { defineHandler, requireActor } from '../../handler';
import { loadAccount } from './account';

export const handler = defineHandler('user/getuseraccount', async (_input, context) => {
  const { account } = await loadAccount(context.ports.database.connection, requireActor(context).userId);
  return { account };
});
