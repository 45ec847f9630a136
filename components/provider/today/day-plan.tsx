import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Work } from '../work-card';
import { listDayParts, type DayPart } from './day';
import { GapRow, JobRow } from './day-rows';

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
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  return (
    <Card className="flex flex-col gap-3">
      <DayTitle open={open} done={done} nowMs={nowMs} />
      {open.length + done.length === 0 ? (
        <p className="text-stone-500">{t('todayEmpty')}</p>
      ) : (
        <>
          <DayLine parts={toParts({ open, done })} />
          <ol ref={list} className="flex flex-col">
            <DayRows open={open} done={done} offered={offered} nextId={null} />
          </ol>
        </>
      )}
    </Card>
  );
}

const isOverdue = (work: Work) => work.isOverdue;

/** The parts of the day; overdue jobs have no hour of it. */
export const toParts = ({ open, done }: Pick<DayPlanProps, 'open' | 'done'>): readonly DayPart[] =>
  listDayParts(
    open.filter((work) => !isOverdue(work)),
    done,
  );

/** The date, how many jobs it has, and what they bring. */
export function DayTitle({ open, done, nowMs }: Omit<DayPlanProps, 'offered'>) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const jobs = [...open, ...done];
  const netRial = jobs.reduce((sum, work) => sum + work.netRial, 0);
  return (
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
  );
}

interface DayRowsProps extends Pick<DayPlanProps, 'open' | 'done'> {
  /** New work, of which some may fit between two jobs; null for rows without the free time between them. */
  readonly offered: readonly Work[] | null;
  /** The job whose move comes next; null where no row is marked. */
  readonly nextId: number | null;
}

/** The rows of the day: what is overdue with its date, then hour by hour. */
export function DayRows({ open, done, offered, nextId }: DayRowsProps) {
  const locale = useLocale();
  return (
    <>
      {open.filter(isOverdue).map((work) => (
        <JobRow
          key={work.taskid}
          work={work}
          isNext={work.taskid === nextId}
          isDone={false}
          clock={formatJalaliDate(work.gDate, locale)}
          until={null}
        />
      ))}
      {toParts({ open, done }).map((part) =>
        part.kind === 'gap' ? (
          offered && <GapRow key={part.fromMs} gap={part} offered={offered} />
        ) : (
          <JobRow
            key={part.work.taskid}
            work={part.work}
            isNext={part.work.taskid === nextId}
            isDone={part.isDone}
            clock={formatClock(part.fromMs, locale)}
            until={formatClock(part.untilMs, locale)}
          />
        ),
      )}
    </>
  );
}

/** As long as it lasts, as a picture; the rows below it say the same. */
export function DayLine({ parts }: { readonly parts: readonly DayPart[] }) {
  const locale = useLocale();
  if (parts.length < 2) return null;
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
