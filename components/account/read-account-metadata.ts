import { getTranslations } from 'next-intl/server';

import { toLocale } from '@/lib/i18n/locales';

import type { AccountPlace } from './account-places';

/** Title of one of the person's own pages, which no search engine keeps. */
export async function readAccountMetadata(params: Promise<{ locale: string }>, place: AccountPlace['key']) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'account' });
  return { title: t(`places.${place}`), robots: { index: false } };
}
