import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ServiceChoice } from '@/components/order/questions/service-choice';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

interface OrderFlowProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OrderFlowProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'order' });
  return {
    title: t('choice.title'),
    robots: { index: false },
    alternates: { canonical: toAbsoluteUrl(locale, '/services') },
  };
}

/**
 * The open order at /services. A step further than the choice of the service has no service to ask for, so every step
 * is the first one.
 */
export default async function OrderFlow({ params }: OrderFlowProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const bundle = await getCategoryBundle(locale);
  return <ServiceChoice locale={locale} bundle={bundle} />;
}
