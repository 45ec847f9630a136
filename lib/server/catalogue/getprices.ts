import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';
import { toCitySlug } from '@/lib/domain/place/city-slug';
import type { Locale } from '@/lib/i18n/locales';

import { createCatalogueMemory } from '../catalogue-memory';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { recallPrices, type CategoryPrices } from '../prices';
import { categoryCities, cities, isOpenThere } from '../schema';
import { sayLine } from '../words/line-word';
import { toLeastRials } from './least-rials';
import { readCategoryParts, type CategoryParts } from './product-page';

type Answer = CallAnswer<'pdp/getprices'>;

/** The parts of one price book: the category itself, or its types of one kind. */
interface Sold {
  readonly typeId: number | null;
  readonly name: string;
  readonly prices: CategoryPrices;
}

const recallParts = createCatalogueMemory<CategoryParts>();

export const handler = defineHandler('pdp/getprices', async ({ srvcategoryid }, context) => {
  const { ports, request } = context;
  const { connection } = ports.database;
  const { locale } = request;
  const parts = await recallParts(ports, String(srvcategoryid), () => readCategoryParts(connection, srvcategoryid));
  const served = parts.category.isHidden ? [] : await listServedCities(connection, srvcategoryid);
  const listSoldIn = (cityId: number) =>
    listSold(parts, cityId, locale, (place) => recallPrices(connection, place, ports));
  // The default city, or the first that is open while it takes no orders.
  const city = served.find(({ id }) => id === DEFAULT_CITY_ID) ?? served[0];
  const sold = city ? await listSoldIn(city.id) : [];
  const fromPriceRial = city ? toFromRials(sold, city.id, locale) : null;
  const [first] = sold;
  if (!first || !city || fromPriceRial === null) throw new CallError('not-found');
  const lstCity: Answer['lstCity'] = [];
  for (const known of served) {
    const fromRials = toFromRials(await listSoldIn(known.id), known.id, locale);
    if (fromRials !== null) lstCity.push({ ...toPlaceName(known, locale), fromPriceRial: fromRials });
  }
  return {
    city: toPlaceName(city, locale),
    validFromDate: first.prices.validFrom,
    fromPriceRial,
    minimumOrderRial: first.prices.minimumOrderRials(city.id),
    lstType: sold.map((type) => ({
      srvcategorytypeid: type.typeId,
      name: type.name,
      lstPrice: toRows(type, city.id, locale).map(({ label, amountRial }) => ({ label, amountRial })),
    })),
    ...toExamples(sold, city.id, locale),
    lstCity,
  };
});

/** Orders in a city whose price is known before. */
async function listSold(
  { category, types }: CategoryParts,
  cityId: number,
  locale: Locale,
  recall: (place: Parameters<typeof recallPrices>[1]) => Promise<CategoryPrices | null>,
): Promise<Sold[]> {
  if (!category.isOrderable) return [];
  const parts =
    types.length > 0
      ? types
          .filter(({ isOrderable }) => isOrderable)
          .map(({ id, kind, content }) => ({ typeId: id, kind: kind ?? category.kind, name: content.name[locale] }))
      : [{ typeId: null, kind: category.kind, name: category.content.name[locale] }];
  const sold: Sold[] = [];
  for (const { typeId, kind, name } of parts) {
    const prices = await recall({ kind, categoryId: category.id, cityId });
    const type = prices && { typeId, name, prices };
    if (type && toRows(type, cityId, locale).length > 0) sold.push(type);
  }
  return sold;
}

function toRows({ typeId, prices }: Sold, cityId: number, locale: Locale) {
  return prices.toTable({ cityId, typeId: typeId ?? NO_TYPE_ID, others: [], locale });
}

/** The least of all; null where nothing is sold. */
function toFromRials(sold: readonly Sold[], cityId: number, locale: Locale): number | null {
  const least = sold.flatMap(
    (type) => toLeastRials(toRows(type, cityId, locale), type.prices.minimumOrderRials(cityId)) ?? [],
  );
  return least.length > 0 ? Math.min(...least) : null;
}

/** Examples of each price book once; the dearer answers are those of the first. */
function toExamples(sold: readonly Sold[], cityId: number, locale: Locale): Pick<Answer, 'lstUsual' | 'lstDearer'> {
  const nameOf = (typeId: number | null) => sold.find((type) => type.typeId === typeId)?.name ?? '';
  const books = [...new Map(sold.map(({ prices }) => [prices.kind, prices])).values()];
  const examples = books.map((prices) => prices.priceUsualOrders(cityId, locale));
  return {
    lstUsual: examples
      .flatMap(({ orders }) => orders)
      .map(({ typeId, description, lines, priceRials }) => ({
        name: nameOf(typeId),
        description,
        lines: lines.map((line) => ({ key: line.key, label: sayLine(line, locale), amountRial: line.amountRials })),
        priceRial: priceRials,
      })),
    lstDearer: (examples[0]?.dearer ?? []).map(({ label, moreRials }) => ({ label, moreRial: moreRials })),
  };
}

interface ServedCity {
  readonly id: number;
  readonly name: Readonly<Record<Locale, string>>;
}

function listServedCities(executor: Executor, categoryId: number): Promise<ServedCity[]> {
  return executor
    .select({ id: cities.id, name: cities.name })
    .from(categoryCities)
    .innerJoin(cities, eq(cities.id, categoryCities.cityId))
    .where(and(eq(categoryCities.categoryId, categoryId), isOpenThere))
    .orderBy(asc(cities.id));
}

function toPlaceName({ id, name }: ServedCity, locale: Locale): Answer['city'] {
  return { cityid: id, name: name[locale], seopath: toCitySlug(name.en) };
}
