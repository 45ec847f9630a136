import { getLocale } from 'next-intl/server';

import { toLocale, type Locale } from './locales';

/** The language of the page that is rendered, for parts that nobody tells it. */
export async function getPageLocale(): Promise<Locale> {
  return toLocale(new Intl.Locale(await getLocale()).language);
}
