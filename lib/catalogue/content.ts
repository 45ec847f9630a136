import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import type { Locale } from '@/lib/i18n/locales';

import { categoryNumbers, type Numbers } from './category-numbers';
import type { CategoryWords, SharedWords } from './content-schema';
import { toFourLanguages, type InFourLanguages } from './in-four-languages';
import { cleaningPrices } from './prices/cleaning';
import type { CleaningPriceFacts } from './prices/types';
import type { CategoryFacts } from './types';

/** The folder of the words, below the folder in which the program starts, bundled or not. */
export const contentFolder = join(process.cwd(), 'lib/catalogue/content');

/** The sources of the numbers in the words; only tests pass others than the house's own. */
export interface NumberSources {
  readonly numbers: Numbers;
  readonly book: CleaningPriceFacts;
}

export const houseNumbers: NumberSources = { numbers: statedNumbers, book: cleaningPrices };

/**
 * A category's words in four languages, with their numbers filled in. Nothing is cached: they are read when the
 * database is written.
 */
export function readCategoryWords(facts: CategoryFacts, sources: NumberSources): InFourLanguages<CategoryWords> {
  return toFourLanguages(
    byLocale((locale) => fillCategory(readFile<CategoryWords>(facts.seopath, locale), facts, sources, locale)),
  );
}

export function readSharedWords({ numbers }: NumberSources = houseNumbers): InFourLanguages<SharedWords> {
  return toFourLanguages(byLocale((locale) => fillNumbers(readFile<SharedWords>('shared', locale), locale, numbers)));
}

/** A type's page says the numbers of that type, the rest those of the whole category. */
function fillCategory(
  { types = {}, ...own }: CategoryWords,
  facts: CategoryFacts,
  { numbers, book }: NumberSources,
  locale: Locale,
): CategoryWords {
  const fill = <Words>(words: Words, typeId: number | null) =>
    fillNumbers(words, locale, { ...numbers, ...categoryNumbers(facts, typeId, book) });
  const typeIds = new Map(facts.types.map(({ seopath, id }) => [seopath, id]));
  const filledTypes = Object.entries(types).map(
    ([seopath, words]) => [seopath, fill(words, typeIds.get(seopath) ?? null)] as const,
  );
  return { ...fill(own, null), types: Object.fromEntries(filledTypes) };
}

function byLocale<Words>(read: (locale: Locale) => Words): Record<Locale, Words> {
  return { fa: read('fa'), en: read('en'), de: read('de'), ar: read('ar') };
}

/** The schemas are held by content-problems.ts, at check time. */
function readFile<Words>(folder: string, locale: Locale): Words {
  return JSON.parse(readFileSync(join(contentFolder, folder, `${locale}.json`), 'utf8')) as Words;
}
