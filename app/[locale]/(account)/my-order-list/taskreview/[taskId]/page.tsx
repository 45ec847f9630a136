import { getTranslations, setRequestLocale } from 'next-intl/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { AgainWith } from '@/components/order-following/repeat-order';
import { ReviewScreen } from '@/components/reviews/review-screen';
import { toLocale } from '@/lib/i18n/locales';

interface TaskReviewProps {
  params: Promise<{ locale: string; taskId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata({ params }: TaskReviewProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'reviews' });
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const };
}

export default async function TaskReview({ params, searchParams }: TaskReviewProps) {
  const { locale: requested, taskId } = await params;
  const { token } = await searchParams;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'reviews' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold">{t('title')}</h1>
      <WordsProvider
        locale={locale}
        namespaces={['reviews', 'photos', 'order-following', 'tip', 'conversation.measure', 'common']}
      >
        <ReviewScreen
          taskId={Number(taskId)}
          token={typeof token === 'string' ? token : null}
          again={<AgainWith task={{ taskid: Number(taskId) }} />}
        />
      </WordsProvider>
    </div>
  );
}
