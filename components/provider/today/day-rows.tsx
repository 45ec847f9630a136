import { Check } from 'lucide';
import { useTranslations } from 'next-intl';

import { Key } from '@/components/shared/keys/key';
import { useTravelText } from '@/components/shared/use-travel-text';
import { VisitTimes } from '@/components/shared/visit-times';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { WrittenText } from '@/components/ui/written-text';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toBidState } from '../bids/bid';
import { HousePlate } from '../house-plate';
import { useKeptWork } from '../offline/use-work';
import { toHandedLine } from '../team/handed-line';
import { toWorkHref, type Work } from '../work-card';
import { toNameAtDoor } from '../work-move';
import { listFitting, toLeavingMs, type DayPart } from './day';
import { useFitText } from './use-fit-text';

/** The row that is meant by the card beside the table. */
const MARKED = 'desktop:border-s-4 desktop:border-s-enamel-700 desktop:bg-enamel-50';

/** A desktop's day is a table; on a phone each cell says by itself what it is, and to a screen reader everywhere. */
const COLUMNS =
  'desktop:grid desktop:grid-cols-[6.5rem_minmax(0,1fr)_8rem_8.5rem] desktop:items-center desktop:gap-4 desktop:px-3';

export function ColumnHeads() {
  const t = useTranslations('provider.todayScreen.columns');
  return (
    <div aria-hidden className={classNames('pb-1 text-14 text-stone-500 max-desktop:hidden', COLUMNS)}>
      <span>{t('time')}</span>
      <span>{t('job')}</span>
      <span className="text-end">{t('net')}</span>
      <span className="text-end">{t('state')}</span>
    </div>
  );
}

interface GapRowProps {
  readonly gap: DayPart;
  readonly offered: readonly Work[];
}

/** Free time between two jobs, and the new work that fits into it. */
export function GapRow({ gap, offered }: GapRowProps) {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  const toFitText = useFitText();
  return (
    <li className="flex gap-4 border-t border-dashed border-stone-200 py-3 text-stone-500 desktop:px-3">
      <span className="w-16 shrink-0 tabular-nums desktop:w-[6.5rem]">{formatClock(gap.fromMs, locale)}</span>
      <span className="flex min-w-0 flex-col gap-1">
        {t('free', { time: formatClock(gap.untilMs, locale) })}
        {listFitting(gap, offered).map((work) => (
          <Link
            key={work.taskid}
            href={toWorkHref(work)}
            data-fits
            className="inline-flex min-h-touch flex-wrap items-center gap-x-2 font-semibold text-enamel-700 underline desktop:text-turquoise-600"
          >
            {toFitText(work)}
            {/* The key leads to the first of them on the page. */}
            <span aria-hidden className="max-desktop:hidden">
              <Key name="N" />
            </span>
          </Link>
        ))}
      </span>
    </li>
  );
}

interface JobRowProps {
  readonly work: Work;
  /** The job whose move comes next. */
  readonly isNext?: boolean;
  readonly isDone: boolean;
  /** When it is, as it is read: the clock, and of another day its date. */
  readonly clock: string;
  /** The end of the booked hours, as it is read; null for another day's job. */
  readonly until: string | null;
}

export function JobRow({ work, isNext = false, isDone, clock, until }: JobRowProps) {
  const t = useTranslations('provider');
  const toTravelText = useTravelText('own');
  const team = useTranslations('team');
  return (
    <li
      className={classNames(
        COLUMNS,
        'relative flex items-center gap-x-3 gap-y-1 border-t py-3 narrow:flex-wrap focus-within:bg-enamel-50 has-[a:hover]:bg-enamel-50',
        work.isOverdue ? 'border-pomegranate-600' : 'border-stone-200',
        isNext && MARKED,
      )}
    >
      <span
        className={classNames(
          'w-14 shrink-0 tabular-nums desktop:w-auto',
          isDone ? 'text-stone-500' : 'font-bold',
          // A date is longer than a clock, and its words stay whole.
          until === null ? 'text-14 leading-snug' : !isDone && 'text-18',
        )}
      >
        {clock}
        {until !== null && (
          <span className="block text-14 font-normal text-stone-500 max-desktop:hidden">
            {t('todayScreen.until', { time: until })}
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        <Link href={toWorkHref(work)} data-row className="hyphens-auto font-semibold after:absolute after:inset-0">
          {toWorkName(work)}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-stone-500">
          {!isDone && <NameAtDoor taskId={work.taskid} />}
          {work.deliveryPlace}
          {!isDone && <HousePlate street={work.deliveryStreet} look="line" />}
        </span>
        {work.handed && (
          <span className="block text-14">
            <IsolatedNames text={toHandedLine(work.handed, team)} />
          </span>
        )}
        <RowNews work={work} />
        {work.travel && !isDone && (
          <span className="block text-14 text-stone-500 max-desktop:hidden">{toTravelText(work.travel)}</span>
        )}
      </span>
      <JobEnd work={work} isNext={isNext} isDone={isDone} />
    </li>
  );
}

/** The end of a job's row: the own part of its price, and how the job stands. */
function JobEnd({ work, isNext, isDone }: Pick<JobRowProps, 'work' | 'isNext' | 'isDone'>) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const leavesAtMs = toLeavingMs(work);
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 text-14 narrow:basis-full desktop:contents">
      <span className="text-end empty:max-desktop:hidden">
        {work.netRial > 0 && <span className="font-semibold">{formatTomans(work.netRial, locale)}</span>}
      </span>
      {work.isCashAsked ? (
        <span className="text-end">
          <Badge tone="warning">{t('todayScreen.cashOpen')}</Badge>
        </span>
      ) : isDone ? (
        <span className="flex items-center justify-end gap-1 text-turquoise-600">
          <Icon icon={Check} size={16} />
          {t(`states.${work.state}`)}
        </span>
      ) : work.isOverdue ? (
        <span className="text-end">
          <Badge tone="danger">{t('overdueBadge')}</Badge>
        </span>
      ) : (
        <span className="text-end text-stone-500">
          {isNext && leavesAtMs !== null ? (
            <span className="inline-block rounded-card bg-enamel-700 px-3 py-1 font-semibold text-white">
              {t('todayScreen.leaveAt', { time: formatClock(leavesAtMs, locale) })}
            </span>
          ) : (
            t(`states.${work.state}`)
          )}
        </span>
      )}
    </span>
  );
}

