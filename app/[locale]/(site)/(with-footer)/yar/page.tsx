import { getTranslations, setRequestLocale } from 'next-intl/server';

import { WorkersScreen } from '@/components/yar/workers-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { listBestWorkers } from '@/lib/client/best-workers';
import { listWorkerOptions } from '@/lib/client/worker-search';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toItemList } from '@/lib/seo/structured-data';
import { toWorkerPath, WORKERS_PATH } from '@/lib/domain/provider/worker-path';

export const revalidate = 300;

interface WorkersProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: WorkersProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'yar' });
  return toMetadata({ locale, path: WORKERS_PATH, title: t('metaTitle'), description: t('metaDescription') });
}

/** The best professionals of each service (row R-15). */
export default async function Workers({ params }: WorkersProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'yar' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const bundle = await getCategoryBundle(locale);
  const groups = await listBestWorkers(bundle, locale);
  const options = await listWorkerOptions(bundle, locale);
  const crumbs = [
    { name: layout('links.home'), path: '/' },
    { name: t('title'), path: WORKERS_PATH },
  ];
  const people = new Map(groups.flatMap(({ workers }) => workers).map((worker) => [worker.workerCode, worker]));
  return (
    <>
      <JsonLd
        data={[
          toItemList(
            [...people.values()].map(({ fullname, workerCode }) => ({
              name: fullname,
              url: toAbsoluteUrl(locale, toWorkerPath(workerCode)),
            })),
          ),
          toBreadcrumbList(crumbs.map(({ name, path }) => ({ name, url: toAbsoluteUrl(locale, path) }))),
        ]}
      />
      <WorkersScreen locale={locale} groups={groups} options={options} crumbs={crumbs} nowMs={Date.now()} />
    </>
  );
}
