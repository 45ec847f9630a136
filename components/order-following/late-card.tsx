import { useTranslations } from 'next-intl';

import { useArrival } from '@/components/shared/way/use-arrival';
import { Notice } from '@/components/ui/notice';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatClock, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** By when the visit begins, what a later one brings, and what it brought (row B-29). Nobody has to ask for it. */
export function LateCard({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following.late');
  const locale = useLocale();
  const { arrival } = useArrival(task);
  const { lateness, state, serverNowMs, doorWait } = task;
  if (!lateness) return null;
  const { promisedUntilMs, freeCancelFromMs, lateMinutes, creditRial } = lateness;
  if (lateMinutes !== null && creditRial > 0)
    return (
      <Notice tone="success">
        {t('credited', {
          minutes: lateMinutes,
          shown: formatNumber(lateMinutes, locale),
          amount: formatTomans(creditRial, locale),
        })}
      </Notice>
    );
  if (!isVisitAgreed(state) || doorWait?.arrivedAtMs) return null;
  if (serverNowMs <= promisedUntilMs)
    return <p className="text-14 text-stone-500">{t('promise', { time: formatClock(promisedUntilMs, locale) })}</p>;
  if (serverNowMs > freeCancelFromMs) return <Notice tone="warning">{t('choose')}</Notice>;
  // The hero says how late the arrival is, and the sum that this brings.
  return arrival ? null : <Notice tone="warning">{t('waiting')}</Notice>;
}
