import { Avatar } from '@/components/ui/avatar';
import { Rating } from '@/components/ui/rating';
import { RatingBars } from '@/components/shared/rating-bars';
import { FaceRow } from '@/components/shared/workers/face-row';
import { WeekCell } from '@/components/shared/workers/week-cell';
import { WorkerFaces } from '@/components/shared/workers/worker-faces';
import type { WorkersOfService } from '@/lib/client/best-workers';
import { REVIEW_QUALITIES } from '@/lib/contract/enumerations';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';

import { Part, type OfLocale } from './part';

const ROW_LENGTHS = [1, 2, 3];
const MOST_IN_A_ROW = 3;
const SAMPLE_DAY = '2026-11-28';
const SAMPLE_NOW_MS = Date.UTC(2026, 10, 28, 4);
const SAMPLE_STARS = 4.8;
const SAMPLE_STAR_COUNTS = [0, 1, 2, 12, 113];
const SAMPLE_QUALITIES = REVIEW_QUALITIES.map((quality, index) => ({ quality, average: SAMPLE_STARS - index / 10 }));

interface FacesProps {
  readonly people: WorkersOfService['workers'];
}

/** With a photo, each of these people without one too, and some of them in one row. */
export function Faces({ people }: FacesProps) {
  return (
    <>
      <Part name="Avatar">
        {people.map(({ workerCode, fullname, userImage }) => (
          <span key={workerCode} className="flex gap-2">
            <Avatar name={fullname} imageUrl={userImage} />
            <Avatar name={fullname} imageUrl={null} />
          </span>
        ))}
        {(['small', 'medium', 'large', 'hero', 'huge'] as const).map((size) => (
          <Avatar key={size} name={people[0]?.fullname ?? ''} imageUrl={people[0]?.userImage ?? null} size={size} />
        ))}
        <Avatar name="" imageUrl={null} />
      </Part>
      <Part name="FaceRow">
        {ROW_LENGTHS.map((length) => (
          <FaceRow key={length} workers={people.slice(0, length)} />
        ))}
        <FaceRow workers={people.slice(0, MOST_IN_A_ROW).map((person) => ({ ...person, userImage: '' }))} />
      </Part>
    </>
  );
}

/** A professional beside others, and the days at which somebody is free. */
export function FacesAndDays({ locale, people }: FacesProps & OfLocale) {
  return (
    <>
      <Part name="WorkerFaces">
        <div className="w-full max-w-prose">
          <WorkerFaces locale={locale} workers={people.slice(0, MOST_IN_A_ROW)} nowMs={SAMPLE_NOW_MS} />
        </div>
      </Part>
      <Part name="WeekCell">
        <ul className="grid w-full max-w-prose grid-cols-4 gap-1.5">
          <WeekCell locale={locale} gDate={SAMPLE_DAY} hour={formatDigits('9:00', locale)} nowMs={SAMPLE_NOW_MS} />
          <WeekCell
            locale={locale}
            gDate={SAMPLE_DAY}
            hour={formatDigits('9:00', locale)}
            nowMs={SAMPLE_NOW_MS}
            path="#part-WeekCell"
          />
          <WeekCell locale={locale} gDate={SAMPLE_DAY} hour={null} nowMs={SAMPLE_NOW_MS} />
        </ul>
      </Part>
    </>
  );
}

/** Ratings: one number, stars and qualities. */
export function Stars({ locale }: OfLocale) {
  const said = formatNumber(SAMPLE_STARS, locale);
  return (
    <>
      <Part name="Rating">
        <Rating value={SAMPLE_STARS} text={said} label={said} />
      </Part>
      <Part name="RatingBars">
        <RatingBars
          locale={locale}
          starCounts={SAMPLE_STAR_COUNTS}
          average={SAMPLE_STARS}
          qualities={SAMPLE_QUALITIES}
        />
      </Part>
    </>
  );
}
