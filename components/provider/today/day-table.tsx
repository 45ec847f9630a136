import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';

import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { Card } from '@/components/ui/card';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { readKeptWork } from '../offline/use-work';
import type { Work } from '../work-card';
import { toNameAtDoor } from '../work-move';
import { listDays } from './day';
import { DayLine, DayRows, DayTitle, toParts } from './day-plan';
import { ColumnHeads, DayHead, JobRow, OfferedRow } from './day-rows';
import { DaySearch, NothingFound } from './day-search';
import { findWork } from './find-work';

interface DayTableProps {
  readonly dashboard: CallAnswer<'expert/getdashboard'>;
  /** Is given the first row of new work, which a key leads to. */
  readonly offered: RefObject<HTMLDivElement | null>;
  /** The job of the card beside the table; null without one. */
  readonly next: Work | null;
  readonly nowMs: number;
}

/** The lists of the day, or what a text finds in them. */
function useFoundDay({ lstNew, lstToday, lstDone, lstNext }: CallAnswer<'expert/getdashboard'>) {
  const [text, setText] = useState('');
  const userId = useUserAccount()?.userId;
  // The name is on this device alone, as in the row.
  const toPersonName = (taskId: number) => {
    const kept = userId === undefined ? null : readKeptWork(userId, taskId);
    return kept ? toNameAtDoor(kept) : '';
  };
  const find = (works: readonly Work[]) => findWork(works, text, toPersonName);
  const found = { offered: find(lstNew), open: find(lstToday), done: find(lstDone), later: find(lstNext) };
  const isSearching = text.trim() !== '';
  const count = Object.values(found).reduce((sum, works) => sum + works.length, 0);
  return { text, setText, isSearching, count, ...found };
}

/** A desktop's day: what waits for an answer, the day hour by hour, and the days after it, in one table. */
export function DayTable({ dashboard, offered, next, nowMs }: DayTableProps) {
  const t = useTranslations('provider');
  const { lstNew, lstToday, lstDone, lstNext } = dashboard;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const found = useFoundDay(dashboard);
  const nextId = next?.taskid ?? null;
  const isAnything = lstNew.length + lstToday.length + lstDone.length + lstNext.length > 0;
  const { isSearching } = found;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DayTitle open={lstToday} done={lstDone} nowMs={nowMs} />
        {isAnything && (
          <DaySearch text={found.text} onChange={found.setText} count={isSearching ? found.count : null} />
        )}
      </div>
      {!isSearching && <DayLine parts={toParts({ open: lstToday, done: lstDone })} />}
      <div ref={list}>
        <ColumnHeads />
        <div ref={offered}>
          {found.offered.length > 0 && (
            <>
              <h3 className="sr-only">{t('new')}</h3>
              <ol>
                {found.offered.map((work) => (
                  <OfferedRow key={work.taskid} work={work} />
                ))}
              </ol>
            </>
          )}
        </div>
        {found.open.length + found.done.length > 0 ? (
          <ol>
            <DayRows open={found.open} done={found.done} offered={isSearching ? null : lstNew} nextId={nextId} />
          </ol>
        ) : (
          !isSearching && <Empty text={t('todayEmpty')} />
        )}
        {found.later.length > 0 ? (
          <LaterDays works={found.later} nextId={nextId} />
        ) : (
          !isSearching && <Empty text={t('comingEmpty')} />
        )}
        {isSearching && found.count === 0 && <NothingFound text={found.text.trim()} />}
      </div>
    </Card>
  );
}

function Empty({ text }: { readonly text: string }) {
  return <p className="border-t border-stone-200 px-3 py-3 text-stone-500">{text}</p>;
}

function LaterDays({ works, nextId }: { readonly works: readonly Work[]; readonly nextId: number | null }) {
  const t = useTranslations('provider');
  const locale = useLocale();
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
