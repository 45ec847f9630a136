import { asc, eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { locations, providerLocations, providerServices, trucks } from '../schema';

export const handler = defineHandler('suggestion/getexpertconfiguration', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const services = await connection
    .select()
    .from(providerServices)
    .where(eq(providerServices.userId, userId))
    .orderBy(asc(providerServices.typeId));
  const places = await connection
    .select()
    .from(providerLocations)
    .where(eq(providerLocations.userId, userId))
    .orderBy(asc(providerLocations.locationId));
  // Trucks match by distance, not by the neighbourhoods that their drivers have chosen.
  const isDriver = (await connection.$count(trucks, eq(trucks.driverId, userId))) > 0;
  const lstLocationId = isDriver
    ? (await connection.select({ id: locations.id }).from(locations).orderBy(asc(locations.id))).map(({ id }) => id)
    : places.map(({ locationId }) => locationId);
  const typeIds = [...new Set(services.map(({ typeId }) => typeId))];
  return {
    lstSrvCatType: typeIds.map((srvCatTypeId) => ({ srvCatTypeId })),
    lstSrvCategoryId: [...new Set(services.map(({ categoryId }) => categoryId))],
    lstSrvCatTypeId: typeIds,
    lstLocationId,
  };
});
