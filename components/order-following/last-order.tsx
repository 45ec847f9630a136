'use client';

import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatTaskTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { AgainWith, RepeatOrder } from './repeat-order';
import { WrittenText } from '@/components/ui/written-text';

interface LastOrderProps {
  /** Only an order of this service; any without it. */
  readonly seopath?: string;
}

/** The person's last order, to open or to order again. Renders nothing for visitors and for people without an order. */
export function LastOrder({ seopath }: LastOrderProps) {
  const t = useTranslations('orders.last');
  const locale = useLocale();
  const account = useUserAccount();
  const { data } = useCall('clean/getlasttask', account ? {} : null, { revalidateOnFocus: false });
  const task = data?.lastTask ?? null;
  if (!task || (seopath !== undefined && task.seopath !== seopath)) return null;
  const service = toWorkName(task);
  return (
    <section
      aria-labelledby="last-order"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-enamel-50 p-4 desktop:p-6"
    >
      <div className="min-w-0">
        <h2 id="last-order" className="text-14 text-stone-500">
          {t('title')}
        </h2>
        <p className="font-bold leading-snug">
          <Link
            href={`/my-order-list/current_order/?taskid=${task.taskid}`}
            className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
          >
            {service}
          </Link>
        </p>
        <p className="text-14">{formatTaskTime(task, locale)}</p>
        {task.providerName && <WrittenText text={task.providerName} className="text-14 text-stone-500" />}
      </div>
      <div className="flex flex-wrap gap-3">
        <AgainWith task={task} variant="primary" />
        <RepeatOrder task={task} />
      </div>
    </section>
  );
}
