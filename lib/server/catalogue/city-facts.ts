import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toCitySlug } from '@/lib/domain/place/city-slug';
import type { Locale } from '@/lib/i18n/locales';

import { readCitySupply } from '../availability';
import type { ServiceContext } from '../context';
import type { Executor } from '../ports/database';
import { findPrices } from '../prices';
import { categoryCities, cities, isOpenThere, type categories } from '../schema';

type Answer = CallAnswer<'pdp/fetch'>;
type Category = typeof categories.$inferSelect;

interface CategoryInCity {
  readonly category: Category;
  readonly cityId: number;
}

/**
 * A category's facts in one city: providers, neighbourhoods, earliest hour. Throws not-found for a city that is not
 * among the category's.
 */
export async function readCityFacts(
  { category, cityId }: CategoryInCity,
  locale: Locale,
  { ports }: ServiceContext,
): Promise<NonNullable<Answer['cityFacts']>> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const [city] = await connection
    .select({ name: cities.name, isActive: isOpenThere })
    .from(categoryCities)
    .innerJoin(cities, eq(cities.id, categoryCities.cityId))
    .where(and(eq(categoryCities.categoryId, category.id), eq(categoryCities.cityId, cityId)));
  if (!city) throw new CallError('not-found');
  const isActive = city.isActive && !category.isHidden;
  const isByHour = isActive && category.isOrderable && category.matching === 'provider';
  const prices = isByHour ? await findPrices(connection, toPlace(category, cityId), now) : null;
  const hours = isByHour ? (prices?.shortestVisitHours(null) ?? 1) : null;
  const supply = await readCitySupply(connection, { categoryId: category.id, cityId, hours, locale }, now.getTime());
  return {
    cityid: cityId,
    name: city.name[locale],
    seopath: toCitySlug(city.name.en),
    isActive,
    providerCount: supply.providerCount,
    lstLocation: supply.locations.map(({ id, name }) => ({ locationid: id, name })),
    nextVisit:
      supply.earliest && hours !== null
        ? {
            gDate: supply.earliest.gDate,
            startHour: supply.earliest.startHour,
            endHour: supply.earliest.startHour + hours,
          }
        : null,
  };
}

function toPlace({ kind, id: categoryId }: Category, cityId: number) {
  return { kind, categoryId, cityId };
}

/** The cities among a category's own, paused ones included. */
export async function listCitiesOfCategory(
  executor: Executor,
  categoryId: number,
  locale: Locale,
): Promise<Answer['lstCity']> {
  const rows = await executor
    .select({ id: cities.id, name: cities.name })
    .from(categoryCities)
    .innerJoin(cities, eq(cities.id, categoryCities.cityId))
    .where(eq(categoryCities.categoryId, categoryId))
    .orderBy(asc(cities.id));
  return rows.map(({ id, name }) => ({ cityid: id, name: name[locale], seopath: toCitySlug(name.en) }));
}

/** Whether a category takes orders in a city now, or, where none is named, in any. */
export async function isOpen(
  executor: Executor,
  { categoryId, cityId }: { readonly categoryId: number; readonly cityId: number | null },
): Promise<boolean> {
  const found = await executor
    .select({ cityId: categoryCities.cityId })
    .from(categoryCities)
    .where(
      and(
        eq(categoryCities.categoryId, categoryId),
        cityId === null ? undefined : eq(categoryCities.cityId, cityId),
        isOpenThere,
      ),
    )
    .limit(1);
  return found.length > 0;
}
