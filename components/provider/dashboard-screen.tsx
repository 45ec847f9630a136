'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';

import { AskedPapers } from '@/components/forms/papers/asked-papers';
import { isDesktop } from '@/components/shared/is-desktop';
import { LoadFailure } from '@/components/shared/load-failure';
import { PushOffer } from '@/components/shared/push-offer';
import { SaidState } from '@/components/shared/said-state';
import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { Link } from '@/lib/i18n/link';

import { AwaitedWords } from './awaited-words';
import { CashDock } from './cash/cash-dock';
import { ReliabilityCard } from './reliability-card';
import { useKeptDay } from './offline/keep-day';
import { toServerNow, useDeviceNow } from '@/lib/client/offline/use-kept-now';
import { useOfflineCall } from './offline/use-offline-call';
import { useWork } from './offline/use-work';
import { mayTellLate, RunningLate } from './running-late';
import { FirstHourCard } from './first-hour/first-hour-card';
import { useFirstSteps } from './first-hour/use-first-steps';
import { HeldNotice } from './standing/held-notice';
import { PausedNotice } from './calendar/paused-notice';
import { HomeBaseOffer } from './travel-fact';
import { TeamLink } from './team/team-link';
import { MissingVehicle } from './vehicles/missing-vehicle';
import { TruckSwitch } from './vehicles/truck-switch';
import { DayMap } from './today/day-map';
import { DayPlan } from './today/day-plan';
import { DayTable } from './today/day-table';
import { findNextJob, findUnpaidJob, listStops, toSpan } from './today/day';
import { findLateness } from './today/late-pill';
import { MoneyCells } from './today/money-cells';
import { NextJob } from './today/next-job';
import { TodayKeys } from './today/today-keys';
import { TodaySkeleton } from './today/today-skeleton';
import { WorkSection, type Work } from './work-card';
import { toStateWords } from './work-move';
import { WorkMoves } from './work-moves';
import { WorkerWay, WorkWay } from './work/work-way';
import { WeekEarnings } from './week-earnings';

const DASHBOARD = {};
const NEW_WORKS = '/pelakman/orderlist/newworks/';

/** The next job is the screen; then new work, the day and the money (LOOK; row R-13). */
export function DashboardScreen() {
  const t = useTranslations('provider');
  const { data, keptAtMs, error, mutate } = useOfflineCall('expert/getdashboard', DASHBOARD);
  const deviceNowMs = useDeviceNow();
  const nowMs = data ? toServerNow(data.serverNowMs, keptAtMs, deviceNowMs) : deviceNowMs;
  const move = useRef<HTMLDivElement>(null);
  const offered = useRef<HTMLDivElement>(null);
  const [finishedId, setFinishedId] = useState<number | null>(null);
  const userId = useUserAccount()?.userId ?? null;
  const { data: steps } = useFirstSteps();
  const [isTable] = useState(isDesktop);
  useKeptDay(data);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <TodaySkeleton />;
  // A provider who is offered nothing is not promised a sound.
  const isOffered = !data.isPaused && data.liveSanction === null && steps?.lacksPhoto !== true;
  // A job that was finished here stays until the cash is said.
  const unpaid = findUnpaidJob({ today: data.lstToday, done: data.lstDone, finishedId });
  const next = unpaid ?? findNextJob({ today: data.lstToday, later: data.lstNext, userId });
  const isWelcomed = !next && steps?.isNew === true;
  return (
    <>
      <AwaitedWords disputes={data.lstDispute} />
      <AskedPapers />
      <div className="flex flex-col gap-6 desktop:grid desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-8">
        <SaidState
          states={[...data.lstNew, ...data.lstToday, ...data.lstNext, ...data.lstDone].map((work) => ({
            id: work.taskid,
            text: `${toWorkName(work)}: ${t(toStateWords(work))}`,
          }))}
        />
        {/* On a phone the slide is the last thing, and sticks to the window's edge. */}
        <div
          ref={move}
          className="contents desktop:col-start-2 desktop:row-start-1 desktop:flex desktop:flex-col desktop:gap-4"
        >
          {/* A driver who is not online is offered nothing. */}
          <TruckSwitch day={data.truckDay} />
          {next ? (
            <NextMoves
              key={next.taskid}
              listed={next}
              nowMs={nowMs}
              hasDayMap={isTable && listStops(data.lstToday).length > 0}
              onMoved={() => {
                setFinishedId(next.taskid);
                void mutate();
              }}
            />
          ) : (
            // Before the first job its steps are the screen.
            !isWelcomed && <NoNextJob />
          )}
          {isTable && <DayMap works={data.lstToday} />}
        </div>
        <div className="flex flex-col gap-6 desktop:col-start-1 desktop:row-start-1">
          <HeldNotice live={data.liveSanction} />
          {data.isPaused && <PausedNotice />}
          <FirstHourCard hasDock={isWelcomed && !isTable} />
          <TeamLink />
          <MissingVehicle />
          <HomeBaseOffer works={[...data.lstToday, ...data.lstNew, ...data.lstNext]} />
          <TheDay day={data} isTable={isTable} isOffered={isOffered} {...{ move, offered, next, nowMs }} />
          <div className="flex flex-col gap-6 wide:grid wide:grid-cols-2 wide:items-start">
            <WeekEarnings earnings={data.lstEarning} />
            <ReliabilityCard standing={data} />
          </div>
          <PushOffer />
        </div>
      </div>
    </>
  );
}