/** The person at the door, as far as this device keeps it: a day without a network has the same names. */
function NameAtDoor({ taskId }: { readonly taskId: number }) {
  const work = useKeptWork(taskId);
  const name = work === null ? '' : toNameAtDoor(work);
  if (name === '') return null;
  return (
    <span className="flex items-center gap-2 font-medium text-ink max-desktop:hidden">
      <Avatar name={name} imageUrl={null} size="tiny" />
      <WrittenText text={name} />
    </span>
  );
}

/** Unread messages of a job, and an hour that its customer asks for. */
function RowNews({ work }: { readonly work: Work }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (work.unreadCount === 0 && !work.askedHour) return null;
  return (
    <span className="flex flex-wrap gap-2 py-1">
      {work.unreadCount > 0 && (
        <Badge tone="warning">
          {t('unreadMessages', { count: work.unreadCount, shown: formatNumber(work.unreadCount, locale) })}
        </Badge>
      )}
      {work.askedHour && <Badge tone="warning">{t('askedHour.badge')}</Badge>}
    </span>
  );
}

/** The day that the rows below it belong to. */
export function DayHead({ gDate }: { readonly gDate: string }) {
  const locale = useLocale();
  return (
    <li className="border-t border-stone-200 bg-stone-50 px-3 py-3 font-semibold">{formatJalaliDate(gDate, locale)}</li>
  );
}

/** New work in the table of a desktop: until when it waits for an answer, and the way there. */
export function OfferedRow({ work }: { readonly work: Work }) {
  const t = useTranslations('provider');
  const toTravelText = useTravelText('own');
  const locale = useLocale();
  const untilAnswerMs = work.bidding ? work.bidding.windowEndsAtMs : work.answerDueAtMs;
  return (
    <li
      className={classNames(
        COLUMNS,
        'relative border-s-4 border-t border-s-saffron-500 border-t-stone-200 py-3 focus-within:bg-enamel-50 has-[a:hover]:bg-enamel-50',
      )}
    >
      <span>
        <span className="block font-bold">{t('todayScreen.newRow')}</span>
        {typeof untilAnswerMs === 'number' && (
          <span className="block text-14 font-semibold text-pomegranate-600">
            {t('answerUntil', { time: formatClock(untilAnswerMs, locale) })}
          </span>
        )}
      </span>
      <div className="min-w-0">
        <span className="block font-semibold">{toWorkName(work)}</span>
        <VisitTimes order={work} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
        <span className="block text-14 text-stone-500">{work.deliveryPlace}</span>
        {work.travel && <span className="block text-14 text-stone-500">{toTravelText(work.travel)}</span>}
      </div>
      <OfferedSum work={work} />
      <span className="text-end">
        <Link
          href={toWorkHref(work)}
          data-row
          className={classNames(
            toButtonClassName({ variant: 'secondary' }),
            'max-w-full !px-3 after:absolute after:inset-0',
          )}
        >
          {t('todayScreen.answer')}
          <span aria-hidden>
            <Key name="A" />
          </span>
        </Link>
      </span>
    </li>
  );
}

/** The pay of new work; of a job for bids the own bid, where there is one. */
function OfferedSum({ work: { bidding, handed, netRial } }: { readonly work: Work }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  if (bidding)
    return (
      <span className="text-end text-14">
        {bidding.ownBid && (
          <>
            <span className="block font-semibold">{formatTomans(bidding.ownBid.price, locale)}</span>
            <Badge tone={bidding.ownBid.canEdit ? 'info' : 'neutral'}>
              {t(`states.${toBidState(bidding.ownBid)}`)}
            </Badge>
          </>
        )}
      </span>
    );
  return (
    <span className="text-end font-semibold">
      {netRial > 0 && !handed?.isForCompany && formatTomans(netRial, locale)}
    </span>
  );
}
