import latinFontUrl from '@/lib/i18n/fonts/vazirmatn-latin.woff2';
import persianFontUrl from '@/lib/i18n/fonts/vazirmatn-persian.woff2';
import { getDirection, type Locale } from '@/lib/i18n/locales';

/**
 * The one font file that a page of this locale shows at once, to be preloaded; app/globals.css declares the same files.
 * next/font preloads the same set for every locale and does not tell a file's address, so the bundler's own address is
 * used instead.
 */
export function getFontUrl(locale: Locale): string {
  return getDirection(locale) === 'rtl' ? persianFontUrl : latinFontUrl;
}
