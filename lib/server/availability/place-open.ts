import { and, eq, exists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { categoryCities, isOpenThere, locations } from '../schema';

interface WhereOf {
  readonly categoryId: SQLWrapper;
  readonly locationId: SQLWrapper;
}

/** Whether a service takes orders in a neighbourhood now: nobody has paused it, its city or the neighbourhood. */
export function isPlaceOpen(executor: Executor, { categoryId, locationId }: WhereOf): SQL {
  return exists(
    executor
      .select({ found: sql`1` })
      .from(locations)
      .innerJoin(
        categoryCities,
        and(eq(categoryCities.cityId, locations.cityId), eq(categoryCities.categoryId, categoryId), isOpenThere),
      )
      .where(and(eq(locations.id, locationId), eq(locations.isPaused, false))),
  );
}
