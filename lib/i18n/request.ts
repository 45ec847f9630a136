import { getRequestConfig } from 'next-intl/server';
import { toLocale, type Locale } from '@/lib/i18n/locales';

type MessageFile = { default: Record<string, unknown> };

// Discovered at build: a namespace is a file in messages/<locale>/, and nothing else lists it.
const files = import.meta.glob<MessageFile>('../../messages/*/*.json');

async function loadMessages(locale: Locale) {
  const own = Object.entries(files).flatMap(([path, load]) => {
    const [folder, file] = path.split('/').slice(-2);
    return folder === locale && file ? [[file.replace('.json', ''), load] as const] : [];
  });
  const loaded = await Promise.all(own.map(async ([namespace, load]) => [namespace, (await load()).default] as const));
  return Object.fromEntries(loaded);
}

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Tehran' };
});
