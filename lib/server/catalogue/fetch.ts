import type { ProductPageSeed } from '@/lib/catalogue/types';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { toInstantMs } from '@/lib/domain/jalali-date';
import type { PriceBook } from '@/lib/domain/price-book';
import type { Locale } from '@/lib/i18n/locales';

import { defineHandler } from '../handler';
import { readCategoryReviews } from '../reviews';
import { getWords } from '../words';
import { createCatalogueMemory } from './catalogue-memory';
import { listCitiesOfCategory, readCityFacts } from './city-facts';
import { recallPriceBook } from './price-book';
import { toPriceTable } from './price-table';
import { readCategoryParts, requireProductPage, type CategoryParts, type ProductPage } from './product-page';

type Answer = CallAnswer<'pdp/fetch'>;
type Price = Answer['lstPrice'][number];

const recallParts = createCatalogueMemory<CategoryParts>();

/** A page's prices are those of the city that is named, else of the default one; the order asks where it is and prices there. */
export const handler = defineHandler('pdp/fetch', async ({ a, b, cityid = null }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const parts = await recallParts(context.ports, String(a), () => readCategoryParts(connection, a));
  const found = requireProductPage(parts, b);
  const { category, typeId } = found;
  const cityFacts = cityid === null ? null : await readCityFacts({ category, cityId: cityid }, locale, context);
  const cityId = cityid ?? DEFAULT_CITY_ID;
  const book =
    category.kind === 'cleaning'
      ? await recallPriceBook(connection, { categoryId: category.id, cityId }, context.ports)
      : null;
  const lstPrice = toPrices(book, found, parts, cityId, locale);
  const { rating, reviews } = await readCategoryReviews(connection, {
    categoryId: category.id,
    typeId,
    cityId: cityid,
  });
  return {
    ...toPageWords(found.page, locale),
    lstPrice,
    fromPriceRial: lstPrice.length > 0 ? Math.min(...lstPrice.map(({ amountRial }) => amountRial)) : null,
    rating,
    lstReview: reviews,
    lstCity: await listCitiesOfCategory(connection, category.id, locale),
    cityFacts,
    changedAtMs: Math.max(
      found.changedAtMs,
      book ? toInstantMs(book.validFrom) : 0,
      ...reviews.map(({ createdAtMs }) => createdAtMs),
    ),
  };
});

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

function toPrices(
  book: PriceBook | null,
  { typeId }: ProductPage,
  { types }: CategoryParts,
  cityId: number,
  locale: Locale,
): Price[] {
  const pricedTypeId = typeId ?? types[0]?.id;
  if (!book || pricedTypeId === undefined) return [];
  const words = getWords(locale, 'catalogue');
  return toPriceTable({
    book,
    cityId,
    typeId: pricedTypeId,
    others: typeId === null ? types.map(({ id, content }) => ({ id, name: content.name[locale] })) : [],
    sayHours: (count) => words.say('hours', { count }),
    sayFrom: (name, count) => words.say('typeFromHours', { name, count }),
  });
}
