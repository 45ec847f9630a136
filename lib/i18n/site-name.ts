import ar from '@/messages/ar/layout.json';
import de from '@/messages/de/layout.json';
import en from '@/messages/en/layout.json';
import fa from '@/messages/fa/layout.json';

import type { Locale } from './locales';

const sites = { fa: fa.site, en: en.site, de: de.site, ar: ar.site };

/**
 * The site's name in a language, where no translator is at hand. For the server: it brings the words of the whole
 * shell.
 */
export function getSiteName(locale: Locale): string {
  return sites[locale].name;
}
