import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { useCall } from '@/lib/client/use-call';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { useRemainingMs } from '@/components/shared/use-remaining';

/** How long the chosen bid is held for its payment, by the server's clock. */
export function KeptBid() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { followedTaskId } = useOrder();
  const { data } = useCall('clean/gettaskdetail', followedTaskId === null ? null : { taskid: followedTaskId });
  const task = data?.taskDetail;
  const remainingMs = useRemainingMs(task?.paymentExpiresAtMs ?? null, task?.serverNowMs ?? null);
  return (
    <Card tone="tinted" className="flex flex-col gap-1">
      <span className="text-14 text-stone-500">{t('invoice.bidKept')}</span>
      <span role="timer" className="min-h-8 text-22 font-bold">
        {remainingMs === null ? '' : formatRemainingTime(remainingMs, locale)}
      </span>
    </Card>
  );
}
