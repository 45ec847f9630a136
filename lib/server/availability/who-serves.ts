import { and, eq, exists, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { CarWashMethod, Gender } from '@/lib/contract/enumerations';

import type { Executor } from '../ports/database';
import { mayMeet } from '../regulars';
import { cityProviders, locations, providerLocations, providers } from '../schema';

/** The place and the service of a search; another query may give each of them. */
export interface Place {
  readonly categoryId: number | SQLWrapper;
  /** Null asks about the category as a whole. */
  readonly typeId: number | SQLWrapper | null;
  /** Further types of a basket of several kinds; the provider serves each of these, too. */
  readonly moreTypeIds?: readonly number[];
  readonly locationId: number | SQLWrapper;
}

export interface CityService {
  readonly categoryId: number | SQLWrapper;
  readonly cityId: number | SQLWrapper;
}

/** The conditions for the provider. */
export interface Wanted {
  /** The asking provider: nobody is her own provider. */
  readonly customerId: number | SQLWrapper | null;
  /** The way of a car wash. Null asks for any. */
  readonly carWashMethod?: CarWashMethod | null;
  /** Providers of this gender only (BEHAVIOUR 17). Null asks for any. */
  readonly gender?: Gender | null;
}

/** Rows of a table, under any name. */
type Named<Name extends string> = Readonly<Record<Name, PgColumn>>;
type CityProviders = Named<'categoryId' | 'cityId' | 'typeIds'>;

/** A condition on `city_providers`. */
export function isOfCity({ categoryId, cityId }: CityService, table: CityProviders = cityProviders): SQL | undefined {
  return and(eq(table.categoryId, categoryId), eq(table.cityId, cityId));
}

/** A condition on `city_providers`: of the service, in the city of the place. */
export function isHere(
  executor: Executor,
  { categoryId, typeId, moreTypeIds = [], locationId }: Place,
  table: CityProviders = cityProviders,
): SQL | undefined {
  return and(
    eq(table.categoryId, categoryId),
    eq(table.cityId, executor.select({ id: locations.cityId }).from(locations).where(eq(locations.id, locationId))),
    typeId === null ? undefined : sql`${typeId} = ANY (${table.typeIds})`,
    ...moreTypeIds.map((id) => sql`${id} = ANY (${table.typeIds})`),
  );
}

/** Whether a provider comes to a neighbourhood. */
export function comesTo(executor: Executor, userId: SQLWrapper, locationId: Place['locationId']): SQL {
  return exists(
    executor
      .select({ found: sql`1` })
      .from(providerLocations)
      .where(and(eq(providerLocations.userId, userId), eq(providerLocations.locationId, locationId))),
  );
}

/**
 * Conditions on `providers`:
 *
 * - nobody is her own provider
 * - neither of the two has parted with the other
 * - the provider is of the wished gender
 * - a car washer washes in the wished way
 */
export function whoServes(
  { customerId = null, carWashMethod, gender }: Partial<Wanted>,
  table: Named<'userId' | 'gender' | 'carWashMethods'> = providers,
): (SQL | undefined)[] {
  return [
    customerId === null ? undefined : and(ne(table.userId, customerId), mayMeet(customerId, table.userId)),
    gender ? eq(table.gender, gender) : undefined,
    carWashMethod ? sql`${table.carWashMethods} ? ${carWashMethod}` : undefined,
  ];
}
