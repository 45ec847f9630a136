import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { WorkerScreen } from '@/components/yar/worker-screen';
import { callOnServer } from '@/lib/client/server';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toWorkerPath, WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toShareImageUrl } from '@/lib/seo/share-images';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList } from '@/lib/seo/structured-data';
import { isWorkerShown, toWorkerData } from '@/lib/seo/worker-data';

import { describeWorker } from './describe-worker';

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

/** The subject of a shared page: name, face, service, rating and city. */
const toSubject = ({ workerCode }: CallAnswer<'workerprofile/getDetail'>) =>
  ({ about: 'professional', name: workerCode }) as const;

export async function generateMetadata({ params }: WorkerProps) {
  const { locale: requested, workerCode } = await params;
  const locale = toLocale(requested);
  const worker = await findWorker(locale, workerCode);
  // Its own title has what stands in its place.
  if (!worker) return {};
  return toMetadata({
    locale,
    path: toWorkerPath(worker.workerCode),
    ...(await describeWorker(locale, worker)),
    isIndexed: isWorkerShown(worker),
    shareImage: toSubject(worker),
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
    { name: worker.fullname, path, isWritten: true },
  ];
  return (
    <>
      <JsonLd
        data={[
          ...toWorkerData(worker, {
            url: toAbsoluteUrl(locale, path),
            siteUrl: getSiteUrl(),
            description: (await describeWorker(locale, worker)).description,
            shareImageUrl: toShareImageUrl(locale, toSubject(worker)),
          }),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
        ]}
      />
      <WorkerScreen locale={locale} worker={worker} crumbs={crumbs} nowMs={Date.now()} />
    </>
  );
}
