import { and, eq, exists } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../ports/database';
import { categories, categoryCities, categoryTypes, locations } from '../schema';

export interface ServiceArea {
  readonly category: typeof categories.$inferSelect;
  readonly cityId: number;
}

export interface ServicePlace {
  readonly categoryId: number;
  /** Null asks about the category as a whole. */
  readonly typeId: number | null;
  readonly locationId: number;
}

/**
 * A service that can be ordered at a place: visible, orderable, the city among the category's and not paused there (WIRE, V-10).
 * Throws service-not-available.
 */
export async function requireServiceArea(
  executor: Executor,
  { categoryId, typeId, locationId }: ServicePlace,
): Promise<ServiceArea> {
  const type = executor
    .select({ id: categoryTypes.id })
    .from(categoryTypes)
    .where(and(eq(categoryTypes.id, typeId ?? 0), eq(categoryTypes.categoryId, categories.id)));
  const [found] = await executor
    .select({ category: categories, cityId: locations.cityId })
    .from(categories)
    .innerJoin(locations, eq(locations.id, locationId))
    .innerJoin(
      categoryCities,
      and(
        eq(categoryCities.categoryId, categories.id),
        eq(categoryCities.cityId, locations.cityId),
        eq(categoryCities.isActive, true),
      ),
    )
    .where(
      and(
        eq(categories.id, categoryId),
        eq(categories.isHidden, false),
        eq(categories.isOrderable, true),
        typeId === null ? undefined : exists(type),
      ),
    );
  if (!found) throw new CallError('service-not-available');
  return found;
}
