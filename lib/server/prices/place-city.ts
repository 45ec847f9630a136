import { eq } from 'drizzle-orm';

import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';

import type { Executor } from '../ports/database';
import { locations } from '../schema';

/** The place of the asked prices: a neighbourhood, a city, or none yet. */
interface AskedPlace {
  readonly cityid?: number;
  readonly locationid?: number;
}

/** The city whose prices hold: the neighbourhood's before one that is named; the default one where nothing is said. */
export async function findPriceCityId(executor: Executor, { cityid, locationid }: AskedPlace): Promise<number> {
  if (locationid === undefined) return cityid ?? DEFAULT_CITY_ID;
  const [location] = await executor
    .select({ cityId: locations.cityId })
    .from(locations)
    .where(eq(locations.id, locationid));
  return location?.cityId ?? DEFAULT_CITY_ID;
}
