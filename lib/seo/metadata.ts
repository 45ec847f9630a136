import type { Metadata } from 'next';

import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';

import { toAbsoluteUrl } from './site-url';

interface PageDescription {
  readonly locale: Locale;
  /** Public path without the locale, with its closing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isIndexed?: boolean;
}

/** Title, description, canonical address and reciprocal hreflang of a public page (row G-06). */
export function toMetadata({ locale, path, title, description, isIndexed = true }: PageDescription): Metadata {
  const url = toAbsoluteUrl(locale, path);
  const languages = Object.fromEntries(locales.map((language) => [language, toAbsoluteUrl(language, path)]));
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': toAbsoluteUrl(defaultLocale, path) } },
    openGraph: { title, description, url, locale, type: 'website' },
    robots: isIndexed ? undefined : { index: false, follow: true },
  };
}
