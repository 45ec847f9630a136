import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { AddToCalendar } from '@/components/shared/add-to-calendar';
import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Skeleton } from '@/components/ui/skeleton';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useCall } from '@/lib/client/use-call';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { formatDigits, formatTomans, formatTaskTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ProviderAnswer } from '../questions/provider-answer';
import type { Task } from '../state/task';
import { PlacedScene } from './placed-scene';

const POLL_MS = 15_000;

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
    </div>
  );
}

/** How the order was paid, and what is still to be, as the ledger has it. */
function listSums(sums: Task['sums']) {
  if (!sums) return [];
  const listed = [
    { key: 'done.paid', amountRial: sums.bankRial },
    { key: 'invoice.wallet', amountRial: sums.walletRial },
    { key: 'invoice.gift', amountRial: sums.giftRial },
    { key: 'done.toPay', amountRial: sums.dueRial },
  ] as const;
  return listed.filter(({ amountRial }) => amountRial > 0);
}

function DoneSummary({ task }: { task: Task }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const rows = [
    { label: t('answers.service-type'), text: toWorkName(task) },
    { label: t('answers.address'), text: <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} /> },
    ...listSums(task.sums).map(({ key, amountRial }) => ({ label: t(key), text: formatTomans(amountRial, locale) })),
  ];
  return (
    <Card className="flex flex-col gap-4">
      <dl className="grid gap-4 tablet:grid-cols-2">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-12 text-stone-500">{label}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
