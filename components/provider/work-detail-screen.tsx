'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { OrderHelp } from '@/components/shared/order-help';
import type { Support } from '@/components/shared/support-hours';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isProvidersOwn, isUnsettled } from '@/lib/domain/order/order-states';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useReadOrder } from '@/lib/client/use-read-order';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { toOrderPath } from '@/lib/domain/site/order-links';

import { toBidState } from './bids/bid';
import { WorkBidding } from './bids/work-bidding';
import { toCashAtDoor } from './cash/cash-at-door';
import { CashDock } from './cash/cash-dock';
import { CashEnd } from './cash/cash-end';
import { WorkCustody } from './custody/work-custody';
import { DisputeOfWork } from './dispute-of-work';
import { DoneNotice } from './done-notice';
import { DoorWait } from './door-wait';
import { HandOn } from './team/hand-on';
import { HandedNotice } from './team/handed-notice';
import { HeldFeeNotice } from './held-fee-notice';
import { LateStart } from './late-start';
import { HourQuestion } from './hour-question';
import { CustomerNotes } from './regulars/customer-notes';
import { HandOverResult } from './results/hand-over-result';
import { LeaveUnsafe } from './leave-unsafe';
import { OverdueNotice } from './overdue-notice';
import { PetrolDelivery } from './petrol-delivery';
import { WorkPriceChange } from './price-change/work-price-change';
import { RunningLate } from './running-late';
import { useWork } from './offline/use-work';
import { WorkHeading } from './work-heading';
import { WorkMatch } from './work-match';
import type { WorkDetail } from './work-move';
import { WorkMoves } from './work-moves';
import { WorkPhotos } from './work-photos';
import { WorkReview } from './work-review';
import { AnswerDue } from './work/answer-due';
import { useAskedFold } from './work/use-asked-fold';
import { WayOnMap } from './work/way-on-map';
import { WorkHero } from './work/work-hero';
import { WorkMoneyFold } from './work/work-money-fold';
import { CONVERSATION_ID, WorkPerson } from './work/work-person';
import { WorkRequest } from './work/work-request';
import { WorkSkeleton } from './work/work-skeleton';
import { WorkerWay, WorkWay } from './work/work-way';

const ConversationCard = dynamic(
  toPatientLoader(() =>
    import('@/components/shared/conversation/conversation-card').then((module) => module.ConversationCard),
  ),
  // The content below must not move under a thumb that is about to press it.
  { ssr: false, loading: () => <Skeleton className="h-13 rounded-card" /> },
);

interface WorkDetailScreenProps {
  readonly taskId: number;
  readonly support: Support;
  /** MAP_TILES_URL; null without it. */
  readonly mapTiles: MapTiles | null;
}