interface TheDayProps {
  readonly day: CallAnswer<'expert/getdashboard'>;
  /** A desktop has the room for a table. */
  readonly isTable: boolean;
  /** New work reaches this provider. */
  readonly isOffered: boolean;
  /** The element of the next move. */
  readonly move: RefObject<HTMLDivElement | null>;
  /** Is given the element of new work. */
  readonly offered: RefObject<HTMLDivElement | null>;
  readonly next: Work | null;
  readonly nowMs: number;
}

/** New work, the day and the days after it, and the money: on a desktop one table, on a phone one below the other. */
function TheDay({ day, isTable, isOffered, move, offered, next, nowMs }: TheDayProps) {
  const t = useTranslations('provider');
  const { lstNew, lstToday, lstDone, lstNext } = day;
  const rows = useRef<HTMLDivElement>(null);
  if (isTable)
    return (
      <>
        <MoneyCells dashboard={day} />
        <div ref={rows}>
          <DayTable dashboard={day} offered={offered} next={next} nowMs={nowMs} />
        </div>
        <TodayKeys move={move} offered={offered} day={rows} />
      </>
    );
  return (
    <>
      <div ref={offered}>
        <WorkSection title={t('new')} empty={t(isOffered ? 'newEmpty' : 'newHeld')} works={lstNew} />
      </div>
      <div ref={rows}>
        <DayPlan open={lstToday} done={lstDone} offered={lstNew} nowMs={nowMs} />
      </div>
      <TodayKeys move={move} offered={offered} day={rows} />
      <DayMap works={lstToday} />
      <WorkSection title={t('coming')} empty={t('comingEmpty')} works={lstNext} />
      <MoneyCells dashboard={day} />
    </>
  );
}

interface NextMovesProps {
  readonly listed: Work;
  readonly nowMs: number;
  /** The doors of the day are on a map beside it. */
  readonly hasDayMap: boolean;
  readonly onMoved: () => void;
}

/** The next job with its one next move. What ends it is on the job's page. */
function NextMoves({ listed, nowMs, hasDayMap, onMoved }: NextMovesProps) {
  const { work, mutate } = useWork(listed.taskid);
  const late = work && mayTellLate(work) ? <RunningLate work={work} onTold={() => void mutate()} /> : null;
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const isLate = findLateness(listed, work, nowMs) !== null;
  const move = () => {
    void mutate();
    onMoved();
  };
  const isAhead = toTehranDate(toSpan(listed).fromMs) > toTehranDate(nowMs);
  return (
    <>
      <NextJob
        listed={listed}
        work={work}
        nowMs={nowMs}
        late={isLate ? late : null}
        hasMap={!hasDayMap || work?.state === 'EN_ROUTE'}
      />
      {/* On a desktop the move comes before it, so that both are seen without scrolling. */}
      {!isLate && late && <div className="max-desktop:contents desktop:order-1">{late}</div>}
      {work?.state === 'EN_ROUTE' && (
        <>
          <WorkerWay work={work} />
          <WorkWay work={work} dock={dock} onArrived={move} />
        </>
      )}
      {isAhead && work?.state === 'CONFIRMED' ? (
        <NearbyWork />
      ) : (
        work && <WorkMoves work={work} isOnward onDock={setDock} onMoved={move} />
      )}
      {work && <CashDock work={work} onChange={move} />}
    </>
  );
}

/** The next job is another day's: until then there is work nearby. */
function NearbyWork() {
  const t = useTranslations('provider.todayScreen');
  return (
    <StickyActionBar className="max-desktop:order-last">
      <Link href={NEW_WORKS} className={`${toButtonClassName({ variant: 'primary', size: 'large' })} w-full`}>
        {t('nearby')}
      </Link>
    </StickyActionBar>
  );
}

function NoNextJob() {
  const t = useTranslations('provider.todayScreen');
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Link href={NEW_WORKS} className={toButtonClassName({ variant: 'primary' })}>
          {t('noneAct')}
        </Link>
      }
    />
  );
}
