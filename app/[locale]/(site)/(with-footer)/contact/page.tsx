import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ContactScreen } from '@/components/information/contact-screen';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface ContactProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ContactProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'contact' });
  return toMetadata({ locale, path: '/contact/', title: t('metaTitle'), description: t('metaDescription') });
}

/** A form that arrives (row R-22). */
export default async function Contact({ params }: ContactProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <ContactScreen locale={locale} />;
}
