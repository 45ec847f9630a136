import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { useTravelText } from '@/components/shared/use-travel-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { HousePlate } from '../house-plate';
import { toWorkHref, type Work } from '../work-card';
import { listDayParts, listFitting, type DayPart } from './day';
import { useFitText } from './use-fit-text';

interface DayPlanProps {
  readonly open: readonly Work[];
  readonly done: readonly Work[];
  /** New work, of which some may fit between two jobs. */
  readonly offered: readonly Work[];
  readonly nowMs: number;
}

/** The day as a line with its gaps, and row by row: what is overdue first, what is done with a tick. */
export function DayPlan({ open, done, offered, nowMs }: DayPlanProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  const overdue = open.filter(({ isOverdue }) => isOverdue);
  const inTime = open.filter(({ isOverdue }) => !isOverdue);
  const parts = listDayParts(inTime, done);
  const jobs = [...open, ...done];
  const netRial = jobs.reduce((sum, work) => sum + work.netRial, 0);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18 font-bold">{formatJalaliDate(toTehranDate(nowMs), locale)}</h2>
        {jobs.length > 0 && (
          <p className="text-14 text-stone-500">
            {t('todayScreen.sum', {
              count: jobs.length,
              shown: formatNumber(jobs.length, locale),
              amount: formatTomans(netRial, locale),
            })}
          </p>
        )}
      </div>
      {jobs.length === 0 ? (
        <p className="text-stone-500">{t('todayEmpty')}</p>
      ) : (
        <>
          {parts.length > 1 && <DayLine parts={parts} />}
          <ColumnHeads />
          <ol ref={list} className="flex flex-col">
            {overdue.map((work) => (
              <JobRow
                key={work.taskid}
                work={work}
                isDone={false}
                clock={formatJalaliDate(work.gDate, locale)}
                until={null}
              />
            ))}
            {parts.map((part) =>
              part.kind === 'gap' ? (
                <GapRow key={part.fromMs} gap={part} offered={offered} />
              ) : (
                <JobRow
                  key={part.work.taskid}
                  work={part.work}
                  isDone={part.isDone}
                  clock={formatClock(part.fromMs, locale)}
                  until={formatClock(part.untilMs, locale)}
                />
              ),
            )}
          </ol>
        </>
      )}
    </Card>
  );
}

/** A desktop's day is a table; on a phone each cell says by itself what it is, and to a screen reader everywhere. */
const COLUMNS = 'desktop:grid desktop:grid-cols-[5rem_minmax(0,1fr)_8rem_8rem] desktop:items-center desktop:gap-4';

function ColumnHeads() {
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
function GapRow({ gap, offered }: GapRowProps) {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  const toFitText = useFitText();
  return (
    <li className="flex gap-4 border-t border-dashed border-stone-200 py-3 text-stone-500">
      <span className="w-16 shrink-0 tabular-nums">{formatClock(gap.fromMs, locale)}</span>
      <span className="flex min-w-0 flex-col gap-1">
        {t('free', { time: formatClock(gap.untilMs, locale) })}
        {listFitting(gap, offered).map((work) => (
          <Link
            key={work.taskid}
            href={toWorkHref(work)}
            className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline"
          >
            {toFitText(work)}
          </Link>
        ))}
      </span>
    </li>
  );
}

/** As long as it lasts, as a picture; the rows below it say the same. */
function DayLine({ parts }: { parts: readonly DayPart[] }) {
  const locale = useLocale();
  return (
    <div aria-hidden className="flex h-10 gap-1">
      {parts.map((part) => (
        <span
          key={part.fromMs}
          style={{ flexGrow: Math.max(1, part.untilMs - part.fromMs) }}
          className={classNames(
            'flex min-w-4 basis-0 items-center justify-center overflow-hidden rounded-field text-12 font-semibold tabular-nums',
            part.kind === 'gap' && 'border border-dashed border-stone-500',
            part.kind === 'job' &&
              (part.isDone
                ? 'bg-turquoise-50 text-turquoise-600 ring-1 ring-inset ring-turquoise-600'
                : 'bg-enamel-700 text-white'),
          )}
        >
          {part.kind === 'job' && (part.isDone ? <Icon icon={Check} size={16} /> : formatClock(part.fromMs, locale))}
        </span>
      ))}
    </div>
  );
}

interface JobRowProps {
  readonly work: Work;
  readonly isDone: boolean;
  /** When it is, as it is read: the clock, and of another day its date. */
  readonly clock: string;
  /** The end of the booked hours, as it is read; null for another day's job. */
  readonly until: string | null;
}

function JobRow({ work, isDone, clock, until }: JobRowProps) {
  const t = useTranslations('provider');
  const toTravelText = useTravelText('own');
  const locale = useLocale();
  return (
    <li
      className={classNames(
        COLUMNS,
        'relative flex items-center gap-x-4 gap-y-1 border-t py-3 narrow:flex-wrap focus-within:bg-enamel-50 has-[a:hover]:bg-enamel-50',
        work.isOverdue ? 'border-pomegranate-600' : 'border-stone-200',
      )}
    >
      <span
        className={classNames(
          'w-16 shrink-0 tabular-nums desktop:w-auto',
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
        <Link href={toWorkHref(work)} data-row className="font-semibold after:absolute after:inset-0">
          {toWorkName(work)}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-stone-500">
          {work.deliveryPlace}
          {!isDone && <HousePlate street={work.deliveryStreet} look="line" />}
        </span>
        {work.travel && !isDone && (
          <span className="block text-14 text-stone-500 max-desktop:hidden">{toTravelText(work.travel)}</span>
        )}
      </span>
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
          <span className="text-end text-stone-500">{t(`states.${work.state}`)}</span>
        )}
      </span>
    </li>
  );
}
