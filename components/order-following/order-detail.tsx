import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { OrderHelp } from '@/components/shared/order-help';
import { SaidPriceChange } from '@/components/shared/said-price-change';
import type { Support } from '@/components/shared/support-hours';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useReadOrder } from '@/lib/client/use-read-order';
import { listComingStates } from '@/lib/domain/order/order-lifecycle';
import { isOver, isWorkDone } from '@/lib/domain/order/order-states';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AskedHourCard } from './asked-hour-card';
import { AtTheDoor } from './at-the-door';
import { isOpenForBids } from '@/components/shared/state-words';
import { CashCard } from './cash/cash-card';
import { BiddingWay } from './bidding-way';
import { OrderHero } from './hero/order-hero';
import { HourOffers } from './offers/hour-offers';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { OrderHistory } from './order-history';
import { OrderMoney } from './order-money';
import { OrderSteps } from './order-steps';
import { PersonRow } from './person-row';
import { PriceChangeCard } from './price-change-card';
import { RecipientCard } from './recipient-card';
import { DelayCard } from './delay-card';
import { OfferedHoursCard } from './offered-hours-card';
import { LateCard } from './late-card';
import { RefundRows } from './refund-rows';
import { ReportProblem } from './report-problem';
import { ShareVisit } from './share-visit';
import { SendWay } from './send-way';
import { StandIn } from './stand-in';
import { StartCodeCard } from './start-code-card';
import type { TaskDetail } from './task-detail';
import { TestResults } from './test-results';
import { TextilesCard } from './textiles-card';
import { WayPlace } from './way-place';
import { WhatToPrepare } from './what-to-prepare';
import { WorkDone } from './work-done';
import { WorkPhotosCard } from './work-photos-card';

import './order-detail.css';

const DisputeCard = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/dispute-card').then((module) => module.DisputeCard)),
  { ssr: false, loading: () => <Skeleton className="h-96 rounded-card" /> },
);

interface OrderDetailProps {
  readonly task: TaskDetail;
  readonly support: Support;
  readonly onChange: () => void;
}

/** The order's page: how it stands, who comes and what can be done about it at one glance; the rest folded (LOOK). */
export function OrderDetail({ task, support, onChange }: OrderDetailProps) {
  useShownOrders(toOrderPath(task.taskid, 'customer'));
  useReadOrder(task.taskid, task.timeline.length);
  // Who stands at the door is asked for the code first.
  const isAtDoor = Boolean(task.doorWait?.arrivedAtMs);
  return (
    <div className="grid grid-cols-1 gap-3 print:block desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-6">
      <div className="flex min-w-0 flex-col gap-3 desktop:gap-4">
        {task.priceChange?.state === 'open' && (
          <PriceChangeCard task={task} change={task.priceChange} onChange={onChange} />
        )}
        <SaidPriceChange task={task} side="customer" />
        <OrderHero task={task} onChange={onChange} />
        {/* What became of it is no question any more. */}
        {task.priceChange && task.priceChange.state !== 'open' && !isOver(task.state) && (
          <PriceChangeCard task={task} change={task.priceChange} onChange={onChange} />
        )}
        {task.dispute && <DisputeCard taskId={task.taskid} side="customer" onChange={onChange} />}
        <DelayCard task={task} onChange={onChange} />
        <OfferedHoursCard task={task} onChange={onChange} />
        {isAtDoor && <StartCodeCard task={task} />}
        <AskedHourCard task={task} onChange={onChange} />
        <Fasting task={task} />
        <AtTheDoor task={task} onChange={onChange} />
        <LateCard task={task} />
        {task.state === 'EN_ROUTE' && !isAtDoor && <WayPlace task={task} />}
        <BiddingWay task={task} />
        <OrderSteps task={task} />
        {!isAtDoor && <StartCodeCard task={task} />}
        <WhatToPrepare task={task} />
        <RecipientCard task={task} />
        <PersonRow task={task} />
        <StandIn task={task} />
        <ShareVisit task={task} onChange={onChange} />
        {isWorkDone(task.state) && <HourOffers taskid={task.taskid} />}
        <OrderActions task={task} onChange={onChange} />
        <WorkDone task={task} onChange={onChange} />
        <CashCard task={task} onChange={onChange} />
        <ReportProblem task={task} onChange={onChange} />
        <TestResults task={task} />
        <SendWay task={task} />
        <TextilesCard task={task} />
        <WorkPhotosCard task={task} />
        <Cancellation task={task} />
        <div className="fold-list">
          <OrderDetails task={task} />
          {!isOpenForBids(task) && <OrderMoney task={task} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3 desktop:gap-4">
        <div className="fold-list">
          <OrderHistory task={task} />
          <OrderHelp reqcode={task.reqcode} support={support} />
        </div>
      </div>
    </div>
  );
}

/** Before a sample is taken: since when nothing may be eaten. */
function Fasting({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  if (task.fastingHours === 0 || !listComingStates(task).includes('IN_PROGRESS')) return null;
  return (
    <Notice tone="warning">
      {t('fasting', { count: task.fastingHours, hours: formatDigits(task.fastingHours, locale) })}
    </Notice>
  );
}

/** The fee at the end of the order, the refunds, and payments that came too late. */
function Cancellation({ task: { cancellation, sums } }: { task: TaskDetail }) {
  const t = useTranslations('order-following.cancel');
  const { lateRial, lateToCardRial } = sums ?? { lateRial: 0, lateToCardRial: 0 };
  if (!cancellation && lateRial === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('booked')}</h2>
      {cancellation && <RefundRows feeRial={cancellation.feeRial} refunds={cancellation.refunds} />}
      {lateRial > 0 && (
        <dl className="flex flex-col gap-2">
          {lateToCardRial > 0 && (
            <SumRow
              label={
                <>
                  {t('afterTimeToCard')}
                  <span className="block text-14 text-stone-500">{t('when.gateway')}</span>
                </>
              }
              amount={lateToCardRial}
            />
          )}
          {lateRial > lateToCardRial && <SumRow label={t('afterTime')} amount={lateRial - lateToCardRial} />}
        </dl>
      )}
    </Card>
  );
}
