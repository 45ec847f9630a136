import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';

import { OrderFunnelPage } from '@/components/order/shell/order-funnel-page';
import { NotOrderable } from '@/components/services/not-orderable';
import { readMapTiles } from '@/components/shared/map/map-tiles';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { CallError } from '@/lib/contract/call-error';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

import { OrderIsland } from './order-island';

interface ServiceOrderProps {
  params: Promise<{ locale: string; seopath: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const MOST_HOURS = 12;

export async function generateMetadata({ params }: ServiceOrderProps): Promise<Metadata> {
  const { locale: requested, seopath } = await params;
  const locale = toLocale(requested);
  const t = await getTranslations({ locale, namespace: 'order' });
  const bundle = await getCategoryBundle(locale);
  const category = bundle.lstCategoriesWithSubCategories.find((candidate) => candidate.seopath === seopath);
  return {
    title: category && t('pageTitle', { service: category.serviceName }),
    robots: { index: false },
    alternates: { canonical: toAbsoluteUrl(locale, `/services/${seopath}/`) },
  };
}

function findNumber(value: string | string[] | undefined, most: number): number | null {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= most ? number : null;
}

function toQuery(asked: Record<string, string | string[] | undefined>): string {
  const fields = Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

/** The provider that `worker=` of a link on their page means; nobody once that page is gone. */
async function findWorker(code: string | string[] | undefined, locale: Locale) {
  if (typeof code !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(code)) return null;
  try {
    const { userId, fullname } = await callOnServer('workerprofile/getDetail', { id: code }, { locale });
    return { userId, fullname };
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** The order of a service that has a page of its own: /services/{seopath}/?order-step=N. */
export default async function ServiceOrder({ params, searchParams }: ServiceOrderProps) {
  const { locale: requested, seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const bundle = await getCategoryBundle(locale);
  const category = bundle.lstCategoriesWithSubCategories.find((candidate) => candidate.seopath === seopath);
  if (!category) notFound();
  if (!category.isOrderable) {
    return (
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pb-16 pt-6">
        <h1 className="text-28 font-bold">{category.serviceName}</h1>
        <NotOrderable locale={locale} category={category} />
      </div>
    );
  }
  const asked = await searchParams;
  const { type, hours, mode, car, worker } = asked;
  return (
    <OrderFunnelPage
      locale={locale}
      funnel={OrderIsland}
      category={category}
      bundle={bundle}
      query={toQuery(asked)}
      mapTiles={readMapTiles()}
      preset={{
        typeId: findNumber(type, Number.MAX_SAFE_INTEGER),
        hours: findNumber(hours, MOST_HOURS),
        carTypeId: findNumber(car, Number.MAX_SAFE_INTEGER),
        mode: mode === 'size' || mode === 'hours' ? mode : null,
        worker: await findWorker(worker, locale),
      }}
    />
  );
}
