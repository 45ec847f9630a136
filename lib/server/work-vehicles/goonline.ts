import { sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { defineHandler, requireActor } from '../handler';
import { trucks } from '../schema';
import { requireOwnVehicle } from './removeworkvehicle';
import { readOwnVehicles } from './store';

/** A truck that is not approved, or whose paper has ended, does not go online: move-not-allowed. */
export const handler = defineHandler('workvehicle/goonline', async ({ vehicleid, googleLat, googleLong }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const vehicle = await requireOwnVehicle(transaction, userId, vehicleid);
    const isUsable = vehicle.state === 'approved' && vehicle.validUntil >= toTehranDate(now.getTime());
    if (vehicle.use !== 'petrol-truck' || !isUsable) throw new CallError('move-not-allowed');
    const values = {
      vehicleId: vehicle.id,
      number: vehicle.number,
      fuels: vehicle.fuels,
      latitude: googleLat,
      longitude: googleLong,
      seenAt: now,
      onlineSince: now,
      askedAt: null,
    };
    // Another truck has another tank.
    const litres = sql`CASE WHEN ${trucks.vehicleId} = ${vehicle.id} THEN ${trucks.litres} END`;
    await transaction
      .insert(trucks)
      .values({ ...values, driverId: userId })
      .onConflictDoUpdate({ target: trucks.driverId, set: { ...values, litres } });
  });
  return readOwnVehicles(database.connection, userId, now);
});
