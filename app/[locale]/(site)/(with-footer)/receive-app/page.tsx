import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ReceiveAppScreen } from '@/components/app-link/receive-app-screen';
import { RECEIVE_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

interface ReceiveAppProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ReceiveAppProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'app-link' });
  return toMetadata({
    locale,
    path: RECEIVE_APP_PATH,
    title: t('page.metaTitle'),
    description: t('page.metaDescription'),
  });
}

/** The app by SMS, file, store or camera (row R-29). */
export default async function ReceiveApp({ params }: ReceiveAppProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <ReceiveAppScreen locale={locale} pageUrl={toAbsoluteUrl(locale, RECEIVE_APP_PATH)} />;
}
