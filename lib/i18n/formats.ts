import { DAY_MS, HOUR_MS, HOURS_A_DAY, MINUTE_MS } from '@/lib/domain/constants/time-units';
import {
  toGregorianParts,
  toJalaliParts,
  toTehranDate,
  toWeekday,
  type TehranDate,
} from '@/lib/domain/site/jalali-date';
import { formatNumber } from '@/lib/i18n/format-number';
import { getDirection, type Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar/units.json';
import de from '@/messages/de/units.json';
import en from '@/messages/en/units.json';
import fa from '@/messages/fa/units.json';

// It stands in a file of its own because the flows, which read it, cannot import JSON.
export { formatNumber };

const RIALS_A_TOMAN = 10;
const SECOND_MS = 1000;
const NO_BREAK_SPACE = '\u00a0';

const words = { fa, en, de, ar };

const zeros: Record<Locale, number> = { fa: 0x06f0, en: 0x30, de: 0x30, ar: 0x0660 };

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Latin digits become the locale's, everything else stays: for phones, codes and years, which take no separators. */
export function formatDigits(text: string | number, locale: Locale): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(zeros[locale] + Number(digit)));
}

/** Rials as people read them: 12500000 → «۱٬۲۵۰٬۰۰۰ تومان». */
export function formatTomans(rials: number, locale: Locale): string {
  return fill(words[locale].tomans, { amount: formatTomanFigure(rials, locale) });
}

/** Rials in tomans without the unit, for a column that names it: 12500000 → «۱٬۲۵۰٬۰۰۰». */
export function formatTomanFigure(rials: number, locale: Locale): string {
  return formatNumber(rials / RIALS_A_TOMAN, locale, { maximumFractionDigits: 1 });
}

interface DateOptions {
  /** The weekday; on by default. */
  hasWeekday?: boolean;
  hasYear?: boolean;
  /** The Gregorian day beside it; on by default wherever it is counted by (`countsByGregorian`). */
  hasGregorian?: boolean;
}

type Calendar = 'jalaliMonths' | 'gregorianMonths';

/** A line never breaks in it. */
function formatDayAndMonth(calendar: Calendar, date: TehranDate, hasYear: boolean, locale: Locale): string {
  const { year, month, day } = calendar === 'jalaliMonths' ? toJalaliParts(date) : toGregorianParts(date);
  const dayAndMonth = fill(words[locale].dayAndMonth, {
    day: formatDigits(day, locale),
    month: words[locale][calendar][month - 1] ?? '',
  });
  const shown = hasYear
    ? fill(words[locale].withYear, { date: dayAndMonth, year: formatDigits(year, locale) })
    : dayAndMonth;
  return shown.replaceAll(' ', NO_BREAK_SPACE);
}

/**
 * Whether the language's readers count by the Gregorian calendar: every one but Persian. They read its day beside the
 * Jalali one.
 */
export function countsByGregorian(locale: Locale): boolean {
  return locale !== 'fa';
}

/** A day of the Gregorian calendar alone, for where the Jalali day stands beside it: “26 November”. */
export function formatGregorianDate(day: TehranDate, locale: Locale): string {
  return formatDayAndMonth('gregorianMonths', day, false, locale);
}

/**
 * A day of Tehran's calendar: «پنجشنبه ۵ آذر», “Thursday 5 Azar (26 November)”. Takes the wire's `2026-11-26` or an
 * instant in ms.
 */
export function formatJalaliDate(day: TehranDate | number, locale: Locale, options: DateOptions = {}): string {
  const { hasWeekday = true, hasYear = false, hasGregorian = countsByGregorian(locale) } = options;
  const date = typeof day === 'number' ? toTehranDate(day) : day;
  const jalali = formatDayAndMonth('jalaliMonths', date, hasYear, locale);
  const named = hasWeekday
    ? fill(words[locale].withWeekday, { weekday: words[locale].weekdays[toWeekday(date)] ?? '', date: jalali })
    : jalali;
  return hasGregorian
    ? fill(words[locale].withGregorian, {
        date: named,
        gregorian: formatDayAndMonth('gregorianMonths', date, hasYear, locale),
      })
    : named;
}

/** «امروز», “Tomorrow”, and farther away the day of Tehran's calendar by its name alone. */
export function formatRelativeDay(day: TehranDate, nowMs: number, locale: Locale): string {
  const days = Math.round((Date.parse(day) - Date.parse(toTehranDate(nowMs))) / DAY_MS);
  if (days < 0 || days > 1) return formatJalaliDate(day, locale, { hasGregorian: false });
  const named = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return named.charAt(0).toLocaleUpperCase(locale) + named.slice(1);
}

/**
 * A day of the week as a narrow column heads it: «ش», “Sat”. Read by the eye alone; in Persian and Arabic one letter is
 * the custom.
 */
export function formatShortWeekday(day: TehranDate, locale: Locale): string {
  const weekday = getDirection(locale) === 'rtl' ? 'narrow' : 'short';
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(day));
}

/** The twelve months of the Jalali calendar, Farvardin first. */
export function listJalaliMonths(locale: Locale): readonly string[] {
  return words[locale].jalaliMonths;
}

