import { createTranslator } from 'use-intl/core';

import { locales, toWordsLocale } from './locales';

const messages = { jobs: '{count, plural, one {# job} other {# jobs}}' };

it.each([
  ['fa', '۱۲'],
  ['en', '12'],
  ['de', '12'],
  ['ar', '١٢'],
] as const)('a number in a sentence has the digits of %s', (locale, twelve) => {
  const say = createTranslator({ locale: toWordsLocale(locale), messages });
  expect(say('jobs', { count: 12 })).toBe(`${twelve} jobs`);
});

it('is the language whose forms a plural takes', () => {
  for (const locale of locales)
    expect(new Intl.PluralRules(toWordsLocale(locale)).resolvedOptions().locale).toMatch(new RegExp(`^${locale}`));
});
