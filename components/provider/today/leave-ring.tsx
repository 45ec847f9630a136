import { useTranslations } from 'next-intl';

import { Ring } from '@/components/ui/ring';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatClock, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Work } from '../work-card';
import { toLeavingMs, toSpan } from './day';

interface LeaveRingProps {
  readonly listed: Work;
  /** As this device knows it, which may be ahead of the list. */
  readonly state: Work['state'];
  readonly nowMs: number;
}

/**
 * When to leave, where the way is known: the last hour as a ring of minutes, before that the clock. Nothing once the
 * booked hours are over.
 */
export function LeaveRing({ listed, state, nowMs }: LeaveRingProps) {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  const leavesAtMs = toLeavingMs({ ...listed, state });
  if (leavesAtMs === null || nowMs >= toSpan(listed).untilMs) return null;
  const leftMs = leavesAtMs - nowMs;
  if (leftMs <= 0) return <p className="font-bold text-saffron-300">{t('leaveNow')}</p>;
  if (leftMs > HOUR_MS)
    return <p className="text-enamel-100">{t('leaveAt', { time: formatClock(leavesAtMs, locale) })}</p>;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return (
    <p className="flex flex-col items-center gap-1 text-14">
      <Ring share={leftMs / HOUR_MS} className="size-20">
        <span className="text-28 font-bold tabular-nums">{formatNumber(minutes, locale)}</span>
      </Ring>
      {t('minutesToLeave', { count: minutes })}
    </p>
  );
}
