import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';

import { WorkerSearchScreen } from '@/components/yar/worker-search-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { searchWorkers } from '@/lib/client/worker-search';
import { WORKER_FILTERS, WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { toLocale } from '@/lib/i18n/locales';

// As of the search of services, the layout above would have the page rendered once for every search.
export const dynamic = 'force-dynamic';

interface WorkerSearchProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: WorkerSearchProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'yar' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** The page at /yar/?service=… (row R-15): the professionals of a service, filtered without any script. */
export default async function WorkerSearch({ params, searchParams }: WorkerSearchProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'yar' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const asked = await searchParams;
  const wishes = Object.fromEntries(WORKER_FILTERS.map((filter) => [filter, [asked[filter]].flat()[0] ?? '']));
  const search = await searchWorkers(await getCategoryBundle(locale), wishes, locale);
  if (!search) notFound();
  const crumbs = [
    { name: layout('links.home'), path: '/' },
    { name: t('title'), path: WORKERS_PATH },
    { name: search.found.category.serviceName, path: `${WORKERS_PATH}?service=${search.found.category.seopath}` },
  ];
  return <WorkerSearchScreen locale={locale} crumbs={crumbs} nowMs={Date.now()} {...search} />;
}
