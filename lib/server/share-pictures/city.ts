import { and, asc, eq } from 'drizzle-orm';

import { toCitySlug } from '@/lib/domain/place/city-slug';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, categoryCities, cities, isOpenThere } from '../schema';
import { getWords } from '../words/words';
import type { SharedThing } from './draw-picture';

const NAMED_SERVICES = 3;

/** A city by its part of an address, with the first of its services; null where it has none. */
export async function findSharedCity(executor: Executor, seopath: string, locale: Locale): Promise<SharedThing | null> {
  const rows = await executor
    .select({ name: cities.name, service: categories.content })
    .from(categoryCities)
    .innerJoin(cities, eq(cities.id, categoryCities.cityId))
    .innerJoin(categories, eq(categories.id, categoryCities.categoryId))
    .where(and(isOpenThere, eq(categories.isHidden, false)))
    .orderBy(asc(categories.position));
  const own = rows.filter(({ name }) => toCitySlug(name.en) === seopath);
  const [first] = own;
  if (!first) return null;
  const say = getWords(locale, 'places').say;
  return {
    title: say('city.title', { city: first.name[locale] }),
    lines: own.slice(0, NAMED_SERVICES).map(({ service }) => service.serviceName[locale]),
    face: null,
    drawing: 'hero',
  };
}
