import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { RegularsScreen } from '@/components/provider/regulars/regulars-screen';
import { toLocale } from '@/lib/i18n/locales';

interface RegularsProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: RegularsProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.regulars'), robots: { index: false } };
}

export default async function Regulars({ params }: RegularsProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="regulars">
      <RegularsScreen />
    </ProviderPage>
  );
}
