'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { OrderCard, type TaskSummary } from './order-card';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';

function OrderList({ title, tasks }: { title: string; tasks: readonly TaskSummary[] }) {
  if (tasks.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {tasks.map((task) => (
          <OrderCard key={task.taskid} task={task} href={`/my-order-list/current_order/?taskid=${task.taskid}`} />
        ))}
      </ul>
    </section>
  );
}

/** The customer's orders: what is under way, and what is over (row R-09). */
export function OrdersScreen() {
  const t = useTranslations('orders');
  const toErrorText = useErrorText();
  const current = useCall('clean/getallcurrenttaskbyuserid', {});
  const old = useCall('clean/getalloldtaskbyuserid', {});
  useOrderEvents(() => void Promise.all([current.mutate(), old.mutate()]));
  const error = current.error ?? old.error;
  if (error) {
    return <ErrorState title={t('failed')} text={toErrorText(error)} action={<Button onClick={() => void Promise.all([current.mutate(), old.mutate()])}>{t('retry')}</Button>} />;
  }
  if (!current.data || !old.data) {
    return (
      <div className="flex flex-col gap-3" aria-busy>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-28 rounded-card" />
        ))}
      </div>
    );
  }
  if (current.data.lstTask.length + old.data.lstTask.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link href="/services/house-cleaning/" className={toButtonClassName({})}>
            {t('empty.action')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <OrderList title={t('current')} tasks={current.data.lstTask} />
      <OrderList title={t('old')} tasks={old.data.lstTask} />
    </div>
  );
}
