import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, cities, locations, selectName, users, type PauseRow } from '../schema';
import type { Target } from './target';

type Shown = CallAnswer<'operator/getallpause'>['lstPause'][number];
type Subject = Pick<Shown, 'kind' | 'cityName' | 'serviceName' | 'locationName' | 'provider'>;

/** Names of cities and services in the reader's language, for the choice of another pause. */
export async function listNames(executor: Executor, locale: Locale) {
  const places = await executor.select({ id: cities.id, name: cities.name }).from(cities).orderBy(asc(cities.id));
  const services = await executor
    .select({ id: categories.id, name: selectName(categories) })
    .from(categories)
    .orderBy(asc(categories.position));
  const toNamed = ({ id, name }: (typeof services)[number]) => ({ id, name: name[locale] });
  return { lstCity: places.map(toNamed), lstService: services.map(toNamed) };
}

/** A pause as the desk reads it. */
export async function showPause(executor: Executor, row: PauseRow, locale: Locale): Promise<Shown> {
  const [maker] = await executor.select().from(users).where(eq(users.id, row.madeById));
  return {
    ...(await showTarget(executor, row, locale)),
    pauseid: row.id,
    reason: row.reason,
    beganAtMs: row.beganAt.getTime(),
    endsAtMs: row.endsAt?.getTime() ?? null,
    endedAtMs: row.endedAt?.getTime() ?? null,
    madeBy: maker ? toFullName(maker) : '',
  };
}

/** The subject of a pause or of a planned one, by name. A neighbourhood is named with its city. */
export async function showTarget(executor: Executor, target: Target, locale: Locale): Promise<Subject> {
  const { kind, categoryId, locationId, providerId } = target;
  const [location] =
    locationId === null ? [] : await executor.select().from(locations).where(eq(locations.id, locationId));
  const cityId = target.cityId ?? location?.cityId ?? null;
  const [city] = cityId === null ? [] : await executor.select().from(cities).where(eq(cities.id, cityId));
  const [service] =
    categoryId === null
      ? []
      : await executor
          .select({ name: selectName(categories) })
          .from(categories)
          .where(eq(categories.id, categoryId));
  const [person] = providerId === null ? [] : await executor.select().from(users).where(eq(users.id, providerId));
  return {
    kind,
    cityName: city?.name[locale] ?? null,
    serviceName: service?.name[locale] ?? null,
    locationName: location?.name[locale] ?? null,
    provider: person ? { userid: person.id, fullname: toFullName(person), mobileNo: person.mobile } : null,
  };
}
