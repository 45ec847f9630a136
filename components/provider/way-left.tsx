import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { estimateWay } from '@/lib/domain/place/travel';
import { formatClock, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOwnPlace } from './own-place';
import type { WorkDetail } from './work-move';

interface RestOfWay {
  /** Whole minutes, one at least. */
  readonly minutes: number;
  readonly arrivesAtMs: number;
  /** Whole minutes before the agreed beginning; negative after it, null where none is agreed. */
  readonly earlyMinutes: number | null;
}

/**
 * The rest of the way to the door: from the own place where it is shared, else from when its provider set off. Null for
 * anybody who is not on the way, and where nothing says how far it is.
 */
export function useRestOfWay(work: WorkDetail | null): RestOfWay | null {
  const place = useOwnPlace(work?.taskid ?? 0);
  const isUnderWay = work?.state === 'EN_ROUTE' && typeof work.doorWait?.arrivedAtMs !== 'number';
  const tickedMs = useServerNowMs(isUnderWay ? work.serverNowMs : null);
  if (!isUnderWay) return null;
  const { latitude, longitude, travel, timeline, startsAtMs, returnVisit, serverNowMs } = work;
  const nowMs = tickedMs ?? serverNowMs;
  const leftAtMs = timeline.findLast(({ state }) => state === 'EN_ROUTE')?.atMs;
  const arrivesAtMs =
    place && latitude !== null && longitude !== null
      ? nowMs + estimateWay(place, { latitude, longitude }).minutes * MINUTE_MS
      : travel && leftAtMs !== undefined
        ? leftAtMs + travel.minutes * MINUTE_MS
        : null;
  // An arrival that is past was a wrong estimate.
  if (arrivesAtMs === null || arrivesAtMs <= nowMs) return null;
  return {
    minutes: Math.max(1, Math.round((arrivesAtMs - nowMs) / MINUTE_MS)),
    arrivesAtMs,
    earlyMinutes: returnVisit ? null : Math.round((startsAtMs - arrivesAtMs) / MINUTE_MS),
  };
}

/** The minutes that are left, the arrival, and how early or late that is; on an enamel plate, small beside an hour. */
export function WayLeft({
  minutes,
  arrivesAtMs,
  earlyMinutes,
  isSmall = false,
}: RestOfWay & { readonly isSmall?: boolean }) {
  const t = useTranslations('on-the-way.share');
  const locale = useLocale();
  const apart = Math.abs(earlyMinutes ?? 0);
  return (
    <div className="tabular-nums">
      <p
        className={classNames(
          'font-bold leading-tight',
          isSmall ? 'whitespace-nowrap text-22' : 'text-36 small-phone:text-28',
        )}
      >
        {t('left', { count: minutes, shown: formatNumber(minutes, locale) })}
      </p>
      <p className="flex flex-wrap gap-x-3">
        <span>{t('there', { time: formatClock(arrivesAtMs, locale) })}</span>
        {earlyMinutes !== null && apart > 0 && (
          <span className={earlyMinutes > 0 ? 'font-semibold' : 'font-semibold text-saffron-300'}>
            {t(earlyMinutes > 0 ? 'early' : 'lateBy', { count: apart, shown: formatNumber(apart, locale) })}
          </span>
        )}
      </p>
    </div>
  );
}
