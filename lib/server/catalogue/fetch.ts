import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import type { Locale } from '@/lib/i18n/locales';

import type { ServiceContext } from '../context';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { readCategoryReviews } from '../reviews';
import { categoryCities, cities } from '../schema';
import type { ProductPageSeed } from '../seed/catalogue/types';
import { getWords } from '../words';
import { findPriceBook } from './price-book';
import { toPriceTable } from './price-table';
import { listTypes, requireProductPage, type ProductPage } from './product-page';

type Answer = CallAnswer<'pdp/fetch'>;
type Price = Answer['lstPrice'][number];

/** A page's prices are those of the default city; the order asks where it is and prices there. */
export const handler = defineHandler('pdp/fetch', async ({ a, b }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const found = await requireProductPage(connection, a, b);
  const lstPrice = await readPrices(found, locale, context);
  const { rating, reviews } = await readCategoryReviews(connection, found.category.id, found.typeId);
  return {
    ...toPageWords(found.page, locale),
    lstPrice,
    fromPriceRial: lstPrice.length > 0 ? Math.min(...lstPrice.map(({ amountRial }) => amountRial)) : null,
    rating,
    lstReview: reviews,
    lstCity: await listCities(connection, found.category.id, locale),
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

async function readPrices({ category, typeId }: ProductPage, locale: Locale, { ports }: ServiceContext): Promise<Price[]> {
  const { connection } = ports.database;
  if (category.kind !== 'cleaning') return [];
  const book = await findPriceBook(connection, category.id, DEFAULT_CITY_ID, ports.clock.now());
  const types = await listTypes(connection, category.id);
  const pricedTypeId = typeId ?? types[0]?.id;
  if (!book || pricedTypeId === undefined) return [];
  const words = getWords(locale, 'catalogue');
  return toPriceTable({
    book,
    cityId: DEFAULT_CITY_ID,
    typeId: pricedTypeId,
    others: typeId === null ? types.map(({ id, content }) => ({ id, name: content.name[locale] })) : [],
    sayHours: (count) => words.say('hours', { count }),
    sayFrom: (name, count) => words.say('typeFromHours', { name, count }),
  });
}

async function listCities(executor: Executor, categoryId: number, locale: Locale): Promise<Answer['lstCity']> {
  const rows = await executor
    .select({ id: cities.id, name: cities.name })
    .from(categoryCities)
    .innerJoin(cities, eq(cities.id, categoryCities.cityId))
    .where(eq(categoryCities.categoryId, categoryId))
    .orderBy(asc(cities.id));
  return rows.map(({ id, name }) => ({ cityid: id, name: name[locale] }));
}
