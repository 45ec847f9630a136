import { MENU } from '@/e2e/steps/menu';
import { KIND_SHAPES } from '@/lib/contract/enumerations';
import { provinces } from '@/lib/server/seed/geography/provinces';

import { readCategories } from './categories';
import { cityServicePauses } from './city-service-pauses';
import { readSharedWords } from './content';
import type { CategorySeed, Localized, ProductPageSeed } from './types';

const categories = readCategories();
const houseCleaning = requireCategory('house-cleaning');
/** Kinds whose orders the marketplace places (lib/server/kinds/kinds.ts). */
const OPEN_KINDS = ['cleaning', 'laundry', 'carpet', 'task', 'carwash', 'moving', 'testing', 'gas'];
const LANGUAGES = ['fa', 'en', 'de', 'ar'] as const;
const cityIds = new Set(provinces.flatMap((province) => province.cities.map((city) => city.id)));
const visible = categories.filter((category) => !category.isHidden);

function requireCategory(seopath: string): CategorySeed {
  const category = categories.find((known) => known.seopath === seopath);
  if (!category) throw new Error(`There is no category ${seopath}.`);
  return category;
}

function isLocalized(value: object): value is Localized {
  return 'fa' in value && typeof value.fa === 'string';
}

/** Every text within, with the path that leads to it. */
function listTexts(value: unknown, path: string): { path: string; text: Localized }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, `${path}.${key}`));
}

function findTextsWhere(isWrong: (text: Localized) => boolean): string[] {
  const shipped = { categories, shared: readSharedWords() };
  return listTexts(shipped, 'shipped')
    .filter(({ text }) => isWrong(text))
    .map(({ path, text }) => `${path}: ${JSON.stringify(text)}`);
}

function findRepeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function listTypes(category: CategorySeed) {
  return category.types.flatMap((type) => [type, ...(type.children ?? [])]);
}

