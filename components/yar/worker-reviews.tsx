import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { PageSection } from '@/components/ui/page-section';
import { Rating } from '@/components/ui/rating';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { findTextLanguage } from '@/lib/i18n/text-language';

import type { Worker } from './worker';

/** What customers wrote, newest first, each with the provider's one answer (BEHAVIOUR 11). */
export async function WorkerReviews({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  if (worker.reviews.length === 0) return null;
  return (
    <PageSection id="reviews" title={t('reviews')}>
      <ul className="flex flex-col gap-4">
        {worker.reviews.map((review) => {
          const stars = formatNumber(review.stars, locale);
          return (
            <li key={`${review.createdAtMs}-${review.name}`}>
              <Card className="flex flex-col gap-3">
                <div className="flex items-center justify-between gap-3">
                  <bdi lang={findTextLanguage(review.name)} className="font-semibold">
                    {review.name}
                  </bdi>
                  <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
                </div>
                <p dir="auto" lang={findTextLanguage(review.text)} className="whitespace-pre-line break-words">
                  {review.text}
                </p>
                <time dateTime={new Date(review.createdAtMs).toISOString()} className="text-14 text-stone-500">
                  {formatJalaliDate(review.createdAtMs, locale, { hasWeekday: false, hasYear: true })}
                </time>
                {review.answer !== null && (
                  <div className="rounded-field bg-enamel-50 px-4 py-3">
                    <p className="text-14 font-semibold">{t('answer', { name: worker.fullname })}</p>
                    <p dir="auto" lang={findTextLanguage(review.answer)} className="whitespace-pre-line break-words">
                      {review.answer}
                    </p>
                  </div>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
