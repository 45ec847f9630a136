import 'server-only';

import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

/** The site's own address without a slash at its end. lib/server/start.ts sets SITE_URL to where it listens, when nobody else did. */
export function getSiteUrl(): string {
  return (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
}

/** The full address of a public path in a language. */
export function toAbsoluteUrl(locale: Locale, path: string): string {
  return getSiteUrl() + toLocalePath(locale, path);
}
