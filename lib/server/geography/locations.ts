import { and, eq, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categoryCities, cities, locations, isOpenThere } from '../schema';

export type WireLocation = CallAnswer<'geo/getalllocationbycityid'>['lstLocation'][number];

/** Iran, the only country of the marketplace. */
export const COUNTRY_ID = 1;

const columns = {
  id: locations.id,
  zoneId: locations.zoneId,
  cityId: locations.cityId,
  provinceId: cities.provinceId,
  name: locations.name,
  cityName: cities.name,
  latitude: locations.latitude,
  longitude: locations.longitude,
};

/** A city's neighbourhoods, by name. */
export async function listLocationsOfCity(executor: Executor, cityId: number, locale: Locale): Promise<WireLocation[]> {
  const rows = await executor
    .select(columns)
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(locations.cityId, cityId));
  return toSorted(
    rows.map((row) => toWire(row, locale)),
    locale,
  );
}

/** Neighbourhoods of the cities where a service takes orders now, by name; of one city when that is given. */
export async function listLocationsOfService(
  executor: Executor,
  categoryId: number,
  cityId: number | null,
  locale: Locale,
): Promise<WireLocation[]> {
  const conditions: SQL[] = [eq(categoryCities.categoryId, categoryId), isOpenThere];
  if (cityId !== null) conditions.push(eq(locations.cityId, cityId));
  const rows = await executor
    .select(columns)
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .innerJoin(categoryCities, eq(categoryCities.cityId, locations.cityId))
    .where(and(...conditions));
  return toSorted(
    rows.map((row) => toWire(row, locale)),
    locale,
  );
}

type LocationRow = Pick<typeof locations.$inferSelect, 'id' | 'zoneId' | 'cityId' | 'name' | 'latitude' | 'longitude'> &
  Pick<typeof cities.$inferSelect, 'provinceId'> & { readonly cityName: (typeof cities.$inferSelect)['name'] };

function toWire(row: LocationRow, locale: Locale): WireLocation {
  const separator = locale === 'fa' || locale === 'ar' ? '، ' : ', ';
  return {
    locationid: row.id,
    zoneid: row.zoneId,
    countryid: COUNTRY_ID,
    cityid: row.cityId,
    provinceid: row.provinceId,
    locationAddr: [row.cityName[locale], row.name[locale]].join(separator),
    name: row.name[locale],
    googleLat: row.latitude,
    googleLong: row.longitude,
  };
}

/** Sorts in JavaScript, because the embedded database knows no Persian order (STACK). */
function toSorted(rows: WireLocation[], locale: Locale): WireLocation[] {
  const { compare } = new Intl.Collator(locale);
  return rows.sort((one, other) => compare(one.name, other.name));
}
