import { fillNumbers } from '@/lib/i18n/fill-numbers';
import type { Locale } from '@/lib/i18n/locales';

type Files<Words> = Record<Locale, () => Promise<{ default: Words }>>;

/**
 * Fetches a file of words when something that needs it is shown, so that pages do not carry it. The same promise a
 * language, so that a component can wait for it.
 */
export function toLateWords<Words extends object>(files: Files<Words>): (locale: Locale) => Promise<Words> {
  const loaded = new Map<Locale, Promise<Words>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known) return known;
    const words = files[locale]().then((file) => fillNumbers(file.default, locale));
    // A failed download is tried again the next time.
    words.catch(() => loaded.delete(locale));
    loaded.set(locale, words);
    return words;
  };
}
