import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Timeline, type TimelineStep } from '@/components/ui/timeline';
import { formatDigits, formatInstant, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { isPublicRoute } from '@/lib/i18n/public-routes';

import { OrderActions } from './order-actions';
import { OrderHelp } from './order-help';
import { OrderMoney } from './order-money';
import { listComingStates, toStateTone } from './order-words';
import { RefundRows } from './refund-rows';
import { ReportProblem } from './report-problem';
import { StartCodeCard } from './start-code-card';
import type { TaskDetail } from './task-detail';
import { WorkDone } from './work-done';

function useTimeline(task: TaskDetail): TimelineStep[] {
  const t = useTranslations('orders');
  const locale = useLocale();
  // What leaves the state as it is has words of its own.
  const toEventTitle = (move: string) =>
    move === 'reschedule' ? t('moved') : move === 'dispute' ? t('dispute.reported') : null;
  const happened = task.timeline.map((entry, index): TimelineStep => {
    const isLast = index === task.timeline.length - 1;
    const isBad =
      toStateTone(entry.state) === 'danger' ||
      (isLast && entry.state.startsWith('CANCELLED')) ||
      entry.state === 'PAYMENT_EXPIRED';
    const isOver = entry.state === 'COMPLETED';
    return {
      key: `${index}-${entry.state}`,
      title: toEventTitle(entry.move) ?? t(`states.${entry.state}`),
      text: formatInstant(entry.atMs, locale),
      state: isBad ? 'failed' : isLast && !isOver ? 'current' : 'done',
    };
  });
  const coming = listComingStates(task.state).map((state): TimelineStep => ({
    key: state,
    title: t(`states.${state}`),
    state: 'coming',
  }));
  return [...happened, ...coming];
}

function VisitCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-22 font-bold">{task.serviceTypeName || task.serviceName}</h2>
        <Badge tone={toStateTone(task.state)}>{t(`states.${task.state}`)}</Badge>
      </div>
      <p aria-live="polite" className="text-18">
        {task.state === 'DONE' && task.completesAtMs === null
          ? t('next.heldDone')
          : t(`next.${task.state}`, {
              until: task.completesAtMs === null ? '' : formatInstant(task.completesAtMs, locale),
            })}
      </p>
      <dl className="grid gap-3 text-14 [&_dd]:text-16 [&_dt]:text-stone-500">
        <div>
          <dt>{t('visit')}</dt>
          <dd>{formatVisitTime(task.gDate, task.startHour, task.endHour, locale)}</dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} />
          </dd>
        </div>
        {task.userDescription && (
          <div>
            <dt>{t('description')}</dt>
            <dd className="whitespace-pre-line break-words">
              <bdi className="inline-block max-w-full">{task.userDescription}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('code')}</dt>
          <dd>
            <span className="own-direction">{formatDigits(task.reqcode, locale)}</span>
          </dd>
        </div>
      </dl>
      {}
      {task.descriptionImageUrl && (
        <img src={task.descriptionImageUrl} alt={t('photo')} className="max-h-64 self-start rounded-field" />
      )}
      {task.descriptionAudioUrl && (
        <audio controls preload="none" src={task.descriptionAudioUrl} aria-label={t('voice')} className="w-full" />
      )}
    </Card>
  );
}

function ProviderCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  if (!task.providerName) return null;
  const page = task.workerCode && `/yar/${task.workerCode}/`;
  return (
    <Card className="flex items-center gap-x-4 gap-y-1 small-phone:flex-wrap">
      <Avatar imageUrl={task.providerImage} />
      <div className="min-w-0 grow small-phone:basis-3/5">
        <p className="text-14 text-stone-500">{t('provider')}</p>
        <p className="font-bold">
          {page && isPublicRoute(page) ? (
            <Link
              href={page}
              className="inline-flex min-h-touch items-center text-enamel-700 underline-offset-4 hover:underline"
            >
              {task.providerName}
            </Link>
          ) : (
            task.providerName
          )}
        </p>
        {task.merchantName && task.merchantName !== task.providerName && (
          <p className="text-14 text-stone-500">{task.merchantName}</p>
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
  return (
    <div className="grid grid-cols-1 gap-4 print:block desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start desktop:gap-6">
      <div className="flex flex-col gap-4">
        <VisitCard task={task} />
        <OrderActions task={task} onChange={onChange} />
        <WorkDone task={task} onChange={onChange} />
        <ReportProblem task={task} onChange={onChange} />
        <StartCodeCard task={task} />
        <ProviderCard task={task} />
        <OrderMoney task={task} />
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
        <OrderHelp task={task} phones={phones} />
      </div>
    </div>
  );
}
