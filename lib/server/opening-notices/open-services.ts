import { and, eq, exists, isNull, or, type SQLWrapper } from 'drizzle-orm';

import { hasProviders } from '../availability';
import type { Executor } from '../ports/database';
import { categories, categoryCities, isOpenThere } from '../schema';

/**
 * A condition on a joined category: it takes orders in the city, or, where `cityId` is null, in any. V-10 asks the same
 * of an order. This also asks for a provider, because a service whose orders nobody takes is not open.
 */
export function takesOrders(executor: Executor, cityId: SQLWrapper) {
  const city = executor
    .select({ cityId: categoryCities.cityId })
    .from(categoryCities)
    .where(
      and(
        eq(categoryCities.categoryId, categories.id),
        isOpenThere,
        hasProviders(executor),
        or(isNull(cityId), eq(categoryCities.cityId, cityId)),
      ),
    );
  return and(eq(categories.isHidden, false), eq(categories.isOrderable, true), exists(city));
}
