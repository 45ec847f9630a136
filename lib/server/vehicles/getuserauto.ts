import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { listVehicles } from './store';

/** The address names a person; anybody's but the caller's own is refused. */
export const handler = defineHandler('user/getuserauto', async ({ id, offset, limit }, context) => {
  const { userId } = requireActor(context);
  if (id !== userId) throw new CallError('not-yours');
  return { lstUserAuto: await listVehicles(context.ports.database.connection, userId, { offset, limit }) };
});
