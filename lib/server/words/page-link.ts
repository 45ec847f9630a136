import { getSiteUrl } from '@/lib/domain/site/site-url';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** The whole address of a page in a language, for an SMS or an e-mail. */
export function toPageLink(locale: Locale, path: string): string {
  return `${getSiteUrl()}${locale === defaultLocale ? '' : `/${locale}`}${path}`;
}
