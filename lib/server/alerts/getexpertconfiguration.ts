import { asc, eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { providerLocations, providerServices } from '../schema';

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
  const typeIds = [...new Set(services.map(({ typeId }) => typeId))];
  return {
    lstSrvCatType: typeIds.map((srvCatTypeId) => ({ srvCatTypeId })),
    lstSrvCategoryId: [...new Set(services.map(({ categoryId }) => categoryId))],
    lstSrvCatTypeId: typeIds,
    lstLocationId: places.map(({ locationId }) => locationId),
  };
});
