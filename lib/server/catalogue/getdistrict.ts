import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { readDistrictReviews } from '../reviews';
import { locations } from '../schema';
import { requireCategory } from './product-page';

export const handler = defineHandler('pdp/getdistrict', async ({ srvcategoryid, locationid }, context) => {
  const { connection } = context.ports.database;
  const { id: categoryId } = await requireCategory(connection, srvcategoryid);
  const [location] = await connection.select().from(locations).where(eq(locations.id, locationid));
  if (!location) throw new CallError('not-found');
  return {
    name: location.name[context.request.locale],
    ...(await readDistrictReviews(connection, { categoryId, cityId: location.cityId, locationId: location.id })),
  };
});
