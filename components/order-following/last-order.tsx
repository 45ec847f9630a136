'use client';

import { useTranslations } from 'next-intl';

import { Band } from '@/components/ui/band';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatTaskTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { AgainWith, RepeatOrder } from './repeat-order';

interface LastOrderProps {
  /** Only an order of this service; any without it. */
  readonly seopath?: string;
  /** Orders that are shown already. */
  readonly shownIds?: readonly number[];
}

/** The person's last order, to open or to order again. Renders nothing for visitors and for people without an order. */
export function LastOrder({ seopath, shownIds = [] }: LastOrderProps) {
  const t = useTranslations('order-following.last');
  const locale = useLocale();
  const account = useUserAccount();
  const { data } = useCall('clean/getlasttask', account ? {} : null, { revalidateOnFocus: false });
  const task = data?.lastTask ?? null;
  if (!task || shownIds.includes(task.taskid) || (seopath !== undefined && task.seopath !== seopath)) return null;
  const service = toWorkName(task);
  return (
    <Band
      titleId="last-order"
      action={
        <>
          <AgainWith task={task} variant="primary" />
          <RepeatOrder task={task} />
        </>
      }
    >
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
    </Band>
  );
}
