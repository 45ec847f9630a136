import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/provider-page';
import { WorkDetailScreen } from '@/components/provider/work-detail-screen';
import { toLocale } from '@/lib/i18n/locales';

interface NewWorkProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export async function generateMetadata({ params }: NewWorkProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.newworks'), robots: { index: false } };
}

export default async function NewWork({ params }: NewWorkProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="newworks">
      <WorkDetailScreen taskId={Number(taskId)} />
    </ProviderPage>
  );
}
