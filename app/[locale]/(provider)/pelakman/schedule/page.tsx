import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { ScheduleScreen } from '@/components/provider/calendar/schedule-screen';
import { toLocale } from '@/lib/i18n/locales';

interface ScheduleProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ScheduleProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.schedule'), robots: { index: false } };
}

export default async function Schedule({ params }: ScheduleProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="schedule">
      <ScheduleScreen />
    </ProviderPage>
  );
}
