import type { ProductPageSeed } from '@/lib/catalogue/types';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import { readUsualBid } from '../bid-facts';
import { createCatalogueMemory } from '../catalogue-memory';
import { defineHandler } from '../handler';
import { readVisitsInTime } from '../lateness';
import { recallPrices, recallUsualPrices, type CategoryPrices } from '../prices';
import { readCategoryReviews } from '../reviews';
import { isOpen, listCitiesOfCategory, readCityFacts } from './city-facts';
import { toLeastRials } from './least-rials';
import { readCategoryParts, requireProductPage, type CategoryParts, type ProductPage } from './product-page';

type Answer = CallAnswer<'pdp/fetch'>;
type Price = Answer['lstPrice'][number];

const recallParts = createCatalogueMemory<CategoryParts>();

/**
 * A page's prices are those of the city that is named, else of the default one; the order asks where it is and prices
 * there. It has none where no order is taken now.
 */
export const handler = defineHandler('pdp/fetch', async ({ a, b, cityid = null }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const parts = await recallParts(context.ports, String(a), () => readCategoryParts(connection, a));
  const found = requireProductPage(parts, b);
  const { category, kind, typeId } = found;
  const cityFacts = cityid === null ? null : await readCityFacts({ category, cityId: cityid }, locale, context);
  const cityId = cityid ?? DEFAULT_CITY_ID;
  const place = { kind, categoryId: category.id, cityId };
  const isSold = category.isOrderable && (await isOpen(connection, { categoryId: category.id, cityId: cityid }));
  const prices = isSold ? await recallPrices(connection, place, context.ports) : null;
  const usual = isSold ? await recallUsualPrices(connection, place, context.ports) : null;
  const lstPrice = toTable(prices, found, parts, cityId, locale);
  const reviewed = { categoryId: category.id, typeId, cityId: cityid };
  const { rating, starCounts, reviews } = await readCategoryReviews(connection, reviewed);
  return {
    ...toPageWords(found.page, locale),
    lstPrice,
    fromPriceRial: toLeastRials(lstPrice, prices?.minimumOrderRials(cityId) ?? 0),
    usualPrice: usual?.(listOrderedTypeIds(found, parts)) ?? null,
    usualBid: isSold ? await readUsualBid(connection, { ...found, cityId: cityid }, context.ports.clock.now()) : null,
    rating,
    inTime: await readVisitsInTime(connection, { ...found, cityId: cityid }, context.ports.clock.now()),
    lstStarCount: starCounts,
    lstReview: reviews,
    lstCity: await listCitiesOfCategory(connection, category.id, locale),
    cityFacts,
    changedAtMs: Math.max(
      found.changedAtMs,
      prices ? toInstantMs(prices.validFrom) : 0,
      ...reviews.map(({ createdAtMs }) => createdAtMs),
    ),
  };
});

/** The type whose page it is, or all of the category; none that is not ordered online. */
function listOrderedTypeIds({ typeId }: ProductPage, { types }: CategoryParts): readonly number[] {
  return types.filter(({ id, isOrderable }) => isOrderable && (typeId ?? id) === id).map(({ id }) => id);
}

function toPageWords(page: ProductPageSeed, locale: Locale) {
  return {
    title: page.title[locale],
    summary: page.summary[locale],
    metaTitle: page.metaTitle[locale],
    metaDescription: page.metaDescription[locale],
    lstDone: page.done.map((text) => text[locale]),
    lstNotDone: page.notDone.map((text) => text[locale]),
    lstStep: page.steps.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
    lstGuarantee: page.guarantees.map((text) => text[locale]),
    lstQuestion: page.questions.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    lstPriceNote: page.priceNotes.map((text) => text[locale]),
  };
}

function toTable(
  prices: CategoryPrices | null,
  { typeId }: ProductPage,
  { types }: CategoryParts,
  cityId: number,
  locale: Locale,
): Price[] {
  if (!prices) return [];
  return prices.toTable({
    cityId,
    typeId: typeId ?? types[0]?.id ?? NO_TYPE_ID,
    others: typeId === null ? types.map(({ id, content }) => ({ id, name: content.name[locale] })) : [],
    locale,
  });
}
