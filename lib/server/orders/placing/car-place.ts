import { asc, eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { Coordinates } from '@/lib/domain/place/distance';

import { named } from '../../ports/ask-together';
import type { Executor, Transaction } from '../../ports/database';
import { cities, locations, users } from '../../schema';
import { toNearness } from '../matching/nearness';
import { requireAnswer } from '../../kinds';
import type { Draft } from './placing';

/** The car's place. Throws invalid-input without an answer to it. */
export function requireCarPoint(draft: Draft): Coordinates {
  return {
    latitude: requireAnswer(draft.carLatitude, 'carLatitude'),
    longitude: requireAnswer(draft.carLongitude, 'carLongitude'),
  };
}

/**
 * The car's place in the shape of an address (`selectOrderPlace`): it belongs to the neighbourhood whose point is
 * nearest. The customer is locked as an order's own row will have it.
 */
export function selectCarPlace(transaction: Transaction, draft: Draft, customerId: number) {
  const point = requireCarPoint(draft);
  return transaction
    .select(
      named({
        addressId: sql<null>`NULL`,
        ownerId: users.id,
        name: sql<string>`''`,
        text: sql<string>`${draft.carPlace ?? ''}::text`,
        zipCode: sql<null>`NULL`,
        isEnabled: sql<boolean>`true`,
        latitude: sql<string>`${String(point.latitude)}::text`,
        longitude: sql<string>`${String(point.longitude)}::text`,
        locationId: locations.id,
        cityId: locations.cityId,
        isPaused: locations.isPaused,
        provinceId: cities.provinceId,
        takhfifanToken: users.takhfifanToken,
        erasedAt: users.erasedAt,
      }),
    )
    .from(users)
    .innerJoin(locations, sql`true`)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(users.id, customerId))
    .orderBy(asc(toNearness(locations, point)))
    .limit(1)
    .for('key share', { of: users });
}

/** The neighbourhood of a point. Throws service-not-available without one. */
export async function requireNearestLocation(executor: Executor, point: Coordinates) {
  const [nearest] = await executor
    .select({
      locationId: locations.id,
      cityId: locations.cityId,
      name: locations.name,
      cityName: cities.name,
    })
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .orderBy(asc(toNearness(locations, point)))
    .limit(1);
  if (!nearest) throw new CallError('service-not-available');
  return nearest;
}
