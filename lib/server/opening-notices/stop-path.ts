import type { Locale } from '@/lib/i18n/locales';

/** The page behind an SMS's link, which asks once and then stops (http/stop-notices-routes.ts). */
export function toStopPath(locale: Locale, stopKey: string): string {
  return `/api/opening-notices/${locale}/${stopKey}`;
}
