import { setRequestLocale } from 'next-intl/server';

import { toLocale } from '@/lib/i18n/locales';

import { getServiceMetadata, ServicePage } from '../service-page';

export const revalidate = 300;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface CategoryProps {
  params: Promise<{ locale: string; seopath: string }>;
}

export async function generateMetadata({ params }: CategoryProps) {
  const { locale, seopath } = await params;
  return getServiceMetadata({ locale: toLocale(locale), seopath });
}

export default async function Category({ params }: CategoryProps) {
  const { locale: requested, seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return <ServicePage locale={locale} seopath={seopath} />;
}
