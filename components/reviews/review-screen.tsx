'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState, type ReactNode } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { PhotoPublicity } from '@/components/shared/photo-publicity';
import { PhotoStrip } from '@/components/shared/photo-strip';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { useTitlePart } from '@/lib/client/title-part';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatJalaliDate, formatTaskTime } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { GOOD_STARS, ReviewForm } from './review-form';
import { ReviewMeasureNotice } from './review-measure';
import { TipCard } from './tip-card';
import { WrittenReview } from './written-review';

interface ReviewScreenProps {
  readonly taskId: number;
  /** The signed link's token; null when somebody came without one and must be logged in. */
  readonly token: string | null;
  /** Offered after a good review to somebody who is logged in: who came, once more. */
  readonly again?: ReactNode;
}

/** A review through the signed link, without logging in (rows R-10, G-02). */
export function ReviewScreen({ taskId, token, again }: ReviewScreenProps) {
  const t = useTranslations('reviews');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const authorization = token ?? undefined;
  const review = useCall('review/getreview', { taskid: taskId }, { authorization });
  const detail = useCall('clean/gettaskdetail', { taskid: taskId }, { authorization });
  const [sentStars, setSentStars] = useState<number | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  // A failed request keeps the review that is being written.
  const error = [review, detail].find((call) => call.error && !call.data)?.error;

  if (error) {
    const login = (
      <Link
        href={`/login/?next=${encodeURIComponent(toLocalePath(locale, `/my-order-list/taskreview/${taskId}/`))}`}
        className={toButtonClassName({})}
      >
        {t('login')}
      </Link>
    );
    const isLinkProblem = error.status === 401 || error.status === 403 || error.status === 404;
    if (isLinkProblem) return <ErrorState title={t('badLink')} text={toErrorText(error)} action={login} />;
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        onRetry={() => void Promise.all([review.mutate(), detail.mutate()])}
      />
    );
  }
  if (!review.data || !detail.data) return <Skeleton className="h-96 rounded-card" />;

  const task = detail.data.taskDetail;
  const { review: written, canReview, canAddPhotos } = review.data;
  return (
    <div className="flex flex-col gap-4">
      {sentStars !== null ? (
        <Thanks task={task} />
      ) : canReview && (isEdited || written === null) ? (
        <ReviewForm
          head={<Reviewed task={task} isAsked />}
          taskId={taskId}
          authorization={authorization}
          written={written}
          canAddPhotos={canAddPhotos}
          onSent={setSentStars}
        />
      ) : (
        <>
          <Card>
            <Reviewed task={task} />
          </Card>
          <ReviewMeasureNotice
            taskId={taskId}
            answer={review.data}
            mayAppeal={token === null}
            onChange={review.mutate}
          />
          <Written answer={review.data} onEdit={() => setIsEdited(true)} />
        </>
      )}
      {token === null && (sentStars !== null || written !== null) && (
        <TipCard taskId={taskId} name={task.providerName} />
      )}
      {sentStars !== null && sentStars >= GOOD_STARS && token === null && again}
      <PhotosOfWork taskId={taskId} photos={task.workPhotos} />
    </div>
  );
}

type Task = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/** The work that the review is about; on a phone the face is the first thing of the question. */
function Reviewed({ task, isAsked = false }: { readonly task: Task; readonly isAsked?: boolean }) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  useTitlePart(`${toWorkName(task)} · ${formatJalaliDate(task.gDate, locale)}`);
  return (
    <div
      className={classNames(
        'flex items-center gap-4 narrow:flex-col',
        isAsked && 'max-tablet:flex-col max-tablet:pt-2 max-tablet:text-center',
      )}
    >
      {task.providerName && (
        <Avatar name={task.providerName} imageUrl={task.providerImage} size={isAsked ? 'huge' : 'large'} />
      )}
      <div className="min-w-0">
        <p className="text-18 font-bold leading-snug">{toWorkName(task)}</p>
        {task.providerName && (
          <p>
            <IsolatedNames text={t('by', { name: toIsolatedName(task.providerName) })} />
          </p>
        )}
        <p className="text-14 text-stone-500">{formatTaskTime(task, locale)}</p>
      </div>
    </div>
  );
}

interface WrittenProps {
  readonly answer: CallAnswer<'review/getreview'>;
  readonly onEdit: () => void;
}

/** The written review and its edit button, or the reason why no review can be written. */
function Written({ answer: { review, moderation, canReview }, onEdit }: WrittenProps) {
  const t = useTranslations('reviews');
  const isTaken = moderation !== null && moderation.appealDecision !== 'lifted';
  return (
    <>
      {review && <WrittenReview review={review} />}
      {canReview && (
        <Button variant="secondary" className="self-start" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {!canReview && !isTaken && (
        <p className="text-stone-500">
          {t(review === null ? 'notOpen' : review.answer === null ? 'closed' : 'answered')}
        </p>
      )}
    </>
  );
}

interface PhotosOfWorkProps {
  readonly taskId: number;
  readonly photos: Task['workPhotos'];
}

/** How it was before the work and after it, with the customer's word on who may see that. */
function PhotosOfWork({ taskId, photos }: PhotosOfWorkProps) {
  const t = useTranslations('reviews');
  if (!photos?.publicity) return null;
  const shown = photos.lstPhoto.filter(({ moment }) => moment !== 'door');
  return (
    <Card className="flex flex-col gap-3">
      <PhotoStrip title={t('workPhotos')} photos={shown.map(({ fileurl }) => ({ url: fileurl }))} />
      <PhotoPublicity taskId={taskId} publicity={photos.publicity} />
    </Card>
  );
}

/**
 * In place of the form, which was longer than a screen: it comes into view, and has the focus that the form's button
 * had.
 */
function Thanks({ task }: { task: Task }) {
  const t = useTranslations('reviews');
  const showAtOnce = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={showAtOnce} role="status" tabIndex={-1} className="focus:outline-none">
      <Card tone="tinted" className="flex items-center gap-4 narrow:flex-col narrow:items-start">
        {task.providerName && <Avatar name={task.providerName} imageUrl={task.providerImage} size="large" />}
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-22 font-bold leading-snug">{t('thanks.title')}</h2>
          <p>{t('thanks.text')}</p>
        </div>
      </Card>
    </div>
  );
}
