import type { Locale } from '@/lib/i18n/locales';

// Written out: `Intl` would otherwise take a region's habit, and Arabic has Latin digits in some regions.
const numberLocales: Record<Locale, string> = { fa: 'fa-IR', en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-arab' };
const formatters = new Map<string, Intl.NumberFormat>();

/** Languages have a hyphen, a minus, and marks of direction of their own before a negative number. */
const NEGATIVE_SIGN = /[\u061c\u200e\u200f]*[-\u2212]/u;
/** One minus in every language. The mark keeps it before its number inside right-to-left text. */
const MINUS: Record<Locale, string> = { fa: '\u200e\u2212', en: '\u2212', de: '\u2212', ar: '\u200e\u2212' };

/** A number in the locale's digits and separators: 1250000 → ۱٬۲۵۰٬۰۰۰. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(numberLocales[locale], options);
  formatters.set(key, formatter);
  return formatter.format(value).replace(NEGATIVE_SIGN, MINUS[locale]);
}
