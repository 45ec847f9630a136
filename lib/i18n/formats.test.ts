import { TRUNCATE_LENGTH, TRUNCATE_TILE_LENGTH } from '@/lib/domain/constants/screen';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import {
  formatClock,
  formatDigits,
  formatHourRange,
  formatInstant,
  formatJalaliDate,
  formatNumber,
  formatRelativeDay,
  formatRemainingTime,
  formatTomans,
  formatVisitTime,
  joinNames,
  joinPhrases,
  truncate,
} from '@/lib/i18n/formats';
import { locales } from '@/lib/i18n/locales';

describe('formatTomans', () => {
  it('shows thousand separators and the digits of the locale', () => {
    expect(formatTomans(12_500_000, 'fa')).toBe('۱٬۲۵۰٬۰۰۰\u00a0تومان');
    expect(formatTomans(12_500_000, 'en')).toBe('1,250,000\u00a0tomans');
    expect(formatTomans(12_500_000, 'de')).toBe('1.250.000\u00a0Toman');
    expect(formatTomans(12_500_000, 'ar')).toBe('١٬٢٥٠٬٠٠٠\u00a0تومان');
  });

  it('divides rials by ten and keeps an odd rial', () => {
    expect(formatTomans(200_000, 'en')).toBe('20,000\u00a0tomans');
    expect(formatTomans(15, 'en')).toBe('1.5\u00a0tomans');
    expect(formatTomans(0, 'fa')).toBe('۰\u00a0تومان');
  });
});

describe('formatNumber and formatDigits', () => {
  it('groups numbers and leaves codes ungrouped', () => {
    expect(formatNumber(1_250_000, 'fa')).toBe('۱٬۲۵۰٬۰۰۰');
    expect(formatDigits('09121234567', 'fa')).toBe('۰۹۱۲۱۲۳۴۵۶۷');
    expect(formatDigits('09121234567', 'ar')).toBe('٠٩١٢١٢٣٤٥٦٧');
    expect(formatDigits('09121234567', 'de')).toBe('09121234567');
  });

  it('has one minus in every language, which stays before its number inside right-to-left text', () => {
    expect(locales.map((locale) => formatNumber(-1040, locale))).toEqual([
      '\u200e−۱٬۰۴۰',
      '−1,040',
      '−1.040',
      '\u200e−١٬٠٤٠',
    ]);
    expect(formatTomans(-1_560_000, 'fa')).toBe('\u200e−۱۵۶٬۰۰۰\u00a0تومان');
  });
});

describe('formatJalaliDate', () => {
  it('writes a Persian day in people’s usual form', () => {
    expect(formatJalaliDate('2026-11-26', 'fa')).toBe('پنجشنبه ۵\u00a0آذر');
    expect(formatJalaliDate('2026-11-26', 'fa', { hasYear: true })).toBe('پنجشنبه ۵\u00a0آذر\u00a0۱۴۰۵');
  });

  it('puts the Gregorian day beside it elsewhere', () => {
    expect(formatJalaliDate('2026-11-26', 'en')).toBe('Thursday 5\u00a0Azar (26\u00a0November)');
    expect(formatJalaliDate('2026-11-26', 'de')).toBe('Donnerstag, 5.\u00a0Azar (26.\u00a0November)');
    expect(formatJalaliDate('2026-11-26', 'ar')).toBe('الخميس ٥\u00a0آذر (٢٦\u00a0نوفمبر)');
    expect(formatJalaliDate('2026-11-26', 'en', { hasGregorian: false, hasWeekday: false })).toBe('5\u00a0Azar');
  });

  it.each([
    ['2026-03-20', '29\u00a0Esfand\u00a01404'],
    ['2026-03-21', '1\u00a0Farvardin\u00a01405'],
    ['2025-03-20', '30\u00a0Esfand\u00a01403'],
    ['2030-03-20', '30\u00a0Esfand\u00a01408'],
  ])('knows the leap years: %s', (date, expected) => {
    expect(formatJalaliDate(date, 'en', { hasWeekday: false, hasYear: true, hasGregorian: false })).toBe(expected);
  });

  it('changes the day at midnight in Tehran, not in UTC', () => {
    const short = { hasWeekday: false, hasGregorian: false } as const;
    expect(formatJalaliDate(Date.parse('2026-11-20T20:29:59Z'), 'en', short)).toBe('29\u00a0Aban');
    expect(formatJalaliDate(Date.parse('2026-11-20T20:30:00Z'), 'en', short)).toBe('30\u00a0Aban');
  });
});

describe('formatRelativeDay', () => {
  it('names today and tomorrow by these words in every language, and other days by their names', () => {
    const now = Date.parse('2026-11-28T06:45:00Z');
    expect(locales.map((locale) => formatRelativeDay('2026-11-28', now, locale))).toEqual([
      'امروز',
      'Today',
      'Heute',
      'اليوم',
    ]);
    expect(formatRelativeDay('2026-11-29', now, 'fa')).toBe('فردا');
    expect(formatRelativeDay('2026-11-29', now, 'de')).toBe('Morgen');
    expect(formatRelativeDay('2026-12-01', now, 'fa')).toBe(formatJalaliDate('2026-12-01', 'fa'));
    expect(formatRelativeDay('2026-12-01', now, 'en')).not.toContain('December');
    // One minute before midnight in Tehran it is still the same day.
    expect(formatRelativeDay('2026-11-28', Date.parse('2026-11-28T20:29:00Z'), 'fa')).toBe('امروز');
  });
});

