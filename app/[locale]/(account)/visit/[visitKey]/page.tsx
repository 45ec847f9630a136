import { getTranslations, setRequestLocale } from 'next-intl/server';
import { connection } from 'next/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { VisitScreen } from '@/components/visit/visit-screen';
import { toLocale } from '@/lib/i18n/locales';

interface VisitProps {
  params: Promise<{ locale: string; visitKey: string }>;
}

export async function generateMetadata({ params }: VisitProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'visit' });
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const };
}

/** A page for one person, without a session. Browsers store nothing of it. */
export default async function Visit({ params }: VisitProps) {
  await connection();
  const { locale: requested, visitKey } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'visit' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold">{t('title')}</h1>
      <WordsProvider
        locale={locale}
        namespaces={['visit', 'conversation', 'on-the-way', 'order.map', 'order.done', 'common']}
      >
        <VisitScreen visitKey={visitKey} />
      </WordsProvider>
    </div>
  );
}
