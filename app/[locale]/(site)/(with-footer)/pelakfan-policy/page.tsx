import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readSections } from '@/components/information/read-sections';
import { TextPage } from '@/components/information/text-page';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface PelakfanPolicyProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PelakfanPolicyProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'pelakfan-policy' });
  return toMetadata({ locale, path: '/pelakfan-policy/', title: t('metaTitle'), description: t('metaDescription') });
}

/** The rules for customers and providers (row R-21). */
export default async function PelakfanPolicy({ params }: PelakfanPolicyProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'pelakfan-policy' });
  return (
    <TextPage title={t('title')} summary={t('summary')} sections={await readSections(locale, 'pelakfan-policy')} />
  );
}
