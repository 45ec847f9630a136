import { assert, integer, property } from 'fast-check';

import { formatNumber } from '@/lib/i18n/format-number';
import { locales } from '@/lib/i18n/locales';

import { readMeasure, readTomans } from './typed-number';

const sum = (tomans: number) => ({ tomans, problem: null });
const refused = (problem: string) => ({ tomans: null, problem });

describe('a typed sum', () => {
  it.each([
    ['50000', 50_000],
    ['۵۰۰۰۰', 50_000],
    ['٥٠٠٠٠', 50_000],
    ['５００００', 50_000],
    [' 50 000 ', 50_000],
    ['50\u202f000', 50_000],
    ['50\u00a0000', 50_000],
    ['50000.00', 50_000],
    ['50000,00', 50_000],
    ['50000/00', 50_000],
    ['50000٫۰', 50_000],
    ['50000.', 50_000],
    ['100,000.00', 100_000],
    ['100.000,00', 100_000],
    ['۱۰۰٬۰۰۰٫۰۰', 100_000],
    ['۱۰۰،۰۰۰/۰', 100_000],
    ['100 000,00', 100_000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['۱،۰۰۰،۰۰۰', 1_000_000],
    ['۱٬۰۰۰٬۰۰۰', 1_000_000],
    ['1 000 000', 1_000_000],
    ['۱۰۰۰۰۰۰ تومان', 1_000_000],
    ['۱٬۰۰۰٬۰۰۰\u200cتومان', 1_000_000],
    ['1,000,000\u00a0tomans', 1_000_000],
    ['1.000.000 Toman', 1_000_000],
    ['\u2067۱٬۰۰۰\u2069', 1_000],
    ['0', 0],
    ['007', 7],
    ['9999999999', 9_999_999_999],
  ])('«%s» is %d tomans', (typed, tomans) => {
    expect(readTomans(typed)).toEqual(sum(tomans));
  });

  it.each([
    ['۱۰۰٬۰۰۰٫۵۰', 'fraction'],
    ['50000.5', 'fraction'],
    ['1,5', 'fraction'],
    ['0,500', 'unreadable'],
    ['50000.000', 'unreadable'],
    ['1/000', 'unreadable'],
    ['1/000/000', 'unreadable'],
    ['1/5', 'fraction'],
    ['10000000000', 'tooLarge'],
    ['100,0000', 'unreadable'],
    ['1,000,00', 'unreadable'],
    ['1,00,000', 'unreadable'],
    ['1.000,000.000', 'unreadable'],
    ['1,000.000,00', 'unreadable'],
    ['12..5', 'unreadable'],
    ['.5', 'unreadable'],
    ['-50000', 'unreadable'],
    ['+50000', 'unreadable'],
    ['5e4', 'unreadable'],
    ['0x10', 'unreadable'],
    ['fifty', 'unreadable'],
    ['۵۰ هزار تومان', 'unreadable'],
    ['500000 ریال', 'unreadable'],
    ['50000 60000', 'unreadable'],
    ['تومان ۵', 'unreadable'],
    ['½', 'unreadable'],
  ])('refuses «%s» with the reason', (typed, problem) => {
    expect(readTomans(typed)).toEqual(refused(problem));
  });

  it('is null for an empty text', () => {
    for (const typed of ['', ' ', '\u200f', 'تومان'])
      expect(readTomans(typed)).toEqual({ tomans: null, problem: null });
  });

  it('is read from each language’s own form, and a fraction never makes it another sum', () => {
    const holds = property(integer({ min: 0, max: 9_999_999_999 }), (tomans) => {
      for (const locale of locales) {
        const written = formatNumber(tomans, locale);
        expect(readTomans(written)).toEqual(sum(tomans));
        for (const fraction of ['٫۰۰', '/00', '.00', ',0'])
          expect([tomans, null]).toContain(readTomans(`${written}${fraction}`).tomans);
      }
    });
    assert(holds, { seed: 5, numRuns: 2000 });
  });
});

describe('a typed measure', () => {
  it.each([
    ['24.5', 24.5],
    ['24,5', 24.5],
    ['۲۴٫۵', 24.5],
    ['۲۴/۵', 24.5],
    ['24،5', 24.5],
    ['2.450', 2.45],
    ['30', 30],
    ['30.', 30],
    ['1,234.5', 1234.5],
    ['۱٬۲۳۴٫۵', 1234.5],
  ])('«%s» is %d', (typed, measure) => {
    expect(readMeasure(typed)).toBe(measure);
  });

  it.each(['', '-3', '2,4,5', '1e2', 'سی', '3x4', '0x10', 'Infinity'])('refuses «%s»', (typed) => {
    expect(readMeasure(typed)).toBeNull();
  });
});
