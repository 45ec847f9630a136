import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toPlate } from '@/lib/domain/person/plate';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { addVehicle, listVehicles, removeVehicle } from './store';

const WHOLE_LIST = { offset: 0, limit: 100 };

export const handler = defineHandler('user/adduserauto', async (input, context) => {
  const { userId } = requireActor(context);
  const autoId = await change(input, userId, context);
  return { lstUserAuto: await listVehicles(context.ports.database.connection, userId, WHOLE_LIST), autoId };
});

async function change(input: CallInput<'user/adduserauto'>, userId: number, { ports }: CallContext): Promise<number> {
  const { connection } = ports.database;
  if ('isenable' in input) {
    await removeVehicle(connection, userId, input.autoId);
    return input.autoId;
  }
  const { vehicleType, plaque, autoBrandId = null } = input;
  const plate = toPlate(vehicleType, plaque);
  if (plate === null) throw new CallError('invalid-input', { fields: [{ field: 'plaque', message: 'invalid-type' }] });
  const fields = { vehicleType, plate, autoBrandId, createdAt: ports.clock.now() };
  return ports.database.transaction((transaction) => addVehicle(transaction, userId, fields));
}
