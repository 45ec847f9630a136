import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** A public path's locale, and the path without it. `prefix` is null without one. */
export function splitLocalePath(path: string): { locale: Locale; prefix: Locale | null; path: string } {
  const first = path.split(/[/?#]/, 2)[1];
  if (!path.startsWith('/') || !isLocale(first)) return { locale: defaultLocale, prefix: null, path };
  return { locale: first, prefix: first, path: path.slice(first.length + 1) || '/' };
}

/**
 * `/services/` in German becomes `/de/services/`; the default locale has no prefix, and a path that has one keeps it.
 */
export function toLocalePath(locale: Locale, path: string): string {
  const isPlainPath = path.startsWith('/') && splitLocalePath(path).prefix === null;
  return isPlainPath && locale !== defaultLocale ? `/${locale}${path}` : path;
}