/** One work: what, where, when, for how much, and what to do next; in any state (WIRE, T-18). */
export function WorkDetailScreen({ taskId, support, mapTiles }: WorkDetailScreenProps) {
  const t = useTranslations('provider');
  const { work, isAsked, error, mutate } = useWork(taskId);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useShownOrders(toOrderPath(taskId, 'provider'));
  useReadOrder(taskId, work?.timeline.length ?? 0);
  if (error && !work) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!work) return <WorkSkeleton />;
  // A bidder has no part in it yet, and one who was not chosen none any more.
  const isOnOffer =
    work.bidding !== null &&
    (work.bidding.ownBid === null || toBidState(work.bidding.ownBid) !== 'selected' || isUnsettled(work.state));
  const hasConversation = isAsked && isProvidersOwn(work.state) && !isUnsettled(work.state) && !isOnOffer;
  return (
    <div className="flex flex-col gap-4">
      <FirstLook work={work} mapTiles={mapTiles} isAsked={isAsked} onChange={() => void mutate()} />
      {work.absence && <Notice tone="warning">{t(`ended.${work.absence}`)}</Notice>}
      {!isProvidersOwn(work.state) && !isOnOffer && <Notice tone="info">{t('noLonger')}</Notice>}
      <HeldFeeNotice work={work} />
      <LateStart work={work} isOnOffer={isOnOffer} />
      {work.dispute && <DisputeOfWork work={work} onChange={() => void mutate()} />}
      <AnswerDue work={work} />
      <HourQuestion work={work} onMoved={() => void mutate()} />
      <DoneNotice work={work} />
      {isAsked && <RunningLate work={work} onTold={() => void mutate()} />}
      <HandedNotice work={work} />
      {isAsked && <HandOn work={work} onChange={() => void mutate()} />}
      <OverdueNotice work={work} />
      {/*
       * On a phone the bar with the moves is the last thing of the whole page, and sticks to the window's edge: in
       * a box of its own it would be in sight only together with that box.
       */}
      <div className="max-desktop:contents desktop:grid desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-6">
        <div className="flex flex-col gap-4">
          {isAsked && work.state === 'EN_ROUTE' && (
            <>
              <WorkWay work={work} dock={dock} onArrived={() => void mutate()} />
              <DoorWait work={work} onChange={() => void mutate()} />
            </>
          )}
          {/* What is done at the door comes before what is known of it. */}
          <PetrolDelivery work={work} onDone={() => void mutate()} />
          <WorkCustody work={work} onChange={() => void mutate()} />
          {!isOnOffer && <WorkPriceChange work={work} onChange={() => void mutate()} />}
          {isAsked && <WorkReview work={work} />}
          <WorkPerson work={work} hasConversation={hasConversation} />
          <WorkRequest work={work} />
          {work.bidding && <WorkBidding work={work} bidding={work.bidding} onChange={() => void mutate()} />}
          <HandOverResult work={work} onDone={() => void mutate()} />
          {isAsked && <WorkPhotos work={work} onChange={() => void mutate()} />}
          {!isOnOffer && <WorkMoneyFold work={work} />}
          {hasConversation && <CustomerNotes taskId={work.taskid} />}
          {!work.handed?.isForCompany && <WorkMatch work={work} />}
          {/* What this phone kept may be over: its conversation is theirs no more. */}
          {hasConversation && (
            <ConversationCard
              taskId={work.taskid}
              side="provider"
              job={{ state: work.state, isAtDoor: typeof work.doorWait?.arrivedAtMs === 'number' }}
              foldId={CONVERSATION_ID}
            />
          )}
        </div>
        <div className="contents desktop:flex desktop:flex-col desktop:gap-4">
          <WorkMoves work={work} onDock={setDock} onMoved={() => void mutate()} />
          {isAsked && <CashDock work={work} onChange={() => void mutate()} />}
          {isAsked && <LeaveUnsafe work={work} onMoved={() => void mutate()} />}
          <OrderHelp reqcode={work.reqcode} support={support} />
        </div>
      </div>
    </div>
  );
}

interface FirstLookProps extends Pick<WorkDetailScreenProps, 'mapTiles'> {
  readonly work: WorkDetail;
  readonly isAsked: boolean;
  readonly onChange: () => void;
}

/** The service, hour and place. On a phone the door's code comes right after it. */
function FirstLook({ work, mapTiles, isAsked, onChange }: FirstLookProps) {
  const isCashDue = isAsked && toCashAtDoor(work) > 0;
  useAskedFold(CONVERSATION_ID);
  return (
    <div className="flex flex-col gap-4 max-desktop:order-[-2]">
      <WorkHeading work={work} />
      {mapTiles && <WayOnMap work={work} tiles={mapTiles} />}
      {/* At the end the sum to take is the screen, and its place says afterwards what became of the cash. */}
      {!isCashDue && <WorkHero work={work} />}
      {!mapTiles && <WayOnMap work={work} tiles={null} />}
      {/* Who sent somebody looks for where they are, and not for a code. */}
      {isAsked && work.state === 'EN_ROUTE' && <WorkerWay work={work} />}
      {isAsked && <CashEnd work={work} onChange={onChange} />}
    </div>
  );
}
