import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ApplicationPage } from '@/components/provider-application/application-page';
import { toLocale } from '@/lib/i18n/locales';

interface RegisterProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: RegisterProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'application' });
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** The form with which a person applies to become a provider (row R-16). */
export default async function Register({ params }: RegisterProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <ApplicationPage locale={locale} />;
}
