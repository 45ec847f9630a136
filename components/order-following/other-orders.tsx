import { ListChecks } from 'lucide';
import { useTranslations } from 'next-intl';

import { toStateTone } from '@/components/shared/state-tone';
import { toStateWords } from '@/components/shared/state-words';
import { VisitTimes } from '@/components/shared/visit-times';
import { Badge } from '@/components/ui/badge';
import { Fold } from '@/components/ui/fold';
import { ServicePicture } from '@/components/ui/service-picture';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { TaskSummary } from './order-card';

/** More rows than these push what the page is about out of sight: they are one line until somebody asks. */
const MOST_OPEN = 1;

/** The other open orders, a row each. Renders nothing without any. */
export function OtherOrders({ tasks }: { tasks: readonly TaskSummary[] }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  if (tasks.length === 0) return null;
  const list = (
    <ul className="-my-2 flex flex-col divide-y divide-stone-200 desktop:grid desktop:grid-cols-2 desktop:gap-x-8 desktop:divide-y-0">
      {tasks.map((task) => (
        <OrderRow key={task.taskid} task={task} />
      ))}
    </ul>
  );
  if (tasks.length > MOST_OPEN)
    return (
      <Fold icon={ListChecks} title={t('otherCurrent')} summary={formatNumber(tasks.length, locale)}>
        {list}
      </Fold>
    );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('otherCurrent')}</h2>
      <div className="rounded-card border border-stone-200 bg-card px-4 py-3 desktop:px-6">{list}</div>
    </section>
  );
}

function OrderRow({ task }: { task: TaskSummary }) {
  const t = useTranslations('order-following');
  return (
    <li className="relative flex min-w-0 items-center gap-3 py-2">
      <ServicePicture url="" name={task.seopath} size={40} className="size-10 shrink-0 rounded-field narrow:hidden" />
      <div className="min-w-0 grow">
        <h3 className="font-semibold leading-snug">
          <Link href={toOrderPath(task.taskid, 'customer')} className="after:absolute after:inset-0">
            {toWorkName(task)}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-stone-500">
          <VisitTimes order={task} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
          <Badge tone={toStateTone(task.state)}>{t(toStateWords(task))}</Badge>
        </div>
      </div>
    </li>
  );
}
