import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { StandingScreen } from '@/components/provider/standing/standing-screen';
import { toLocale } from '@/lib/i18n/locales';

interface StandingProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: StandingProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.standing'), robots: { index: false } };
}

export default async function Standing({ params }: StandingProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="standing">
      <StandingScreen />
    </ProviderPage>
  );
}
