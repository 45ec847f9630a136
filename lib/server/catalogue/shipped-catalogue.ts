import { readCategories } from '@/lib/catalogue/categories';
import { cityServicePauses } from '@/lib/catalogue/city-service-pauses';
import { readSharedWords } from '@/lib/catalogue/content';
import { holidays } from '@/lib/catalogue/holidays';
import { cleaningPrices } from '@/lib/catalogue/prices/cleaning';
import { priceBooks } from '@/lib/catalogue/prices/price-books';
import type { CategoryPrices } from '@/lib/catalogue/prices/types';
import type { Localized } from '@/lib/catalogue/types';

import { locations } from '../seed/geography/locations';
import { provinces } from '../seed/geography/provinces';
import type { CatalogueSeed } from './seed';

/**
 * The catalogue that comes with the product. Read when it is asked for, and kept by nobody: the database has it
 * afterwards.
 */
export function readShippedCatalogue(): CatalogueSeed {
  const words = readSharedWords();
  return {
    provinces,
    locations,
    categories: readCategories(),
    cityServicePauses,
    holidays: holidays.map(({ date, key, isLunar }) => ({ date, isLunar, name: requireName(words.holidays, key) })),
    prices: priceBooks.map((category) => withPetNames(category, words.pets)),
  };
}

/** The cleaning's book is stored with its pets' names. */
function withPetNames(category: CategoryPrices, names: Readonly<Record<string, Localized>>): CategoryPrices {
  if (category.kind !== 'cleaning') return category;
  const pets = cleaningPrices.pets.map((pet) => ({ ...pet, name: requireName(names, pet.seopath) }));
  return { ...category, prices: { ...category.prices, pets } };
}

/** Throws where lib/catalogue/content/shared has no words of a key. */
export function requireName(names: Readonly<Record<string, Localized>>, key: string): Localized {
  const name = names[key];
  if (!name) throw new Error(`lib/catalogue/content/shared says nothing of ${key}: write its words in every language.`);
  return name;
}
