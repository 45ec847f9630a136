import { defineHandler, requireActor } from '../../handler';
import { loadAccount } from './account';

export const handler = defineHandler('user/getuserinfo', async (_input, context) => {
  const loaded = await loadAccount(context.ports.database.connection, requireActor(context).userId);
  const { deliveryAddressCount: _count, ...account } = loaded.account;
  return { account };
});
