import { eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { trucks } from '../schema';
import { readOwnVehicles } from './store';

/** Going offline twice is going offline once. */
export const handler = defineHandler('workvehicle/gooffline', async (_input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.connection.update(trucks).set({ onlineSince: null }).where(eq(trucks.driverId, userId));
  return readOwnVehicles(database.connection, userId, clock.now());
});
