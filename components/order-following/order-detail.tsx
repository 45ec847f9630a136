import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { PetrolFacts } from '@/components/shared/facts/petrol-facts';
import { RemovalFacts } from '@/components/shared/facts/removal-facts';
import { OrderHelp } from '@/components/shared/order-help';
import { TestPersonsFact } from '@/components/shared/facts/test-persons';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { toStateTone } from '@/components/shared/state-tone';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Skeleton } from '@/components/ui/skeleton';
import { Timeline, type TimelineStep } from '@/components/ui/timeline';
import { WrittenText } from '@/components/ui/written-text';
import { listComingStates } from '@/lib/domain/order/order-lifecycle';
import { isOver, isRefused, isUnfulfilled, isUnsettled } from '@/lib/domain/order/order-states';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useReadOrder } from '@/lib/client/use-read-order';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatInstant, formatTaskTime, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toPaymentWords } from './payment-words';
import { AskedHourCard } from './asked-hour-card';
import { AtTheDoor } from './at-the-door';
import { BiddingWay, isOpenForBids } from './bidding-way';
import { OrderActions } from './order-actions';
import { OrderMoney } from './order-money';
import { OrderWay } from './order-way';
import { findEventWords, toStateWords } from './order-words';
import { PriceChangeCard } from './price-change-card';
import { RecipientCard } from './recipient-card';
import { RefundRows } from './refund-rows';
import { ReportProblem } from './report-problem';
import { TestResults } from './test-results';
import { SendWay } from './send-way';
import { StartCodeCard } from './start-code-card';
import type { TaskDetail } from './task-detail';
import { TextilesCard } from './textiles-card';
import { useNextText } from './use-next-text';
import { WorkDone } from './work-done';
import { WorkPhotosCard } from './work-photos-card';

const ConversationCard = dynamic(
  toPatientLoader(() =>
    import('@/components/shared/conversation/conversation-card').then((module) => module.ConversationCard),
  ),
  // What stands below must not move under a thumb that is about to press it.
  { ssr: false, loading: () => <Skeleton className="h-96 rounded-card" /> },
);

function useTimeline(task: TaskDetail): TimelineStep[] {
  const t = useTranslations('orders');
  const locale = useLocale();
  const happened = task.timeline.map((entry, index): TimelineStep => {
    const isLast = index === task.timeline.length - 1;
    // The beginning has words of its own once it lies behind.
    const eventWords = entry.move === 'place' && !isLast ? 'placed' : findEventWords(entry.move);
    const isBad = toStateTone(entry.state) === 'danger' || isUnfulfilled(entry.state);
    return {
      key: `${index}-${entry.state}`,
      title: t(eventWords ?? toStateWords({ ...task, state: entry.state, absence: null })),
      text: formatInstant(entry.atMs, locale),
      state: isBad ? 'failed' : isLast && !isOver(entry.state) ? 'current' : 'done',
    };
  });
  const coming = listComingStates(task).map((state): TimelineStep => ({
    key: state,
    title: t(`states.${state}`),
    state: 'coming',
  }));
  return [...happened, ...coming];
}

/** What the customer photographed. */
function Photos({ task: { descriptionImageUrl, moreImageUrls } }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const urls = [...(descriptionImageUrl === null ? [] : [descriptionImageUrl]), ...moreImageUrls];
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {urls.map((url) => (
        <li key={url}>
          <img
            src={url}
            alt={t('photo')}
            className={urls.length === 1 ? 'max-h-64 rounded-field' : 'h-32 rounded-field'}
          />
        </li>
      ))}
    </ul>
  );
}

/** When textiles come back. */
function ReturnRow({ visit }: { visit: NonNullable<TaskDetail['returnVisit']> }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('returnVisit')}</dt>
      <dd>{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</dd>
    </div>
  );
}

/** Until when the professional may answer. */
function AnswerDue({ task: { state, answerDueAtMs } }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  if (state !== 'AWAITING_PROVIDER' || answerDueAtMs === null) return null;
  return <p>{t('answerDue', { time: formatInstant(answerDueAtMs, locale) })}</p>;
}

function VisitCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const next = useNextText(task);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-22 font-bold">{toWorkName(task)}</h2>
        <Badge tone={toStateTone(task.state)}>{t(toStateWords(task))}</Badge>
      </div>
      <p aria-live="polite" className="text-18">
        {next}
      </p>
      <AnswerDue task={task} />
      {task.fastingHours > 0 && listComingStates(task).includes('IN_PROGRESS') && (
        <Notice tone="warning">
          {t('fasting', { count: task.fastingHours, hours: formatDigits(task.fastingHours, locale) })}
        </Notice>
      )}
      <dl className="grid gap-3 text-14 [&_dd]:text-16 [&_dt]:text-stone-500">
        <div>
          <dt>{t(task.returnVisit ? 'pickUp' : 'visit')}</dt>
          <dd>{formatTaskTime(task, locale)}</dd>
        </div>
        {task.returnVisit && <ReturnRow visit={task.returnVisit} />}
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} />
          </dd>
        </div>
        {task.moving && <RemovalFacts moving={task.moving} />}
        <TestPersonsFact persons={task.persons} />
        {task.petrol && <PetrolFacts petrol={task.petrol} plaque={task.plaque} />}
        {task.plaque && !task.petrol && (
          <div>
            <dt>{t('plate')}</dt>
            <dd>
              <VehiclePlate type="AUTOMOBILE" plate={task.plaque} />
            </dd>
          </div>
        )}
        {task.userDescription && (
          <div>
            <dt>{t('description')}</dt>
            <dd>
              <WrittenText text={task.userDescription} className="inline-block max-w-full" />
            </dd>
          </div>
        )}
        {!isOpenForBids(task) && (
          <div>
            <dt>{t('payment.label')}</dt>
            <dd>{t(`payment.${toPaymentWords(task)}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('code')}</dt>
          <dd>
            <span className="own-direction">{formatDigits(task.reqcode, locale)}</span>
          </dd>
        </div>
      </dl>
      <Photos task={task} />
      {task.descriptionAudioUrl && (
        <audio controls preload="none" src={task.descriptionAudioUrl} aria-label={t('voice')} className="w-full" />
      )}
    </Card>
  );
}

function ProviderCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  // Who declined or did not answer is not the customer's professional any more.
  if (!task.providerName || task.moves.includes('offerNext')) return null;
  const page = task.workerCode && toWorkerPath(task.workerCode);
  return (
    <Card className="flex items-center gap-x-4 gap-y-1 small-phone:flex-wrap">
      <Avatar name={task.providerName} imageUrl={task.providerImage} />
      <div className="min-w-0 grow small-phone:basis-3/5">
        <p className="text-14 text-stone-500">{t('provider')}</p>
        <p className="font-bold">
          {page ? (
            <Link
              href={page}
              className="inline-flex min-h-touch items-center text-enamel-700 underline-offset-4 hover:underline"
            >
              <WrittenText text={task.providerName} />
            </Link>
          ) : (
            <WrittenText text={task.providerName} />
          )}
        </p>
        {task.merchantName && task.merchantName !== task.providerName && (
          <p className="text-14 text-stone-500">
            <WrittenText text={task.merchantName} />
          </p>
        )}
      </div>
      {task.contactMobile && (
        <a
          href={`tel:${task.contactMobile}`}
          className="own-direction inline-flex min-h-touch items-center font-semibold text-enamel-700"
        >
          {formatDigits(task.contactMobile, locale)}
        </a>
      )}
    </Card>
  );
}

/** There is somebody to write to: whoever comes, or came. */
function hasPartner({ state, providerUserId }: TaskDetail): boolean {
  return providerUserId !== null && !isUnsettled(state) && !isRefused(state);
}

/** The order's page: what happened and what comes next, who comes, how to cancel and what it costs now (LOOK). */
export function OrderDetail({
  task,
  phones,
  onChange,
}: {
  task: TaskDetail;
  phones: readonly string[];
  onChange: () => void;
}) {
  const t = useTranslations('orders');
  const steps = useTimeline(task);
  useShownOrders(toOrderPath(task.taskid, 'customer'));
  useReadOrder(task.taskid, task.timeline.length);
  return (
    <div className="grid grid-cols-1 gap-4 print:block desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-6">
      <div className="flex flex-col gap-4">
        {task.priceChange && (task.priceChange.state === 'open' || !isOver(task.state)) && (
          <PriceChangeCard task={task} change={task.priceChange} onChange={onChange} />
        )}
        <VisitCard task={task} />
        <AskedHourCard task={task} onChange={onChange} />
        <AtTheDoor task={task} onChange={onChange} />
        {task.state === 'EN_ROUTE' && !task.doorWait?.arrivedAtMs && <OrderWay taskId={task.taskid} home={task} />}
        <BiddingWay task={task} />
        <OrderActions task={task} onChange={onChange} />
        <WorkDone task={task} onChange={onChange} />
        <ReportProblem task={task} onChange={onChange} />
        <TestResults task={task} />
        <SendWay task={task} />
        <TextilesCard task={task} />
        <WorkPhotosCard task={task} />
        <StartCodeCard task={task} />
        <RecipientCard task={task} />
        <ProviderCard task={task} />
        {hasPartner(task) && <ConversationCard taskId={task.taskid} side="customer" />}
        {!isOpenForBids(task) && <OrderMoney task={task} />}
        {task.cancellation && (
          <Card className="flex flex-col gap-3">
            <h2 className="text-18 font-bold">{t('cancel.booked')}</h2>
            <RefundRows feeRial={task.cancellation.feeRial} refunds={task.cancellation.refunds} />
          </Card>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <Card>
          <h2 className="pb-4 text-18 font-bold">{t('timeline')}</h2>
          <Timeline steps={steps} label={t('timeline')} />
        </Card>
        <OrderHelp reqcode={task.reqcode} phones={phones} />
      </div>
    </div>
  );
}
