import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/provider-page';
import { WorkDetailScreen } from '@/components/provider/work-detail-screen';
import { readContactDetails } from '@/lib/client/contact-details';
import { toLocale } from '@/lib/i18n/locales';

interface AcceptedWorkProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export async function generateMetadata({ params }: AcceptedWorkProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('work'), robots: { index: false } };
}

export default async function AcceptedWork({ params }: AcceptedWorkProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="work">
      <WorkDetailScreen taskId={Number(taskId)} phones={readContactDetails(locale).phones} />
    </ProviderPage>
  );
}
