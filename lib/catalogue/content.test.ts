import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { statedNumbers } from '@/lib/domain/site/stated-numbers';

import { readCategories } from './categories';
import { contentFolder, houseNumbers } from './content';
import { findContentProblems } from './content-problems';
import { cleaningPrices } from './prices/cleaning';
import type { CategorySeed } from './types';

function requirePage(categories: readonly CategorySeed[], typeSeopath?: string) {
  const cleaning = categories.find(({ seopath }) => seopath === 'house-cleaning');
  const page = typeSeopath ? cleaning?.types.find(({ seopath }) => seopath === typeSeopath)?.page : cleaning?.page;
  if (!page) throw new Error(`There is no page of house-cleaning ${typeSeopath ?? ''}.`);
  return JSON.stringify(page);
}

describe('the files of the words', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const change = (file: string, replace: (text: string) => string) =>
    writeFileSync(join(folder, file), replace(readFileSync(join(folder, file), 'utf8')));

  it('fit their schema, have equal parts in four languages, and name existing numbers', () => {
    expect(findContentProblems()).toEqual([]);
  });

  it('refuse words without a language', () => {
    rmSync(join(folder, 'gas/de.json'));
    expect(findContentProblems(folder)).toEqual(['content/gas: not in de. Add the file there.']);
  });

  it('refuse a text that the other languages lack, and a missing one that they have', () => {
    change('gas/en.json', (text) => text.replace('"done": [', '"done": ["One thing more",'));
    change('laundry/ar.json', (text) => text.replace(/"metaTitle": .*\n/, ''));
    const problems = findContentProblems(folder).join('\n');
    expect(problems).toMatch(/gas\/en\.json: page\.done\.\d+ is not in Persian/);
    expect(problems).toMatch(/laundry\/ar\.json, page\.metaTitle/);
  });

  it('refuse a number that only one language names, or that nobody fills', () => {
    change('house-cleaning/de.json', (text) => text.replace('{enRouteCancelFeePercent}', '20'));
    change('carwash/fa.json', (text) => text.replace('{completionHours}', '{hoursOfWaiting}'));
    const problems = findContentProblems(folder).join('\n');
    expect(problems).toMatch(
      /house-cleaning\/de\.json, page\.questions\.\d+\.answer: Persian says .*enRouteCancelFeePercent/,
    );
    expect(problems).toContain('nobody fills {hoursOfWaiting}');
  });

  it('refuse words for a type that the category does not have', () => {
    for (const locale of ['fa', 'en', 'de', 'ar'])
      change(`handyman/${locale}.json`, (text) => text.replace('"locks":', '"keys":'));
    expect(findContentProblems(folder).join('\n')).toMatch(/no words of locks[^]*keys is no part of it/);
  });
});

describe('the numbers in the words', () => {
  it('are the house’s own, in the digits of the language', () => {
    const page = requirePage(readCategories());
    expect(page).not.toMatch(/\{\w+\}/);
    expect(page).toContain('15% of the price');
    expect(page).toContain('۱۵٪ قیمت');
    expect(page).toContain('١٥٪ من السعر');
    expect(page).toContain('20.000');
  });

  it('change on every page with the constant that they come from', () => {
    const numbers = { ...statedNumbers, lateCancelFeePercent: 17, completionHours: 72 };
    const changed = readCategories({ ...houseNumbers, numbers });
    const said = JSON.stringify(changed);
    expect(requirePage(changed)).toContain('17% of the price');
    for (const words of ['۱۷٪', '١٧٪', '72 hours', '72 Stunden', '۷۲ ساعت', '٧٢ ساعة']) expect(said).toContain(words);
    expect(said).not.toMatch(/15% of the price|48 hours after the (?:end|work|visit)/);
  });

  it('follow the price book: the shortest visit and the rate of each type are its own', () => {
    const book = {
      ...cleaningPrices,
      maximumHours: 12,
      types: cleaningPrices.types.map((type) => ({ ...type, ratePercent: type.ratePercent + 7, minimumHours: 5 })),
    };
    const [before, changed] = [readCategories(), readCategories({ ...houseNumbers, book })];
    expect(requirePage(before, 'deep-cleaning')).toContain(
      '20% more than regular cleaning; the shortest visit is 4 hours',
    );
    expect(requirePage(changed, 'deep-cleaning')).toContain(
      '20% more than regular cleaning; the shortest visit is 5 hours',
    );
    expect(requirePage(changed)).toContain('the longest 12 hours');
  });
});
