import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReviewWords } from './review-words';

export type ReviewAppeal = CallAnswer<'operator/getallreviewappeal'>['lstAppeal'][number];

/** The review as it was written, why it was taken from the pages, and what its writer says against that. */
export function TakenReview({ appeal }: { readonly appeal: ReviewAppeal }) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { measure, reason, decidedAtMs, appealText } = appeal;
  return (
    <>
      <ReviewWords review={appeal} />
      <p className="text-14 text-stone-500">
        {t(`taken.${measure}`, { time: formatInstant(decidedAtMs, locale) })} <WrittenText text={reason} />
      </p>
      <div>
        <p className="text-14 text-stone-500">{t('appeal')}</p>
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={appealText} />
        </blockquote>
      </div>
    </>
  );
}
