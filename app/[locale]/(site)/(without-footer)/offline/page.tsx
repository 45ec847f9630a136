import { getTranslations, setRequestLocale } from 'next-intl/server';

import { OfflineScreen } from '@/components/offline/offline-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OfflineProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OfflineProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'offline' });
  return { title: t('title'), robots: { index: false } };
}

/** The service worker keeps it, and shows it where a page cannot be had (lib/server/http/pages/service-worker). */
export default async function Offline({ params }: OfflineProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <OfflineScreen locale={locale} />;
}
