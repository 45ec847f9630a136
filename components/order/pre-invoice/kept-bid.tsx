import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';

import { useOrder } from '../state/order-context';
import { useRemainingMs } from '@/components/shared/use-remaining';

import { TimeToPay } from './time-to-pay';

/** How long the chosen bid is held for its payment, by the server's clock. */
export function KeptBid() {
  const t = useTranslations('order');
  const { followedTaskId } = useOrder();
  const { data } = useCall('clean/gettaskdetail', followedTaskId === null ? null : { taskid: followedTaskId });
  const task = data?.taskDetail;
  const remainingMs = useRemainingMs(task?.paymentExpiresAtMs ?? null, task?.serverNowMs ?? null);
  return <TimeToPay label={t('invoice.bidKept')} remainingMs={remainingMs} />;
}
