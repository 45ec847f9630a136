'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { LoadFailure } from '@/components/shared/load-failure';
import { PetrolFacts } from '@/components/shared/facts/petrol-facts';
import { RemovalFacts } from '@/components/shared/facts/removal-facts';
import { TestPersonsFact } from '@/components/shared/facts/test-persons';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { OrderHelp } from '@/components/shared/order-help';
import type { Support } from '@/components/shared/support-hours';
import { PhotoStrip } from '@/components/shared/photo-strip';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { isProvidersOwn, isUnsettled } from '@/lib/domain/order/order-states';
import { MASK } from '@/lib/domain/text/mask';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useReadOrder } from '@/lib/client/use-read-order';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import {
  formatDigits,
  formatInstant,
  formatNumber,
  formatRemainingTime,
  formatTaskTime,
  formatVisitTime,
} from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toBidState } from './bids/bid';
import { WorkBidding } from './bids/work-bidding';
import { WorkCustody } from './custody/work-custody';
import { DisputeOfWork } from './dispute-of-work';
import { DoneNotice } from './done-notice';
import { DoorWait } from './door-wait';
import { HandOn } from './team/hand-on';
import { HandedNotice } from './team/handed-notice';
import { HeldFeeNotice } from './held-fee-notice';
import { HourQuestion } from './hour-question';
import { HandOverResult } from './results/hand-over-result';
import { LeaveUnsafe } from './leave-unsafe';
import { OverdueNotice } from './overdue-notice';
import { PetrolDelivery } from './petrol-delivery';
import { WorkPriceChange } from './price-change/work-price-change';
import { RunningLate } from './running-late';
import { TravelFact } from './travel-fact';
import { useWork } from './offline/use-work';
import { ShareWay } from './share-way';
import { WayThere } from './way-there';
import { isBeforeAcceptance, WorkAddress } from './work-address';
import { WorkHeading } from './work-heading';
import { WorkMatch } from './work-match';
import { WorkMoney } from './work-money';
import { WorkMoves } from './work-moves';
import { WorkPhotos } from './work-photos';
import type { WorkDetail } from './work-move';
import { WorkReview } from './work-review';

const ConversationCard = dynamic(
  toPatientLoader(() =>
    import('@/components/shared/conversation/conversation-card').then((module) => module.ConversationCard),
  ),
  // The content below must not move under a thumb that is about to press it.
  { ssr: false, loading: () => <Skeleton className="h-96 rounded-card" /> },
);

function listPhotos({ descriptionImageUrl, moreImageUrls }: WorkDetail): readonly string[] {
  return [...(descriptionImageUrl === null ? [] : [descriptionImageUrl]), ...moreImageUrls];
}

/** The customer, while the work is the reader's. */
function Customer({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('customer')}</dt>
      <dd>
        <WrittenText text={`${work.userName} ${work.userFamily}`.trim()} />
      </dd>
      {work.contactMobile && (
        <dd>
          <a
            href={`tel:${work.contactMobile}`}
            className="own-direction inline-flex min-h-touch items-center font-semibold text-enamel-700"
          >
            {formatDigits(work.contactMobile, locale)}
          </a>
        </dd>
      )}
    </div>
  );
}

