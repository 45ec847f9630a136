import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { trucks } from '../schema';
import { readOwnVehicles } from './store';

/** More than the tank holds is a full tank. Who was never online drives no truck: move-not-allowed. */
export const handler = defineHandler('workvehicle/filltank', async ({ litres }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const filled = await database.connection
    .update(trucks)
    .set({ litres })
    .where(eq(trucks.driverId, userId))
    .returning({ id: trucks.id });
  if (filled.length === 0) throw new CallError('move-not-allowed');
  return readOwnVehicles(database.connection, userId, clock.now());
});
