import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readSupport } from '@/components/layout/read-support';
import { ProviderPage } from '@/components/provider/shell/provider-page';
import { WorkDetailScreen } from '@/components/provider/work-detail-screen';
import { readMapTiles } from '@/components/shared/map/map-tiles';
import { toLocale } from '@/lib/i18n/locales';

interface WorkPageProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export async function generateMetadata({ params }: WorkPageProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('work'), robots: { index: false } };
}

/** One work, for all three lists. */
export default async function WorkPage({ params }: WorkPageProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="work">
      <WorkDetailScreen taskId={Number(taskId)} support={await readSupport(locale)} mapTiles={readMapTiles()} />
    </ProviderPage>
  );
}
