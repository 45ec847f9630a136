import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';

import type { UploadedFile } from '@/components/forms/fields/use-upload';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CheckChips } from '@/components/ui/check-chips';
import { Notice } from '@/components/ui/notice';
import { RatingInput } from '@/components/ui/rating-input';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { PhotoField } from './photo-field';
import { QualityStars, type Qualities } from './quality-stars';

type Reason = NonNullable<CallRequest<'review/addreview'>['reasons']>[number];

const praises: readonly Reason[] = ['on-time', 'careful', 'polite', 'skilled', 'clean'];
const complaints: readonly Reason[] = ['late', 'careless', 'impolite', 'unfinished'];
export const GOOD_STARS = 4;

interface ReviewFormProps {
  readonly taskId: number;
  readonly authorization: string | undefined;
  readonly written: CallAnswer<'review/getreview'>['review'];
  readonly canAddPhotos: boolean;
  readonly onSent: (stars: number) => void;
  /** The work that the review is about. */
  readonly head: ReactNode;
}

/**
 * One question of stars; once it is answered: reasons that fit them, words, photos and stars of single qualities. A
 * failed sending keeps the typed text.
 */
export function ReviewForm({ taskId, authorization, written, canAddPhotos, onSent, head }: ReviewFormProps) {
  const t = useTranslations('reviews');
  const toErrorText = useErrorText();
  const [stars, setStars] = useState<number | null>(written?.stars ?? null);
  const [reasons, setReasons] = useState<readonly Reason[]>(written?.reasons ?? []);
  const [text, setText] = useState(written?.text ?? '');
  const [qualities, setQualities] = useState<Qualities>(written?.qualities ?? {});
  const [photos, setPhotos] = useState<readonly UploadedFile[]>(written?.lstPhoto ?? []);
  const [isPhotoOnItsWay, setPhotoOnItsWay] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  const rating = useRef<HTMLDivElement>(null);
  const offered = stars === null ? [] : stars >= GOOD_STARS ? praises : complaints;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (stars === null) {
      rating.current?.scrollIntoView({ block: 'center' });
      return rating.current?.querySelector('input')?.focus({ preventScroll: true });
    }
    const chosen = offered.filter((reason) => reasons.includes(reason));
    const review = { taskid: taskId, stars, reasons: chosen, text, qualities };
    const lstPhotoId = photos.map(({ fileid }) => fileid);
    const sent = await send(() =>
      callFromBrowser('review/addreview', canAddPhotos ? { ...review, lstPhotoId } : review, { authorization }),
    );
    if (sent.ok) onSent(stars);
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-4 max-desktop:min-h-[calc(100dvh-12rem)]"
    >
      <Card className="flex flex-col gap-6">
        {head}
        <div ref={rating}>
          <RatingInput
            legend={t('stars')}
            value={stars}
            onValueChange={(chosen) => {
              setStars(chosen);
              forget();
            }}
            labels={[t('star1'), t('star2'), t('star3'), t('star4'), t('star5')]}
            error={isTried && stars === null ? t('chooseStars') : undefined}
          />
        </div>
        {offered.length > 0 && <Reasons offered={offered} chosen={reasons} onChosenChange={setReasons} />}
        {stars !== null && (
          <More
            text={text}
            onTextChange={setText}
            photos={
              canAddPhotos && <PhotoField photos={photos} onPhotosChange={setPhotos} onBusyChange={setPhotoOnItsWay} />
            }
            qualities={qualities}
            onQualitiesChange={setQualities}
          />
        )}
      </Card>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <SendBar isReady={stars !== null} isSending={isSending} isBusy={isPhotoOnItsWay}>
        {written ? t('update') : t('send')}
      </SendBar>
    </form>
  );
}

interface MoreProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly photos: ReactNode;
  readonly qualities: Qualities;
  readonly onQualitiesChange: (qualities: Qualities) => void;
}

/** The first look is one question; what else can be said comes with its answer. */
function More({ text, onTextChange, photos, qualities, onQualitiesChange }: MoreProps) {
  const t = useTranslations('reviews');
  return (
    <>
      <Textarea
        label={t('text')}
        hint={t('textHint')}
        rows={3}
        value={text}
        maxLength={2000}
        onChange={(event) => onTextChange(event.target.value)}
      />
      {photos}
      <QualityStars qualities={qualities} onQualitiesChange={onQualitiesChange} />
    </>
  );
}

interface SendBarProps {
  /** The one question is answered. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

function SendBar({ isReady, isSending, isBusy, children }: SendBarProps) {
  return (
    <StickyActionBar>
      <Button
        type="submit"
        size="large"
        variant={isReady ? 'primary' : 'secondary'}
        isLoading={isSending}
        disabled={isBusy}
        className="max-desktop:grow"
      >
        {children}
      </Button>
    </StickyActionBar>
  );
}

interface ReasonsProps {
  readonly offered: readonly Reason[];
  readonly chosen: readonly Reason[];
  readonly onChosenChange: (chosen: readonly Reason[]) => void;
}

function Reasons({ offered, chosen, onChosenChange }: ReasonsProps) {
  const t = useTranslations('reviews');
  return (
    <CheckChips
      legend={t('reasonsTitle')}
      choices={offered.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      values={chosen}
      onValuesChange={onChosenChange}
    />
  );
}
