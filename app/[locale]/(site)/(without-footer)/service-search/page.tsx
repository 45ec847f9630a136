import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ServicesScreen } from '@/components/services/services-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { toLocale } from '@/lib/i18n/locales';

// The layout above lists its locales, which alone would have the page rendered once for every search.
export const dynamic = 'force-dynamic';

interface ServiceSearchProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: ServiceSearchProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'services' });
  return { title: t('list.metaTitle'), robots: { index: false } };
}

/** The page at /services/?q=…: the search that works without any script. */
export default async function ServiceSearch({ params, searchParams }: ServiceSearchProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const text = [(await searchParams)[SEARCH_PARAMETER]].flat()[0] ?? '';
  return <ServicesScreen locale={locale} bundle={await getCategoryBundle(locale)} searchText={text.trim()} />;
}
