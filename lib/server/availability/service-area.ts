import { and, eq, isNotNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';

import type { Executor } from '../ports/database';
import { categories, categoryCities, categoryTypes, locations, isOpenThere } from '../schema';

export interface ServiceArea {
  readonly category: typeof categories.$inferSelect;
  /** The kind of the type's orders; the category's where no type is named. */
  readonly kind: ServiceKind;
  readonly cityId: number;
}

export interface ServicePlace {
  readonly categoryId: number;
  /** Null asks about the category as a whole. */
  readonly typeId: number | null;
  readonly moreTypeIds?: readonly number[];
  readonly locationId: number;
}

/**
 * A service that can be ordered at a place: visible, orderable, the city among the category's and not paused there
 * (WIRE, V-10). Throws service-not-available, and neighbourhood-paused where only the neighbourhood is closed.
 */
export async function requireServiceArea(
  executor: Executor,
  { categoryId, typeId, locationId }: ServicePlace,
): Promise<ServiceArea> {
  const [found] = await executor
    .select({
      category: categories,
      typeKind: categoryTypes.kind,
      cityId: locations.cityId,
      isPaused: locations.isPaused,
    })
    .from(categories)
    .leftJoin(
      categoryTypes,
      and(eq(categoryTypes.id, typeId ?? NO_TYPE_ID), eq(categoryTypes.categoryId, categories.id)),
    )
    .innerJoin(locations, eq(locations.id, locationId))
    .innerJoin(
      categoryCities,
      and(eq(categoryCities.categoryId, categories.id), eq(categoryCities.cityId, locations.cityId), isOpenThere),
    )
    .where(
      and(
        eq(categories.id, categoryId),
        eq(categories.isHidden, false),
        eq(categories.isOrderable, true),
        typeId === null ? undefined : isNotNull(categoryTypes.id),
      ),
    );
  if (!found) throw new CallError('service-not-available');
  if (found.isPaused) throw new CallError('neighbourhood-paused');
  const { category, typeKind, cityId } = found;
  return { category, kind: typeKind ?? category.kind, cityId };
}
