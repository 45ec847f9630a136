import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';

import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Work } from '../work-card';
import { listDays } from './day';
import { DayLine, DayRows, DayTitle, toParts } from './day-plan';
import { ColumnHeads, DayHead, JobRow, OfferedRow } from './day-rows';

interface DayTableProps {
  readonly dashboard: CallAnswer<'expert/getdashboard'>;
  /** Is given the first row of new work, which a key leads to. */
  readonly offered: RefObject<HTMLDivElement | null>;
  /** The job of the card beside the table; null without one. */
  readonly next: Work | null;
  readonly nowMs: number;
}

/** A desktop's day: what waits for an answer, the day hour by hour, and the days after it, in one table. */
export function DayTable({ dashboard: { lstNew, lstToday, lstDone, lstNext }, offered, next, nowMs }: DayTableProps) {
  const t = useTranslations('provider');
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const nextId = next?.taskid ?? null;
  return (
    <Card className="flex flex-col gap-3">
      <DayTitle open={lstToday} done={lstDone} nowMs={nowMs} />
      <DayLine parts={toParts({ open: lstToday, done: lstDone })} />
      <div ref={list}>
        <ColumnHeads />
        <div ref={offered}>
          {lstNew.length > 0 && (
            <>
              <h3 className="sr-only">{t('new')}</h3>
              <ol>
                {lstNew.map((work) => (
                  <OfferedRow key={work.taskid} work={work} />
                ))}
              </ol>
            </>
          )}
        </div>
        {lstToday.length + lstDone.length === 0 ? (
          <p className="border-t border-stone-200 px-3 py-3 text-stone-500">{t('todayEmpty')}</p>
        ) : (
          <ol>
            <DayRows open={lstToday} done={lstDone} offered={lstNew} nextId={nextId} />
          </ol>
        )}
        <LaterDays works={lstNext} nextId={nextId} />
      </div>
    </Card>
  );
}

function LaterDays({ works, nextId }: { readonly works: readonly Work[]; readonly nextId: number | null }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (works.length === 0)
    return <p className="border-t border-stone-200 px-3 py-3 text-stone-500">{t('comingEmpty')}</p>;
  return (
    <>
      <h3 className="sr-only">{t('coming')}</h3>
      <ol>
        {listDays(works).flatMap(({ gDate, jobs }) => [
          <DayHead key={gDate} gDate={gDate} />,
          ...jobs.map(({ work, fromMs, untilMs }) => (
            <JobRow
              key={work.taskid}
              work={work}
              isNext={work.taskid === nextId}
              isDone={false}
              clock={formatClock(fromMs, locale)}
              until={formatClock(untilMs, locale)}
            />
          )),
        ])}
      </ol>
    </>
  );
}