/** The days of the week, Saturday first. */
export function listWeekdays(locale: Locale): readonly string[] {
  return words[locale].weekdays;
}

/**
 * Two whole hours of a day: «۹ تا ۱۲», “9:00–12:00”. A line never breaks in it. An end after midnight counts on, as 30
 * for 6:00: it is said to be on the next day.
 */
export function formatHourRange(startHour: number, endHour: number, locale: Locale): string {
  const isNextDay = endHour > HOURS_A_DAY;
  const hours = fill(words[locale].hourRange, {
    start: formatDigits(startHour, locale),
    end: formatDigits(isNextDay ? endHour - HOURS_A_DAY : endHour, locale),
  });
  return isNextDay ? fill(words[locale].nextDay, { hours }) : hours;
}

/** «پنجشنبه ۵ آذر، ۹ تا ۱۲». */
export function formatVisitTime(day: TehranDate | number, startHour: number, endHour: number, locale: Locale): string {
  return fill(words[locale].dateAndHours, {
    date: formatJalaliDate(day, locale),
    hours: formatHourRange(startHour, endHour, locale),
  });
}

/** Hour and minute of an instant in Tehran: «۱۴:۰۵». */
export function formatClock(instantMs: number, locale: Locale): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tehran' }).format(
    instantMs,
  );
  return formatDigits(time, locale);
}

/** The interval of an arrival, to the minute: «پنجشنبه ۵ آذر، ۱۴:۰۵ تا ۱۴:۳۵». */
export function formatArrivalTime(fromMs: number, untilMs: number, locale: Locale): string {
  const hours = formatClockRange(fromMs, untilMs, locale);
  return fill(words[locale].dateAndHours, { date: formatJalaliDate(fromMs, locale), hours });
}

/** «۱۴:۰۵ تا ۱۴:۳۵». */
export function formatClockRange(fromMs: number, untilMs: number, locale: Locale): string {
  return fill(words[locale].clockRange, { start: formatClock(fromMs, locale), end: formatClock(untilMs, locale) });
}

/** «تهران، کرج و قم»: several names as one part of a sentence. */
export function formatList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** The time of an order's visit: the chosen hour, or an interval. */
export function formatTaskTime(
  task: {
    readonly gDate: TehranDate;
    readonly startHour: number;
    readonly endHour: number;
    readonly startsAtMs: number;
    readonly arrivesUntilMs: number | null;
  },
  locale: Locale,
): string {
  return task.arrivesUntilMs === null
    ? formatVisitTime(task.gDate, task.startHour, task.endHour, locale)
    : formatArrivalTime(task.startsAtMs, task.arrivesUntilMs, locale);
}

/** A day and a clock time in Tehran: «پنجشنبه ۵ آذر، ۱۴:۰۵», “Thursday 5 Azar (26 November), 14:05”. */
export function formatInstant(instantMs: number, locale: Locale, options: DateOptions = {}): string {
  const date = formatJalaliDate(instantMs, locale, options);
  return fill(words[locale].dateAndHours, { date, hours: formatClock(instantMs, locale) });
}

type TimeUnit = 'day' | 'hour' | 'minute' | 'second';

/** A number of units. Arabic changes the noun with its number, two of them even without a digit: «ساعتان». */
function formatUnits(value: number, unit: TimeUnit, locale: Locale): string {
  return locale === 'ar'
    ? formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' })
    : formatDigits(value, locale);
}

/** The rest of a time span in its two largest units, without the second where it is zero; never negative. */
export function formatRemainingTime(remainingMs: number, locale: Locale): string {
  const { remaining } = words[locale];
  const count = (value: number, unit: TimeUnit) => formatUnits(Math.floor(value), unit, locale);
  if (remainingMs <= 0) return remaining.over;
  if (remainingMs >= 2 * DAY_MS) return fill(remaining.days, { days: count(remainingMs / DAY_MS, 'day') });
  const minutes = Math.floor((remainingMs % HOUR_MS) / MINUTE_MS);
  if (remainingMs >= HOUR_MS) {
    const hours = count(remainingMs / HOUR_MS, 'hour');
    return minutes === 0
      ? fill(remaining.wholeHours, { hours })
      : fill(remaining.hours, { hours, minutes: count(minutes, 'minute') });
  }
  if (remainingMs >= MINUTE_MS) return fill(remaining.minutes, { minutes: count(minutes, 'minute') });
  return fill(remaining.seconds, { seconds: count(Math.ceil(remainingMs / SECOND_MS), 'second') });
}

/** Names one after the other, with the comma of the locale's script. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return names.join(getDirection(locale) === 'rtl' ? '، ' : ', ');
}

/** Phrases one after the other as one: only the first keeps its capital. */
export function joinPhrases([first = '', ...others]: readonly string[], locale: Locale): string {
  return joinNames(
    [first, ...others.map((phrase) => phrase.charAt(0).toLocaleLowerCase(locale) + phrase.slice(1))],
    locale,
  );
}

const ELLIPSIS = '…';

/**
 * Cuts a name to `length` characters and an ellipsis (SPEC 5). Counts what a reader sees, so no half letter is left.
 */
export function truncate(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : letters.slice(0, length).join('').trimEnd() + ELLIPSIS;
}
