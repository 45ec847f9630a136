import { defineHandler, requireActor } from '../handler';
import { removeDevice } from './push-devices';

/** A browser of somebody else's stays as it is, and the answer does not tell it apart. */
export const handler = defineHandler('user/removepushdevice', async ({ endpoint }, context) => {
  const { userId } = requireActor(context);
  await removeDevice(context.ports.database.connection, userId, endpoint);
  return {};
});
