import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readSections } from '@/components/information/read-sections';
import { TextPage } from '@/components/information/text-page';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface PolicyProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PolicyProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'policy' });
  return toMetadata({ locale, path: '/policy/', title: t('metaTitle'), description: t('metaDescription') });
}

/** The terms that registration asks to accept (rows R-24, S-03). */
export default async function Policy({ params }: PolicyProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'policy' });
  return <TextPage title={t('title')} summary={t('summary')} sections={await readSections(locale, 'policy')} />;
}
