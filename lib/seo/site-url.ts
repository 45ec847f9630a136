import 'server-only';

import { getSiteUrl } from '@/lib/domain/site/site-url';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

export { getSiteUrl };

/** The full address of a public path in a language. */
export function toAbsoluteUrl(locale: Locale, path: string): string {
  return getSiteUrl() + toLocalePath(locale, path);
}
