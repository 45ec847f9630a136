import { getTranslations, setRequestLocale } from 'next-intl/server';

import { B2bScreen } from '@/components/information/b2b-screen';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface B2bProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: B2bProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'b2b' });
  return toMetadata({ locale, path: '/b2b/', title: t('metaTitle'), description: t('metaDescription') });
}

/** A business asks for an offer (row R-28). */
export default async function B2b({ params }: B2bProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <B2bScreen locale={locale} />;
}
