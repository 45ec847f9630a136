import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import type { ReviewMeasure } from '@/lib/contract/desk-enumerations';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReviewWords } from './review-words';

export type ReviewAppeal = CallAnswer<'operator/getallreviewappeal'>['lstAppeal'][number];

/** The review as it was written, why it was taken from the pages, and what its writer says against that. */
export function TakenReview({ appeal }: { readonly appeal: ReviewAppeal }) {
  const t = useTranslations('desk.review');
  const { measure, reason, decidedAtMs, appealText } = appeal;
  return (
    <>
      <ReviewWords review={appeal} />
      <TakenFrom taken={{ measure, reason, atMs: decidedAtMs }} />
      <div>
        <p className="text-14 text-stone-500">{t('appeal')}</p>
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={appealText} />
        </blockquote>
      </div>
    </>
  );
}

interface TakenFromProps {
  readonly taken: { readonly measure: ReviewMeasure; readonly reason: string; readonly atMs: number };
}

/** Says since when its words, or all of it, are off the pages, and why. */
export function TakenFrom({ taken: { measure, reason, atMs } }: TakenFromProps) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  return (
    <p className="text-14 text-stone-500">
      {t(`taken.${measure}`, { time: formatInstant(atMs, locale) })} <WrittenText text={reason} />
    </p>
  );
}
