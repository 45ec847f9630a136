import { and, eq, isNull, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { PAUSE } from '@/lib/domain/constants/orders';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { categories, categoryCities, cities, locations, pauses, type PauseRow } from '../schema';

/** The subject of one pause; fields of other kinds are null. */
export type Target = Pick<PauseRow, 'kind' | 'cityId' | 'categoryId' | 'locationId' | 'providerId'>;

type Place = CallInput<'operator/planpause'>;

const NOTHING = { cityId: null, categoryId: null, locationId: null, providerId: null };

/**
 * The pause's subject in an operator's input. Throws invalid-input without the field that its kind needs, and
 * not-found.
 */
export async function requirePlace(executor: Executor, place: Place): Promise<Target> {
  const { kind } = place;
  if (kind === 'neighbourhood') {
    const locationId = requireField(place, 'locationid');
    await requireRow(executor.$count(locations, eq(locations.id, locationId)));
    return { ...NOTHING, kind, locationId };
  }
  if (kind === 'city') {
    const cityId = requireField(place, 'cityid');
    await requireRow(executor.$count(cities, eq(cities.id, cityId)));
    return { ...NOTHING, kind, cityId };
  }
  const categoryId = requireField(place, 'srvcategoryid');
  const { cityid: cityId = null } = place;
  const isThere = and(
    eq(categoryCities.categoryId, categoryId),
    cityId === null ? undefined : eq(categoryCities.cityId, cityId),
  );
  await requireRow(
    cityId === null
      ? executor.$count(categories, eq(categories.id, categoryId))
      : executor.$count(categoryCities, isThere),
  );
  return { ...NOTHING, kind, categoryId, cityId };
}

export function toProviderTarget(providerId: number): Target {
  return { ...NOTHING, kind: 'provider', providerId };
}

function requireField(place: Place, field: 'cityid' | 'srvcategoryid' | 'locationid'): number {
  const value = place[field];
  if (value === undefined) throw new CallError('invalid-input', { fields: [{ field, message: 'required' }] });
  return value;
}

async function requireRow(count: Promise<number>): Promise<void> {
  if ((await count) === 0) throw new CallError('not-found');
}

/** The pause of exactly this that lasts, if there is one. A city's pause and one of a service in it are two. */
export async function findLive(executor: Executor, target: Target): Promise<PauseRow | null> {
  const { kind, cityId, categoryId, locationId, providerId } = target;
  const [row] = await executor
    .select()
    .from(pauses)
    .where(
      and(
        isNull(pauses.endedAt),
        eq(pauses.kind, kind),
        isSame(pauses.cityId, cityId),
        isSame(pauses.categoryId, categoryId),
        isSame(pauses.locationId, locationId),
        isSame(pauses.providerId, providerId),
      ),
    );
  return row ?? null;
}

function isSame(
  column: typeof pauses.cityId | typeof pauses.categoryId | typeof pauses.locationId | typeof pauses.providerId,
  id: number | null,
): SQL {
  return id === null ? isNull(column) : eq(column, id);
}

/** The midnight after its last day, in Tehran; null for a pause without one. Throws invalid-input. */
export function toEnd(toDate: string | undefined, now: Date): Date | null {
  if (toDate === undefined) return null;
  const today = toTehranDate(now.getTime());
  if (toDate < today || toDate > addDays(today, PAUSE.mostDays))
    throw new CallError('invalid-input', { fields: [{ field: 'toDate', message: 'out-of-range' }] });
  return new Date(toInstantMs(addDays(toDate, 1)));
}
