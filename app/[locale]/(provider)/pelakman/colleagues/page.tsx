import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { ColleaguesScreen } from '@/components/provider/colleagues/colleagues-screen';
import { toLocale } from '@/lib/i18n/locales';

interface ColleaguesProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ColleaguesProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.colleagues'), robots: { index: false } };
}

export default async function Colleagues({ params }: ColleaguesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="colleagues">
      <ColleaguesScreen />
    </ProviderPage>
  );
}
