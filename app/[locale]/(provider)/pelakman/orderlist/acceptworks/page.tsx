import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { WorkListScreen } from '@/components/provider/work-list-screen';
import { toLocale } from '@/lib/i18n/locales';

interface AcceptedWorksProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: AcceptedWorksProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.acceptworks'), robots: { index: false } };
}

export default async function AcceptedWorks({ params }: AcceptedWorksProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="acceptworks">
      <WorkListScreen list="acceptworks" />
    </ProviderPage>
  );
}
