import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { addDevice } from './push-devices';

export const handler = defineHandler('user/addpushdevice', async (device, context) => {
  const { userId, sessionId } = requireActor(context);
  const { database, push, clock } = context.ports;
  if (!push?.accepts(device.endpoint))
    throw new CallError('invalid-input', { fields: [{ field: 'endpoint', message: 'unknown' }] });
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    await addDevice(transaction, { userId, sessionId }, device, clock.now());
  });
  return {};
});
