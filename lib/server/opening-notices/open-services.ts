import { and, eq, exists, isNull, or, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { categories, categoryCities } from '../schema';

/** Of a joined category: it takes orders in the city, or, where `cityId` is null, in any. The same as V-10 asks of an order. */
export function takesOrders(executor: Executor, cityId: SQLWrapper) {
  const city = executor
    .select({ cityId: categoryCities.cityId })
    .from(categoryCities)
    .where(
      and(
        eq(categoryCities.categoryId, categories.id),
        eq(categoryCities.isActive, true),
        or(isNull(cityId), eq(categoryCities.cityId, cityId)),
      ),
    );
  return and(eq(categories.isHidden, false), eq(categories.isOrderable, true), exists(city));
}
