export const locales = ['fa', 'en', 'de', 'ar'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'fa';

/** Each language under its own name: it is read by somebody who may not read the page's. */
export const localeNames: Record<Locale, string> = { fa: 'فارسی', en: 'English', de: 'Deutsch', ar: 'العربية' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function getDirection(locale: Locale): Direction {
  return locale === 'fa' || locale === 'ar' ? 'rtl' : 'ltr';
}

/** The locale of a route parameter; the default for any other text. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** The language in which a sentence is filled. Written out for Arabic, whose numbers have Latin digits by itself. */
export function toWordsLocale(locale: Locale): string {
  return locale === 'ar' ? 'ar-u-nu-arab' : locale;
}
