import arabicFontUrl from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
import latinFontUrl from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2';
import { getDirection, type Locale } from '@/lib/i18n/locales';

/**
 * The font files a page of this locale shows at once, to be preloaded; app/globals.css declares the same files.
 * next/font preloads the same set for every locale and does not tell a file's address, so the bundler's own address is used instead.
 * The Latin file is needed in every locale: it holds the punctuation.
 */
export function getFontUrls(locale: Locale): string[] {
  return getDirection(locale) === 'rtl' ? [arabicFontUrl, latinFontUrl] : [latinFontUrl];
}
