import { ShieldCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { AddToCalendar } from '@/components/shared/add-to-calendar';
import { LoadFailure } from '@/components/shared/load-failure';
import { PushOffer } from '@/components/shared/push-offer';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Skeleton } from '@/components/ui/skeleton';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useCall } from '@/lib/client/use-call';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { loadAlertWords } from '@/lib/i18n/alert-words';
import { formatDigits, formatTomans, formatTaskTime } from '@/lib/i18n/formats';
import { loadCommonWords } from '@/lib/i18n/order-words';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ProviderAnswer } from '../questions/provider-answer';
import type { Task } from '../state/task';
import { PlacedScene } from './placed-scene';

const POLL_MS = 15_000;
const WORDS = { alerts: loadAlertWords, common: loadCommonWords };

interface OrderCompleteProps {
  readonly taskId: number;
  /** `h2` on a page that has a heading of its own. */
  readonly heading?: 'h1' | 'h2';
  /** The bank's payment, where the customer comes from there. */
  readonly paid?: ReactNode;
}

/**
 * Step 6: the order is placed; who answers and by when, and what was ordered. An answer shows as soon as it is there.
 */
export function OrderComplete({ taskId, heading = 'h1', paid }: OrderCompleteProps) {
  const t = useTranslations('order');
  const { data, error, mutate } = useCall('clean/gettaskdetail', { taskid: taskId }, { refreshInterval: POLL_MS });
  useOrderEvents(() => void mutate());
  useShownOrders(toOrderPath(taskId, 'customer'));
  if (data) return <PlacedOrder task={data.taskDetail} heading={heading} paid={paid} />;
  return (
    <>
      {paid}
      {error ? (
        <LoadFailure title={t('done.failed')} error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-96 rounded-sheet" />
      )}
    </>
  );
}

interface PlacedOrderProps extends Pick<OrderCompleteProps, 'paid'> {
  readonly task: Task;
  readonly heading: 'h1' | 'h2';
}

function PlacedOrder({ task, heading: Heading, paid }: PlacedOrderProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 py-4">
      <div className="on-enamel overflow-hidden rounded-sheet bg-enamel-900 text-white tablet:grid tablet:grid-cols-2">
        <PlacedScene plate={toDoorNumber(task.deliveryStreet)} />
        <div className="flex flex-col justify-center gap-4 p-6">
          <div className="flex flex-col gap-1">
            <Heading className="text-28 font-bold">{t('done.title')}</Heading>
            <p className="font-semibold text-saffron-300">{formatTaskTime(task, locale)}</p>
            <p className="text-14 text-enamel-100">
              {t.rich('done.code', {
                code: () => <bdi className="own-direction font-semibold">{formatDigits(task.reqcode, locale)}</bdi>,
              })}
            </p>
          </div>
          <ProviderAnswer task={task} />
        </div>
      </div>
      {paid}
      <div className="flex flex-wrap gap-3 tablet:justify-center">
        <Link
          href={`/my-order-list/current_order/?taskid=${task.taskid}`}
          className={classNames(toButtonClassName({ size: 'large' }), 'max-tablet:grow')}
        >
          {t('done.track')}
        </Link>
        <AddToCalendar task={task} size="large" />
      </div>
      <DoneSummary task={task} />
      <NewsOffer />
    </div>
  );
}

/** The order and its place, and one sentence that says where the money is. */
function DoneSummary({ task }: { task: Task }) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{toWorkName(task)}</p>
        <p className="text-14 text-stone-500">
          <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} />
        </p>
      </div>
      <MoneyLine task={task} />
    </Card>
  );
}

/** By the ledger: what is held, and what is still to be paid and how. */
function MoneyLine({ task: { sums, codFlag } }: { task: Task }) {
  const t = useTranslations('order.done');
  const locale = useLocale();
  if (!sums) return null;
  // A gift is ours: it is named where it pays for everything.
  const ownRial = sums.bankRial + sums.walletRial;
  const heldRial = ownRial === 0 && sums.dueRial === 0 ? sums.giftRial : ownRial;
  const said = [
    heldRial > 0 && t('held', { amount: formatTomans(heldRial, locale) }),
    sums.dueRial > 0 && t(codFlag === 'active' ? 'inCash' : 'toPay', { amount: formatTomans(sums.dueRial, locale) }),
  ].filter((sentence) => sentence !== false);
  if (said.length === 0) return null;
  return (
    <p className="flex items-start gap-3">
      <Icon icon={ShieldCheck} size={24} className="shrink-0 text-turquoise-600" />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** Says where news of the order can be heard. It has words of its own, which nobody else here reads. */
function NewsOffer() {
  return (
    <LateWords words={WORDS}>
      <PushOffer />
    </LateWords>
  );
}