describe('hours and remaining time', () => {
  it('writes ranges, visits and clocks', () => {
    expect(formatHourRange(9, 12, 'fa')).toBe('۹\u00a0تا\u00a0۱۲');
    expect(formatHourRange(21, 24, 'fa')).toBe('۲۱\u00a0تا\u00a0۲۴');
    expect(formatHourRange(21, 30, 'fa')).toBe('۲۱\u00a0تا\u00a0۶\u00a0روز\u00a0بعد');
    expect(formatHourRange(21, 30, 'en')).toContain('6:00 the\u00a0next\u00a0day');
    expect(formatVisitTime('2026-11-26', 9, 12, 'fa')).toBe('پنجشنبه ۵\u00a0آذر، ۹\u00a0تا\u00a0۱۲');
    expect(formatVisitTime('2026-11-26', 9, 12, 'en')).toBe(
      'Thursday 5\u00a0Azar (26\u00a0November), 9:00\u2060–\u206012:00',
    );
    expect(formatClock(Date.parse('2026-11-20T20:35:00Z'), 'fa')).toBe('۰۰:۰۵');
  });

  it.each(locales)('does not break a line in a range of hours: %s', (locale) => {
    // A space lets a line break, and so does a dash, unless a word joiner stands on both of its sides.
    expect(formatHourRange(8, 10, locale)).not.toMatch(/ |(?<!\u2060)–|–(?!\u2060)/);
  });

  it('writes a time with the Gregorian day beside it wherever people count by that', () => {
    const instantMs = Date.parse('2026-11-26T01:30:00Z');
    expect(formatInstant(instantMs, 'en')).toBe('Thursday 5\u00a0Azar (26\u00a0November), 05:00');
    expect(formatInstant(instantMs, 'de')).toBe('Donnerstag, 5.\u00a0Azar (26.\u00a0November), 05:00');
    expect(formatInstant(instantMs, 'ar')).toBe('الخميس ٥\u00a0آذر (٢٦\u00a0نوفمبر)، ٠٥:٠٠');
    expect(formatInstant(instantMs, 'fa')).toBe('پنجشنبه ۵\u00a0آذر، ۰۵:۰۰');
  });

  it('shows two units at most and at least zero', () => {
    expect(formatRemainingTime(HOUR_MS + 5 * MINUTE_MS, 'fa')).toBe('۱ ساعت و ۵ دقیقه مانده');
    expect(formatRemainingTime(5 * MINUTE_MS, 'en')).toBe('5\u00a0min left');
    expect(formatRemainingTime(900, 'en')).toBe('1\u00a0s left');
    expect(formatRemainingTime(-1, 'en')).toBe('Time is up');
    for (const locale of locales) expect(formatRemainingTime(72 * HOUR_MS, locale)).not.toContain('{');
  });

  it('says no zero minutes, and counts in Arabic as Arabic does', () => {
    expect(formatRemainingTime(2 * HOUR_MS, 'fa')).toBe('۲ ساعت مانده');
    expect(formatRemainingTime(2 * HOUR_MS, 'de')).toBe('noch 2\u00a0Std.');
    expect(formatRemainingTime(2 * HOUR_MS + 44 * MINUTE_MS, 'ar')).toBe('بقيت ساعتان و٤٤ دقيقة');
    expect(formatRemainingTime(5 * MINUTE_MS, 'ar')).toBe('بقيت ٥ دقائق');
    expect(formatRemainingTime(72 * HOUR_MS, 'ar')).toBe('بقي ٣ أيام');
    for (const locale of locales)
      for (const ms of [900, MINUTE_MS, HOUR_MS, HOUR_MS + MINUTE_MS])
        expect(formatRemainingTime(ms, locale)).not.toContain('{');
  });
});

describe('truncate', () => {
  it('cuts names at 20 characters, on tiles at 10, with an ellipsis', () => {
    expect(truncate('نظافت منزل', TRUNCATE_TILE_LENGTH)).toBe('نظافت منزل');
    expect(truncate('تعمیرات لوازم خانگی', TRUNCATE_TILE_LENGTH)).toBe('تعمیرات لو…');
    expect(Array.from(truncate('x'.repeat(40), TRUNCATE_LENGTH))).toHaveLength(TRUNCATE_LENGTH + 1);
  });
});

describe('joinPhrases', () => {
  it('makes one sentence of several reasons, with one capital', () => {
    expect(joinPhrases(['Came late', 'Was impolite'], 'en')).toBe('Came late, was impolite');
    expect(joinPhrases(['Kam zu spät', 'War unfreundlich'], 'de')).toBe('Kam zu spät, war unfreundlich');
    expect(joinPhrases(['دیر آمد', 'بی‌دقت بود'], 'fa')).toBe('دیر آمد، بی‌دقت بود');
    expect(joinPhrases([], 'en')).toBe('');
  });
});

describe('joinNames', () => {
  it('puts the comma of the locale’s script between names', () => {
    expect(joinNames(['تهران', 'کرج', 'اصفهان'], 'fa')).toBe('تهران، کرج، اصفهان');
    expect(joinNames(['Tehran', 'Karaj'], 'en')).toBe('Tehran, Karaj');
    expect(joinNames(['Shiraz'], 'de')).toBe('Shiraz');
  });
});
