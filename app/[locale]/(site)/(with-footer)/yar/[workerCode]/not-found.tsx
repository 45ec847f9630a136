import { getTranslations } from 'next-intl/server';

import { NoWorker, type NoWorkerWords } from '@/components/yar/no-worker';
import { locales, toLocale, type Locale } from '@/lib/i18n/locales';

export async function generateMetadata({ params }: { params: Promise<{ locale: string }> }) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'yar.person' });
  return { title: t('noneTitle'), robots: { index: false } };
}

async function readWords(locale: Locale): Promise<NoWorkerWords> {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const title = t('noneTitle');
  return { pageTitle: `${title} | ${layout('site.name')}`, title, text: t('noneText'), toAll: t('toAll') };
}

/** Answers with status 404: nobody has this worker code, or its provider is hidden (row X-08). */
export default async function WorkerNotFound() {
  const words = await Promise.all(locales.map(async (locale) => [locale, await readWords(locale)] as const));
  return <NoWorker words={Object.fromEntries(words) as Record<Locale, NoWorkerWords>} />;
}
