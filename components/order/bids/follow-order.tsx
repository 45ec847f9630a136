import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useCall } from '@/lib/client/use-call';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useOrder } from '../state/order-context';
import { toFollowedFields, toPlaced } from './followed-fields';
import { BIDDING_POLL_MS, useBidding } from './use-bidding';

/**
 * Follows a sent order at every step: the steps show what the server says of it, here, in another tab and on another
 * device. The broker says that something happened; it is asked what.
 */
export function FollowOrder({ taskId, children }: { taskId: number; children: ReactNode }) {
  const t = useTranslations('bidding');
  const toErrorText = useErrorText();
  const { draft, isFollowed, show, save, finish } = useOrder();
  const detail = useCall('clean/gettaskdetail', { taskid: taskId }, { refreshInterval: BIDDING_POLL_MS });
  const bids = useBidding(taskId);
  const askAgain = () => void Promise.all([detail.mutate(), bids.mutate()]);
  useOrderEvents(askAgain);
  useShownOrders(toOrderPath(taskId, 'customer'));
  const task = detail.data?.taskDetail;
  const bidding = bids.data;
  const goOn = useEffectEvent(() => {
    // The two are asked apart: while one of them is older than the other, what it says is over already.
    if (!task || !bidding || task.state !== bidding.state) return;
    const placed = toPlaced(task, draft.placed);
    if (placed.phase === 'settled') return finish(placed);
    show(toFollowedFields(task, bidding));
    save({ placed });
  });
  useEffect(() => goOn(), [task, bidding]);
  // The last known state stays on the screen while the network is away.
  if (isFollowed) return children;
  const error = detail.error ?? bids.error;
  if (!error) return <WaitingSkeleton />;
  const isLost = error.key === 'not-yours' || error.key === 'not-found' || error.key === 'move-not-allowed';
  if (!isLost) return <LoadFailure title={t('failed')} error={error} onRetry={askAgain} />;
  return (
    <ErrorState
      title={t('failed')}
      text={toErrorText(error)}
      action={
        <Link href="/my-order-list/" className={toButtonClassName({})}>
          {t('toOrders')}
        </Link>
      }
    />
  );
}

export function WaitingSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}
