import { eq } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { HOME_BASE_WITHIN_KM } from '@/lib/domain/constants/travel';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';

import type { Executor, Transaction } from '../ports/database';
import { cities, homeBases, locations } from '../schema';

type HomeBase = CallAnswer<'workerprofile/getown'>['profile']['homeBase'];
type Wanted = NonNullable<CallInput<'workerprofile/saveown'>['homeBase']>;

export async function readHomeBase(executor: Executor, userId: number): Promise<HomeBase> {
  const [base = null] = await executor
    .select({
      locationid: homeBases.locationId,
      cityid: locations.cityId,
      provinceid: cities.provinceId,
      latitude: homeBases.latitude,
      longitude: homeBases.longitude,
    })
    .from(homeBases)
    .innerJoin(locations, eq(locations.id, homeBases.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(homeBases.userId, userId));
  return base;
}

interface Saving {
  readonly userId: number;
  readonly wanted: Wanted | null;
  readonly now: Date;
}

/** Throws invalid-input for a neighbourhood that is unknown, and for a point that is nowhere near it. */
export async function saveHomeBase(transaction: Transaction, { userId, wanted, now }: Saving): Promise<void> {
  if (wanted === null) {
    await transaction.delete(homeBases).where(eq(homeBases.userId, userId));
    return;
  }
  const base = { locationId: wanted.locationid, ...(await toPoint(transaction, wanted)), savedAt: now };
  await transaction
    .insert(homeBases)
    .values({ userId, ...base })
    .onConflictDoUpdate({ target: homeBases.userId, set: base });
}

async function toPoint(executor: Executor, { locationid, latitude, longitude }: Wanted): Promise<Coordinates> {
  const [middle] = await executor
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(eq(locations.id, locationid));
  if (!middle) throw wrong('locationid', 'unknown');
  if (latitude === null || longitude === null) return middle;
  const point = { latitude, longitude };
  if (toDistanceKm(point, middle) > HOME_BASE_WITHIN_KM) throw wrong('latitude', 'elsewhere');
  return point;
}

function wrong(field: keyof Wanted, message: string): CallError {
  return new CallError('invalid-input', { fields: [{ field: `homeBase.${field}`, message }] });
}
