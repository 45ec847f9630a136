import { useTranslations } from 'next-intl';

import { isOpenForBids } from '@/components/shared/state-words';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { ORDER_STEP_PARAMETER, ORDER_TASK_PARAMETER } from '@/lib/domain/site/query-parameters';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { STEPS, type StepNumber } from '@/lib/funnel/steps';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type TaskSummary = CallAnswer<'clean/getallcurrenttaskbyuserid'>['lstTask'][number];
type BidTask = Pick<TaskSummary, 'taskid' | 'kind' | 'state' | 'seopath'>;

function useBidCount(task: BidTask): number | undefined {
  const isAsked = isOfKind(task.kind, { matching: 'bids' }) && task.state === 'BIDDING';
  return useCall('suggestion/getallsuggestion4task', isAsked ? { taskid: task.taskid } : null).data?.liveCount;
}

/** How many bids have arrived, in place of a price. */
export function BidCount({ task }: { task: BidTask }) {
  const t = useTranslations('order-following.bids');
  const locale = useLocale();
  const count = useBidCount(task);
  if (count === undefined) return <span className="invisible">{t('room')}</span>;
  return (
    <span className={count > 0 ? 'font-semibold text-turquoise-600' : undefined}>
      {t('count', { count, number: formatDigits(count, locale) })}
    </span>
  );
}

function toStepPath({ seopath, taskid }: BidTask, step: StepNumber): string {
  return `/services/${seopath}/?${ORDER_STEP_PARAMETER}=${step}&${ORDER_TASK_PARAMETER}=${taskid}`;
}

/** From the order's page into the room where its bids are, or to the pre-invoice of the one that was chosen. */
export function BiddingWay({ task }: { task: BidTask }) {
  const t = useTranslations('order-following.bids');
  const count = useBidCount(task) ?? 0;
  const isUnpaid = isOfKind(task.kind, { matching: 'bids' }) && task.state === 'PENDING_PAYMENT';
  if (!isUnpaid && !isOpenForBids(task)) return null;
  const isOpen = task.state === 'BIDDING';
  return (
    <Card tone="tinted" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-18 font-bold">{t('title')}</h2>
        {isOpen && (
          <p aria-live="polite">
            <BidCount task={task} />
          </p>
        )}
        {isUnpaid && <p>{t('chosen')}</p>}
      </div>
      <Link href={toStepPath(task, isUnpaid ? STEPS.preFactor : STEPS.orderProcess)} className={toButtonClassName({})}>
        {isUnpaid ? t('pay') : isOpen ? t(count > 0 ? 'open' : 'room') : t('again')}
      </Link>
    </Card>
  );
}
