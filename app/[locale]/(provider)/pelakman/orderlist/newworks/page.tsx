import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { WorkListScreen } from '@/components/provider/work-list-screen';
import { toLocale } from '@/lib/i18n/locales';

interface NewWorksProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewWorksProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.newworks'), robots: { index: false } };
}

export default async function NewWorks({ params }: NewWorksProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="newworks">
      <WorkListScreen list="newworks" />
    </ProviderPage>
  );
}