/** Which car or motorcycle it is about, where it is about one. */
function WorkVehicle({ work: { petrol, plaque } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  if (petrol) return <PetrolFacts petrol={petrol} plaque={plaque} />;
  if (!plaque) return null;
  return (
    <div>
      <dt>{t('plate')}</dt>
      <dd>
        <VehiclePlate type="AUTOMOBILE" plate={plaque} />
      </dd>
    </div>
  );
}

/** The person who opens the door and has the code, where that is not the customer. */
function Recipient({ work: { recipientName } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  if (recipientName === null) return null;
  return (
    <div>
      <dt>{t('recipient')}</dt>
      <dd>
        <WrittenText text={recipientName} />
      </dd>
    </div>
  );
}

function WorkFacts({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const bids = useTranslations('work-bids');
  const photos = useTranslations('photos');
  const locale = useLocale();
  return (
    <Card>
      <dl className="grid gap-4 [&_dt]:text-14 [&_dt]:text-stone-500">
        <div>
          <dt>{t(work.returnVisit ? 'pickUp' : 'visit')}</dt>
          <dd className="font-semibold">{formatTaskTime(work, locale)}</dd>
        </div>
        {work.returnVisit && <ReturnVisit visit={work.returnVisit} />}
        {isOfKind(work.kind, { hasVisit: true, isTextile: false }) && (
          <div>
            <dt>{t('hours')}</dt>
            <dd>{formatNumber(work.hourCount, locale)}</dd>
          </div>
        )}
        {work.urgency && (
          <div>
            <dt>{bids('urgency')}</dt>
            <dd>{bids(`urgencies.${work.urgency}`)}</dd>
          </div>
        )}
        {isProvidersOwn(work.state) && work.userName !== '' && <Customer work={work} />}
        <Recipient work={work} />
        <WorkAddress work={work} />
        <TravelFact work={work} />
        {work.moving && <RemovalFacts moving={work.moving} />}
        <TestPersonsFact persons={work.persons} />
        <WorkVehicle work={work} />
        <WorkLines work={work} />
        {work.petTypes.length > 0 && (
          <div>
            <dt>{t('pets')}</dt>
            <dd>{work.petTypes.map((pet) => t(`petTypes.${pet}`)).join(t('listSeparator'))}</dd>
          </div>
        )}
        {work.extras.length > 0 && (
          <div>
            <dt>{t('extras.label')}</dt>
            <dd>{work.extras.map((extra) => t(`extras.${extra}`)).join(t('listSeparator'))}</dd>
          </div>
        )}
        {work.userDescription && (
          <div>
            <dt>{t('description')}</dt>
            <dd>
              <WrittenText text={work.userDescription} className="inline-block max-w-full" />
            </dd>
            {isBeforeAcceptance(work) && work.userDescription.includes(MASK) && (
              <dd className="text-14 text-stone-500">{t('descriptionMasked')}</dd>
            )}
          </div>
        )}
      </dl>
      <div className="mt-4 empty:hidden">
        <PhotoStrip title={photos('customersOwn')} photos={listPhotos(work).map((url) => ({ url }))} />
      </div>
      {work.descriptionAudioUrl && (
        <audio controls preload="none" src={work.descriptionAudioUrl} aria-label={t('voice')} className="mt-4 w-full" />
      )}
    </Card>
  );
}

/** When textiles come back. */
function ReturnVisit({ visit }: { visit: NonNullable<WorkDetail['returnVisit']> }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('returnVisit')}</dt>
      <dd className="font-semibold">{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</dd>
    </div>
  );
}

/** What was ordered, as the order's own lines name it. */
function WorkLines({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  if (work.lines.length === 0) return null;
  return (
    <div>
      <dt>{t('ordered')}</dt>
      {work.lines.map(({ label }) => (
        <dd key={label}>{label}</dd>
      ))}
    </div>
  );
}

/** Until when the provider may say whether she comes. */
function AnswerDue({ work: { state, answerDueAtMs, serverNowMs } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (state !== 'AWAITING_PROVIDER' || answerDueAtMs === null) return null;
  return (
    <Notice tone="warning">
      {t('answerBefore', {
        due: formatInstant(answerDueAtMs, locale),
        time: formatRemainingTime(answerDueAtMs - serverNowMs, locale),
      })}
    </Notice>
  );
}

/** One work: what, where, when, for how much, and what to do next; in any state (WIRE, T-18). */
export function WorkDetailScreen({ taskId, support }: { taskId: number; support: Support }) {
  const t = useTranslations('provider');
  const { work, isAsked, error, mutate } = useWork(taskId);
  useShownOrders(toOrderPath(taskId, 'provider'));
  useReadOrder(taskId, work?.timeline.length ?? 0);
  if (error && !work) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!work) return <Skeleton className="h-96 rounded-card" />;
  // A bidder has no part in it yet, and one who was not chosen none any more.
  const isOnOffer =
    work.bidding !== null &&
    (work.bidding.ownBid === null || toBidState(work.bidding.ownBid) !== 'selected' || isUnsettled(work.state));
  return (
    <div className="flex flex-col gap-4">
      <WorkHeading work={work} />
      {work.absence && <Notice tone="warning">{t(`ended.${work.absence}`)}</Notice>}
      {!isProvidersOwn(work.state) && !isOnOffer && <Notice tone="info">{t('noLonger')}</Notice>}
      <HeldFeeNotice work={work} />
      {work.dispute && <DisputeOfWork work={work} onChange={() => void mutate()} />}
      <AnswerDue work={work} />
      <HourQuestion work={work} onMoved={() => void mutate()} />
      <DoneNotice work={work} />
      <WayThere work={work} />
      {isAsked && <RunningLate work={work} />}
      <HandedNotice work={work} />
      {isAsked && <HandOn work={work} onChange={() => void mutate()} />}
      <OverdueNotice work={work} />
      {/* On a phone the bar with the moves is the last thing, and sticks to the window's edge. */}
      <div className="flex flex-col gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-6">
        <div className="flex flex-col gap-4">
          {isAsked && work.state === 'EN_ROUTE' && (
            <>
              <ShareWay taskId={work.taskid} onArrived={() => void mutate()} />
              <DoorWait work={work} onChange={() => void mutate()} />
            </>
          )}
          {isAsked && <WorkReview work={work} />}
          <WorkFacts work={work} />
          {work.bidding && <WorkBidding work={work} bidding={work.bidding} onChange={() => void mutate()} />}
          <PetrolDelivery work={work} onDone={() => void mutate()} />
          <HandOverResult work={work} onDone={() => void mutate()} />
          <WorkCustody work={work} onChange={() => void mutate()} />
          {isAsked && <WorkPhotos work={work} onChange={() => void mutate()} />}
          {!isOnOffer && <WorkMoney work={work} />}
          {!work.handed?.isForCompany && <WorkMatch work={work} />}
          {!isOnOffer && <WorkPriceChange work={work} onChange={() => void mutate()} />}
          {/* What this phone kept may be over: its conversation is theirs no more. */}
          {isAsked && isProvidersOwn(work.state) && !isUnsettled(work.state) && !isOnOffer && (
            <ConversationCard taskId={work.taskid} side="provider" />
          )}
        </div>
        <div className="contents desktop:flex desktop:flex-col desktop:gap-4">
          <WorkMoves work={work} onMoved={() => void mutate()} />
          {isAsked && <LeaveUnsafe work={work} onMoved={() => void mutate()} />}
          <OrderHelp reqcode={work.reqcode} support={support} />
        </div>
      </div>
    </div>
  );
}
