import { fillNumbers } from '@/lib/i18n/fill-numbers';
import type { Locale } from '@/lib/i18n/locales';

type AuthWords = typeof import('@/messages/fa/auth.json');

// One file a language, fetched when a login dialog opens: the pages around it do not carry these words.
const files: Record<Locale, () => Promise<{ default: AuthWords }>> = {
  fa: () => import('@/messages/fa/auth.json'),
  en: () => import('@/messages/en/auth.json'),
  de: () => import('@/messages/de/auth.json'),
  ar: () => import('@/messages/ar/auth.json'),
};
const loaded = new Map<Locale, Promise<AuthWords>>();

/** The words of the login and its kin: the same promise a language, so that a component can wait for it. */
export function loadAuthWords(locale: Locale): Promise<AuthWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = files[locale]().then((file) => fillNumbers(file.default, locale));
  // A failed download is tried again the next time.
  words.catch(() => loaded.delete(locale));
  loaded.set(locale, words);
  return words;
}
