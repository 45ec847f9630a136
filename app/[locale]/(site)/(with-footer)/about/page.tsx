import { getTranslations, setRequestLocale } from 'next-intl/server';

import { AboutFacts } from '@/components/information/about-facts';
import { readSections } from '@/components/information/read-sections';
import { TextPage } from '@/components/information/text-page';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface AboutProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: AboutProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'about' });
  return toMetadata({ locale, path: '/about/', title: t('metaTitle'), description: t('metaDescription') });
}

/** Explains the marketplace and how it works (row R-20). */
export default async function About({ params }: AboutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'about' });
  return (
    <TextPage
      title={t('title')}
      summary={t('summary')}
      sections={await readSections(locale, 'about')}
      lead={<AboutFacts locale={locale} />}
    />
  );
}