describe('the categories', () => {
  it('are the fifteen of the menu, house cleaning first, each with a page', () => {
    expect(visible.map((category) => category.seopath)).toEqual(MENU);
    expect(categories.map((category) => category.position)).toEqual(categories.map((_, index) => index + 1));
  });

  it('have the ids, kinds and matchings of the catalogue', () => {
    const rows = visible.map(({ id, seopath, kind, matching }) => `${id} ${seopath} ${kind} ${matching}`);
    expect(rows.sort()).toEqual(
      [
        '3 house-cleaning cleaning provider',
        '5 laundry laundry provider',
        '7 carpet-cleaning carpet provider',
        '9 carwash carwash provider',
        '12 handyman task bids',
        '14 moving-service moving bids',
        '16 electric-service task bids',
        '18 home-appliances task bids',
        '20 disinfection task bids',
        '22 gas gas truck',
        '24 online-testing testing provider',
        '26 assorted task bids',
        '28 home-service task bids',
        '30 camera-repair task bids',
        '32 rebuilding-service task bids',
      ].sort(),
    );
  });

  it('find providers in the way of their kind in KIND_SHAPES', () => {
    const others = categories.filter(({ kind, matching }) => matching !== KIND_SHAPES[kind].matching);
    expect(others.map(({ seopath }) => seopath)).toEqual([]);
  });

  it('include a hidden one, and every service of an open kind takes orders', () => {
    expect(categories.filter((category) => category.isHidden).map((category) => category.seopath)).toEqual([
      'bar-service',
    ]);
    const orderable = categories.filter((category) => category.isOrderable);
    expect(orderable).toEqual(categories.filter(({ kind, isHidden }) => !isHidden && OPEN_KINDS.includes(kind)));
    expect(orderable).toContain(houseCleaning);
  });

  it('have four types or more, except gas, and grades for 5 and 7 alone', () => {
    for (const category of categories) {
      const [fewest, most] = category.id === 22 ? [0, 0] : [4, 12];
      expect(category.types.length).toBeGreaterThanOrEqual(fewest);
      expect(category.types.length).toBeLessThanOrEqual(most);
      expect(category.grades.map(({ grade }) => grade)).toEqual([5, 7].includes(category.id) ? ['ECO', 'VIP'] : []);
    }
  });

  it('have types without a page in every visible category but gas, and more with one', () => {
    for (const { id, types } of visible) {
      const without = types.filter((type) => !type.hasPage).length;
      expect([id, without > 0 && without < types.length / 2]).toEqual([id, id !== 22]);
    }
  });

  it('never share an id, a seopath or, within a category, the last part of an address', () => {
    const types = categories.flatMap(listTypes);
    expect(findRepeated(categories.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(categories.map(({ seopath }) => seopath))).toEqual([]);
    expect(findRepeated(types.map(({ id }) => id))).toEqual([]);
    for (const category of categories) {
      const parts = [...category.types, ...category.grades].map(({ seopath }) => seopath);
      expect(findRepeated(parts)).toEqual([]);
      expect(parts.filter((part) => !/^[a-z]+(-[a-z]+)*$/.test(part))).toEqual([]);
    }
  });

  it('name cities that exist, and not all the same ones', () => {
    const named = categories.flatMap((category) => category.activeCityIds);
    expect(named.filter((id) => !cityIds.has(id))).toEqual([]);
    expect(new Set(visible.map(({ activeCityIds }) => activeCityIds.join())).size).toBeGreaterThan(3);
  });

  it('are paused only in cities in which they are active', () => {
    const unknown = cityServicePauses.filter(
      (pause) => !categories.find(({ id }) => id === pause.categoryId)?.activeCityIds.includes(pause.cityId),
    );
    expect(cityServicePauses.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });
});

describe('the words', () => {
  it('stand in four languages, trimmed, with single spaces', () => {
    expect(
      findTextsWhere((text) =>
        LANGUAGES.some(
          (language) =>
            !text[language] || text[language] !== text[language].trim().replace(/(?<!\d)\s+|\s{2,}|[^\S\u00a0]+/g, ' '),
        ),
      ),
    ).toEqual([]);
  });

  it('keep a number and its unit on one line in English and German', () => {
    expect(
      findTextsWhere(({ en, de }) =>
        /\d (?:%|°C|(?:m²|mm²|cm|mm|kg|km|GB|dB|mA|A|V|W|K|g|m|bar|Toman|tomans|BTU|Uhr)(?![\w²]))/.test(
          `${en}\n${de}`,
        ),
      ),
    ).toEqual([]);
  });

  it('have no Persian or Arabic letters or digits in English and German', () => {
    expect(findTextsWhere(({ en, de }) => /[\u0600-\u06ff]/.test(en + de))).toEqual([]);
  });

  it('have no Latin letters or digits in Persian and Arabic', () => {
    expect(findTextsWhere(({ fa, ar }) => /[A-Za-z0-9]/.test(fa + ar))).toEqual([]);
  });

  it('keep to the letters and digits of Persian in fa, of Arabic in ar', () => {
    expect(findTextsWhere(({ fa }) => /[يك\u0660-\u0669]/.test(fa))).toEqual([]);
    expect(findTextsWhere(({ ar }) => /[پچژگکی\u06f0-\u06f9\u200c]/.test(ar))).toEqual([]);
  });

  it('promise no discount, for a single visit earns none (BEHAVIOUR 4 and 16)', () => {
    const promised = /تخفیف|\bdiscount|% off\b|Rabatt|(?<![\p{L}\p{M}])ب?خصم(?!\p{L})/iu;
    expect(findTextsWhere((text) => LANGUAGES.some((language) => promised.test(text[language])))).toEqual([]);
    expect(categories.filter(({ isSpecial }) => isSpecial)).toEqual([]);
  });

  it('do not shout', () => {
    expect(findTextsWhere((text) => LANGUAGES.some((language) => text[language].includes('!')))).toEqual([]);
  });
});

describe('house cleaning', () => {
  const pages = [houseCleaning, ...houseCleaning.types].flatMap(({ page }) => page ?? []);
  const listStatements = ({ done, notDone, steps, guarantees, questions, priceNotes }: ProductPageSeed) =>
    listTexts({ done, notDone, steps, guarantees, questions, priceNotes }, '').map(({ text }) => text);

  it('says what is done and what is not, how it goes, what is guaranteed, and answers eight questions', () => {
    const { done, notDone, steps, guarantees, questions, priceNotes } = houseCleaning.page;
    expect(questions.length).toBeGreaterThanOrEqual(8);
    for (const list of [done, notDone, steps, guarantees, priceNotes]) expect(list.length).toBeGreaterThanOrEqual(4);
  });

  it('has a full page of its own for every type that has one', () => {
    const typePages = houseCleaning.types.filter((type) => type.hasPage).map((type) => type.page);
    expect(typePages).toHaveLength(5);
    for (const page of typePages) {
      expect(page?.questions.length).toBeGreaterThanOrEqual(4);
      expect(page?.done.length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(LANGUAGES)('never says the same thing twice in %s, on one page or on two', (language) => {
    expect(findRepeated(pages.flatMap(listStatements).map((text) => text[language]))).toEqual([]);
  });

  it('has titles and descriptions that a search engine shows whole', () => {
    for (const language of LANGUAGES) {
      expect(pages.map(({ metaTitle }) => metaTitle[language]).filter((title) => title.length > 65)).toEqual([]);
      expect(
        pages.map(({ metaDescription }) => metaDescription[language]).filter((words) => words.length > 170),
      ).toEqual([]);
    }
  });
});
