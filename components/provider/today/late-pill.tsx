import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatClock, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Work } from '../work-card';
import type { WorkDetail } from '../work-move';
import { toSpan } from './day';

/** Later than this nobody counts the minutes: the job is overdue. */
const MOST_LATE_MS = 3 * HOUR_MS;

interface Lateness {
  readonly minutes: number;
  /** When somebody who leaves now is there; null on the way, where nobody knows how far they are. */
  readonly arrivesAtMs: number | null;
}

/** How late the provider will be; null for who is in time or there already, and for a job that is long overdue. */
export function findLateness(listed: Work, work: WorkDetail | null, nowMs: number): Lateness | null {
  const { state } = work ?? listed;
  if (!isVisitAgreed(state) || listed.returnVisit || typeof work?.doorWait?.arrivedAtMs === 'number') return null;
  const isLeaving = state === 'CONFIRMED' && listed.travel !== null;
  const arrivesAtMs = nowMs + (isLeaving ? (listed.travel?.minutes ?? 0) * MINUTE_MS : 0);
  const lateMs = arrivesAtMs - toSpan(listed).fromMs;
  if (lateMs < MINUTE_MS || lateMs > MOST_LATE_MS) return null;
  return { minutes: Math.floor(lateMs / MINUTE_MS), arrivesAtMs: isLeaving ? arrivesAtMs : null };
}

/** By how many minutes somebody comes late, and when they are there. */
export function LatePill({ minutes, arrivesAtMs }: Lateness) {
  const t = useTranslations('provider.late');
  const locale = useLocale();
  return (
    <div className="flex shrink-0 flex-col items-end gap-1">
      <p className="flex items-center gap-2 rounded-full bg-card px-3 py-2 font-bold text-pomegranate-600">
        <Icon icon={TriangleAlert} />
        {t('by', { count: minutes, shown: formatNumber(minutes, locale) })}
      </p>
      {arrivesAtMs !== null && (
        <p className="text-14 text-enamel-100">{t('arrives', { time: formatClock(arrivesAtMs, locale) })}</p>
      )}
    </div>
  );
}
