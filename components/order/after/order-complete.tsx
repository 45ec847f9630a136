import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';

import { AddToCalendar } from '@/components/shared/add-to-calendar';
import { LoadFailure } from '@/components/shared/load-failure';
import { Avatar } from '@/components/ui/avatar';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useCall } from '@/lib/client/use-call';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits, formatTomans, formatTaskTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ProviderAnswer } from '../questions/provider-answer';
import type { Task } from '../state/task';

const POLL_MS = 15_000;

interface OrderCompleteProps {
  readonly taskId: number;
  /** `h2` on a page that has a heading of its own. */
  readonly heading?: 'h1' | 'h2';
}

/** Step 6: the order is placed; what was ordered, and the provider's answer as soon as it is there. */
export function OrderComplete({ taskId, heading: Heading = 'h1' }: OrderCompleteProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { data, error, mutate } = useCall('clean/gettaskdetail', { taskid: taskId }, { refreshInterval: POLL_MS });
  useOrderEvents(() => void mutate());
  useShownOrders(toOrderPath(taskId, 'customer'));
  if (error && !data) return <LoadFailure title={t('done.failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const task = data.taskDetail;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 py-4">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-turquoise-50 text-turquoise-600">
          <Icon icon={CircleCheck} size={40} />
        </span>
        <Heading className="text-28 font-bold">{t('done.title')}</Heading>
        <p className="text-stone-500">
          {t.rich('done.code', {
            code: () => (
              <bdi className="own-direction font-semibold text-ink">{formatDigits(task.reqcode, locale)}</bdi>
            ),
          })}
        </p>
      </div>
      <ProviderAnswer task={task} />
      <DoneSummary task={task} />
      <div className="flex flex-wrap justify-center gap-3">
        <Link
          href={`/my-order-list/current_order/?taskid=${task.taskid}`}
          className={toButtonClassName({ size: 'large' })}
        >
          {t('done.track')}
        </Link>
        <AddToCalendar task={task} size="large" />
      </div>
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
    { label: t('answers.date-time'), text: formatTaskTime(task, locale) },
    { label: t('answers.address'), text: <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} /> },
    ...listSums(task.sums).map(({ key, amountRial }) => ({ label: t(key), text: formatTomans(amountRial, locale) })),
  ];
  return (
    <Card className="flex flex-col gap-4">
      {task.providerName && (
        <div className="flex items-center gap-3 border-b border-stone-200 pb-4">
          <Avatar name={task.providerName} imageUrl={task.providerImage} />
          <div>
            <p className="text-12 text-stone-500">{t('answers.provider')}</p>
            <p className="font-semibold">
              <WrittenText text={task.providerName} />
            </p>
          </div>
        </div>
      )}
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
