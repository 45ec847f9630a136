import { readFileSync } from 'node:fs';

import { flatten, listPlaceholders } from '@/lib/dev/message-rules.mjs';
import { locales } from '@/lib/i18n/locales';

import { toLinesWithoutSums, toPriceLines } from './price-lines';

const MONEY = /تومان|toman|\ue000/i;
/** Sums and nothing else: there is no work in them. */
const ONLY_SUMS = ['minimum-order'];

it.each(locales)('names in %s the ordered piece and no sum, for a reader without sums', (locale) => {
  const words = JSON.parse(readFileSync(`messages/${locale}/price-lines.json`, 'utf8')) as Record<string, string>;
  const lines = flatten(words).map(([key, text]) => ({
    key,
    params: Object.fromEntries(listPlaceholders(text).map((name) => [name, name.endsWith('Rials') ? 2_400_000 : 3])),
    amountRials: 9_600_000,
  }));
  const named = lines.filter(({ params }) => Object.keys(params).some((name) => name.endsWith('Rials')));
  expect(named.length).toBeGreaterThan(10);
  for (const line of named) {
    expect(toPriceLines([line], locale)[0]?.label).toMatch(MONEY);
    const shown = toLinesWithoutSums([line], locale);
    expect([line.key, shown.length]).toEqual([line.key, ONLY_SUMS.includes(line.key) ? shown.length : 1]);
    for (const { label, amountRial } of shown) {
      expect(amountRial).toBe(0);
      expect(label).not.toMatch(MONEY);
      expect(label).not.toMatch(/^\s*$|[\s×,،]$/);
      expect(label.length).toBeGreaterThan(2);
    }
  }
  const plain = lines.filter((line) => !named.includes(line));
  expect(toLinesWithoutSums(plain, locale).map(({ label }) => label)).toEqual(
    toPriceLines(plain, locale).map(({ label }) => label),
  );
});
