import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Rating } from '@/components/ui/rating';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { LONGEST_PROFILE_TEXTS } from '@/lib/domain/constants';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOwnPageSaving, type OwnPage } from './use-own-page';

type Review = OwnPage['lstReview'][number];

/** What customers wrote, each with the one answer or the way to it. */
export function ReviewAnswers({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('own-page.reviews');
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('hint')}</p>
      </div>
      {reviews.length === 0 && <p className="text-stone-500">{t('empty')}</p>}
      <ul className="flex flex-col divide-y divide-stone-200 empty:hidden">
        {reviews.map((review) => (
          <ReviewItem key={review.taskid} review={review} />
        ))}
      </ul>
    </Card>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const t = useTranslations('own-page.reviews');
  const common = useTranslations('common');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const stars = formatNumber(review.stars, locale);
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex items-center justify-between gap-3">
        <bdi className="font-semibold">{review.name}</bdi>
        <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
      </div>
      <p dir="auto">{review.text}</p>
      <p className="text-14 text-stone-500">
        {formatJalaliDate(review.createdAtMs, locale, { hasWeekday: false, hasYear: true })}
      </p>
      {review.answer !== null && (
        <div className="rounded-field bg-enamel-50 px-4 py-3">
          <p className="text-14 font-semibold">{t('answer')}</p>
          <p dir="auto">{review.answer}</p>
        </div>
      )}
      {review.answer === null && !isOpen && (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('write')}
          </Button>
        </div>
      )}
      {review.answer === null && isOpen && <AnswerForm taskid={review.taskid} />}
    </li>
  );
}

function AnswerForm({ taskid }: { taskid: number }) {
  const t = useTranslations('own-page.reviews');
  const [text, setText] = useState('');
  const { isSending, problem, keep } = useOwnPageSaving();
  const submit = () =>
    keep(async () => {
      await callFromBrowser('review/answerreview', { taskid, text });
      return callFromBrowser('workerprofile/getown', {});
    });
  return (
    <form
      noValidate
      aria-label={t('write')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void submit();
      }}
    >
      <Textarea
        label={t('answer')}
        hint={t('once')}
        maxLength={LONGEST_PROFILE_TEXTS.answer}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div>
        <Button type="submit" isLoading={isSending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
