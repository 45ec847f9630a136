import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { WorkerScreen } from '@/components/yar/worker-screen';
import { callOnServer } from '@/lib/client/server';
import { CallError } from '@/lib/contract/call-error';
import { toWorkerPath, WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toWorker } from '@/lib/seo/structured-data';

/** Free hours and answers to reviews are of this moment. */
export const dynamic = 'force-dynamic';

interface WorkerProps {
  params: Promise<{ locale: string; workerCode: string }>;
}

/** Null for RecordNotFound, and for what is no worker code (row X-08). */
const findWorker = cache(async (locale: Locale, workerCode: string) => {
  try {
    return await callOnServer('workerprofile/getDetail', { id: workerCode }, { locale });
  } catch (error) {
    if (error instanceof CallError && ['RecordNotFound', 'invalid-input'].includes(error.key)) return null;
    throw error;
  }
});

export async function generateMetadata({ params }: WorkerProps) {
  const { locale: requested, workerCode } = await params;
  const locale = toLocale(requested);
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const worker = await findWorker(locale, workerCode);
  // Its own title has what stands in its place.
  if (!worker) return {};
  const name = worker.fullname;
  return toMetadata({
    locale,
    path: toWorkerPath(worker.workerCode),
    title: t('metaTitle', { name, service: worker.lstService[0]?.name ?? '' }),
    description: t('metaDescription', { name }),
  });
}

/** The page of one professional (rows R-15, E-13). */
export default async function Worker({ params }: WorkerProps) {
  const { locale: requested, workerCode } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const worker = await findWorker(locale, workerCode);
  if (!worker) notFound();
  const t = await getTranslations({ locale, namespace: 'yar' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const path = toWorkerPath(worker.workerCode);
  const crumbs = [
    { name: layout('links.home'), path: '/' },
    { name: t('title'), path: WORKERS_PATH },
    { name: worker.fullname, path },
  ];
  return (
    <>
      <JsonLd
        data={[
          toWorker(worker, toAbsoluteUrl(locale, path)),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
        ]}
      />
      <WorkerScreen locale={locale} worker={worker} crumbs={crumbs} />
    </>
  );
}
