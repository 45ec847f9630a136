import type { Metadata } from 'next';

import type { SharedSubject } from '@/lib/domain/site/share-picture-path';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';
import { getSiteName } from '@/lib/i18n/site-name';

import { SHARE_IMAGE_SIZE, toShareImageUrl } from './share-images';
import { toAbsoluteUrl } from './site-url';

/** A language and its country, as Open Graph writes it. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { fa: 'fa_IR', en: 'en_GB', de: 'de_DE', ar: 'ar_AR' };

interface PageDescription {
  readonly locale: Locale;
  /** Public path without the locale, with its closing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isIndexed?: boolean;
  /** The picture of a shared link: a category's, or the page's own; left out: the general one. */
  readonly shareImage?: string | SharedSubject;
}

/**
 * Title, description, canonical address, reciprocal hreflang and what a shared link shows of a public page (row G-06).
 */
export function toMetadata({
  locale,
  path,
  title,
  description,
  isIndexed = true,
  shareImage,
}: PageDescription): Metadata {
  const url = toAbsoluteUrl(locale, path);
  const image = { url: toShareImageUrl(locale, shareImage), ...SHARE_IMAGE_SIZE, type: 'image/png', alt: title };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, ...(isIndexed && { languages: toLanguages(path) }) },
    openGraph: {
      title,
      description,
      url,
      siteName: getSiteName(locale),
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => OPEN_GRAPH_LOCALES[other]),
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    robots: isIndexed ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true },
  };
}

/**
 * The page in every language, itself included, and the address for those who speak none of them: hreflang and the
 * sitemap both say this.
 */
export function toLanguages(path: string): Record<Locale | 'x-default', string> {
  const addresses = Object.fromEntries(locales.map((language) => [language, toAbsoluteUrl(language, path)])) as Record<
    Locale,
    string
  >;
  return { ...addresses, 'x-default': toAbsoluteUrl(defaultLocale, path) };
}
