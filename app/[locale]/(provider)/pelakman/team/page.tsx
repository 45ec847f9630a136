import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { TeamScreen } from '@/components/provider/team/team-screen';
import { toLocale } from '@/lib/i18n/locales';

interface TeamProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: TeamProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('team'), robots: { index: false } };
}

export default async function Team({ params }: TeamProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="team">
      <TeamScreen />
    </ProviderPage>
  );
}
