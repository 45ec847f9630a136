import { getRequestConfig } from 'next-intl/server';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { toLocale, toWordsLocale, type Locale } from '@/lib/i18n/locales';

type MessageFile = { default: Record<string, unknown> };

// Discovered at build: a namespace is a file in messages/<locale>/, and nothing else lists it.
const files = import.meta.glob<MessageFile>('../../messages/*/*.json');

/** Once a language: the numbers in the words are the house's own. */
const messages = new Map<Locale, ReturnType<typeof loadMessages>>();

function getMessages(locale: Locale) {
  const known = messages.get(locale);
  if (known) return known;
  const loading = loadMessages(locale);
  messages.set(locale, loading);
  // What could not be loaded is tried again.
  loading.catch(() => messages.delete(locale));
  return loading;
}

async function loadMessages(locale: Locale) {
  const own = Object.entries(files).flatMap(([path, load]) => {
    const [folder, file] = path.split('/').slice(-2);
    return folder === locale && file ? [[file.replace('.json', ''), load] as const] : [];
  });
  const loaded = await Promise.all(own.map(async ([namespace, load]) => [namespace, (await load()).default] as const));
  return fillNumbers(Object.fromEntries(loaded), locale);
}

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  return { locale: toWordsLocale(locale), messages: await getMessages(locale), timeZone: 'Asia/Tehran' };
});
