import { getTranslations, setRequestLocale } from 'next-intl/server';

import { WebAppScreen } from '@/components/app-link/web-app-screen';
import { WEB_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface WebAppProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: WebAppProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'web-app' });
  return toMetadata({ locale, path: WEB_APP_PATH, title: t('metaTitle'), description: t('metaDescription') });
}

/** How to install the site as an app (row R-19). */
export default async function WebApp({ params }: WebAppProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <WebAppScreen locale={locale} />;
}
