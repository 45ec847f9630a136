import { setRequestLocale } from 'next-intl/server';

import { toLocale } from '@/lib/i18n/locales';

import { getServiceMetadata, ServicePage } from '../../service-page';

export const revalidate = 300;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface SubcategoryProps {
  params: Promise<{ locale: string; seopath: string; sub: string }>;
}

export async function generateMetadata({ params }: SubcategoryProps) {
  const { locale, seopath, sub } = await params;
  return getServiceMetadata({ locale: toLocale(locale), seopath, sub });
}

export default async function Subcategory({ params }: SubcategoryProps) {
  const { locale: requested, seopath, sub } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return <ServicePage locale={locale} seopath={seopath} sub={sub} />;
}
