import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toCitySlug } from '@/lib/domain/place/city-slug';
import type { Locale } from '@/lib/i18n/locales';

import { listServedLocations } from '../availability';
import type { ServiceContext } from '../context';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { recallPrices } from '../prices';
import { listReviewedDistricts, type ReviewedDistrict } from '../reviews';
import { categories, categoryCities, locations, isOpenThere } from '../schema';

type District = CallAnswer<'pdp/getdistricts'>['lstDistrict'][number];
type Location = typeof locations.$inferSelect;

export const handler = defineHandler('pdp/getdistricts', async ({ srvcategoryid, cityid }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const services = await listPricedServices(connection, { categoryId: srvcategoryid, cityId: cityid });
  const lstDistrict: District[] = [];
  for (const { category, cityId } of services) {
    const reviewed = await listReviewedDistricts(connection, { categoryId: category.id, cityId });
    if (reviewed.length === 0 || !(await hasPrices(category, cityId, context))) continue;
    lstDistrict.push(...(await toDistricts(connection, { categoryId: category.id, cityId, reviewed }, locale)));
  }
  return { lstDistrict };
});

interface Wanted {
  readonly categoryId: number | undefined;
  readonly cityId: number | undefined;
}

/** Services whose orders have a price before anybody comes. */
function listPricedServices(executor: Executor, { categoryId, cityId }: Wanted) {
  return executor
    .select({ category: categories, cityId: categoryCities.cityId })
    .from(categoryCities)
    .innerJoin(categories, eq(categories.id, categoryCities.categoryId))
    .where(
      and(
        isOpenThere,
        eq(categories.isHidden, false),
        eq(categories.isOrderable, true),
        categoryId === undefined ? undefined : eq(categories.id, categoryId),
        cityId === undefined ? undefined : eq(categoryCities.cityId, cityId),
      ),
    )
    .orderBy(asc(categoryCities.cityId), asc(categories.position));
}

async function hasPrices(
  { kind, id: categoryId }: typeof categories.$inferSelect,
  cityId: number,
  { ports }: ServiceContext,
): Promise<boolean> {
  return (await recallPrices(ports.database.connection, { kind, categoryId, cityId }, ports)) !== null;
}

interface Reviewed {
  readonly categoryId: number;
  readonly cityId: number;
  readonly reviewed: readonly ReviewedDistrict[];
}

/** The neighbourhoods with providers, by name. */
async function toDistricts(
  executor: Executor,
  { categoryId, cityId, reviewed }: Reviewed,
  locale: Locale,
): Promise<District[]> {
  const served = await listServedLocations(executor, { categoryId, cityId }, locale);
  const ofCity = await executor.select().from(locations).where(eq(locations.cityId, cityId)).orderBy(asc(locations.id));
  return served.flatMap(({ id, name }) => {
    const district = reviewed.find(({ locationId }) => locationId === id);
    const location = ofCity.find((known) => known.id === id);
    return district && location
      ? [
          {
            srvcategoryid: String(categoryId),
            cityid: cityId,
            locationid: id,
            name,
            seopath: toDistrictSlug(location, ofCity),
            changedAtMs: district.newestAt.getTime(),
          },
        ]
      : [];
  });
}

/** Gives the second of two neighbourhoods of a city with equal Latin spelling its number. */
function toDistrictSlug({ id, name }: Location, ofCity: readonly Location[]): string {
  const slug = toCitySlug(name.en);
  const isFirst = ofCity.find((other) => toCitySlug(other.name.en) === slug)?.id === id;
  return isFirst ? slug : `${slug}-${id}`;
}
