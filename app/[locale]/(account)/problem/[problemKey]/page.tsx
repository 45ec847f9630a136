import { getTranslations, setRequestLocale } from 'next-intl/server';
import { connection } from 'next/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { ProblemLinkScreen } from '@/components/problem-link/problem-link-screen';
import { toLocale } from '@/lib/i18n/locales';

interface ProblemLinkProps {
  params: Promise<{ locale: string; problemKey: string }>;
}

export async function generateMetadata({ params }: ProblemLinkProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'sms-link' });
  return { title: t('problem.pageTitle'), robots: { index: false }, referrer: 'no-referrer' as const };
}

/** A page of one order, without a session. Browsers store nothing of it. */
export default async function ProblemLink({ params }: ProblemLinkProps) {
  await connection();
  const { locale: requested, problemKey } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'sms-link' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold">{t('problem.pageTitle')}</h1>
      <WordsProvider
        locale={locale}
        namespaces={['sms-link', 'dispute', 'order-following.dispute', 'order-following.heldFee', 'common']}
      >
        <ProblemLinkScreen problemKey={problemKey} />
      </WordsProvider>
    </div>
  );
}
