import { useTranslations } from 'next-intl';

import { useServerNowMs } from '@/components/shared/use-remaining';
import { classNames } from '@/components/ui/class-names';
import { Plate } from '@/components/ui/plate';
import { Ring } from '@/components/ui/ring';
import { WrittenText } from '@/components/ui/written-text';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toNextVisit } from '@/lib/domain/kind/textiles';
import { isReturnAhead } from '@/lib/domain/order/order-states';
import { parseAddressText, toDoorNumber } from '@/lib/domain/person/address-text';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { formatClock, formatDigits, formatJalaliDate, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { findLostState } from '../bids/bid';
import { HousePlate } from '../house-plate';
import { useRestOfWay, WayLeft } from '../way-left';
import type { WorkDetail } from '../work-move';
import { WorkSteps } from './work-steps';

/** When somebody is at the door, largest, and how far the job has come. */
export function WorkHero({ work }: { work: WorkDetail }) {
  // How an order that is another's stands is no business of theirs.
  const isLost = findLostState(work) !== null;
  return (
    <Plate look="hero" className="flex flex-col gap-4 text-white small-phone:p-4">
      {work.state === 'IN_PROGRESS' && isOfKind(work.kind, { hasVisit: true }) ? (
        <AtWork work={work} />
      ) : isBeforePlate(work) ? (
        <AtDoor work={work} />
      ) : (
        <Visit work={work} />
      )}
      {!isLost && <WorkSteps work={work} />}
    </Plate>
  );
}

/** Somebody stands in the street, and the address names the house. */
const isBeforePlate = ({ state, doorWait, deliveryStreet }: WorkDetail) =>
  state === 'EN_ROUTE' && typeof doorWait?.arrivedAtMs === 'number' && toDoorNumber(deliveryStreet) !== '';

/** The door: its plate, as large as in the street, and the customer's directions. */
function AtDoor({ work: { deliveryStreet, userDescription } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const { street, unit, floor } = parseAddressText(deliveryStreet);
  const inside = [unit && t('doorPlate.unit', { unit }), floor && t('doorPlate.floor', { floor })].filter(Boolean);
  return (
    <div className="relative flex items-center gap-4 narrow:flex-wrap">
      <HousePlate street={deliveryStreet} look="door" />
      <div className="min-w-0">
        {inside.length > 0 && <p className="text-22 font-bold leading-snug">{inside.join(t('listSeparator'))}</p>}
        <p className="text-enamel-100">
          <WrittenText text={street} />
        </p>
        {userDescription !== '' && (
          <p className="line-clamp-2">
            <WrittenText text={userDescription} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The next arrival and the time to leave for it; on the way the minutes that are left. */
function Visit({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { gDate, startHour, endHour } = toNextVisit(work);
  const fromMs = work.arrivesUntilMs === null ? toInstantMs(gDate, startHour) : work.startsAtMs;
  const untilMs = work.arrivesUntilMs ?? toInstantMs(gDate, endHour);
  const rest = useRestOfWay(work);
  const leavesAtMs = work.travel && work.state === 'CONFIRMED' ? fromMs - work.travel.minutes * MINUTE_MS : null;
  return (
    <div className="relative flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      {rest && <WayLeft {...rest} />}
      <div>
        <p className="text-enamel-100">
          {work.returnVisit && `${t(isReturnAhead(work.state) ? 'returnVisit' : 'pickUp')}: `}
          {formatJalaliDate(gDate, locale)}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
          <span className={classNames('font-bold tabular-nums', rest ? 'text-22' : 'text-36')}>
            {formatClock(fromMs, locale)}
          </span>
          <span className="text-enamel-100">{t('todayScreen.until', { time: formatClock(untilMs, locale) })}</span>
        </p>
      </div>
      {leavesAtMs !== null && leavesAtMs > work.serverNowMs && (
        <p className="font-semibold">{t('todayScreen.leaveAt', { time: formatClock(leavesAtMs, locale) })}</p>
      )}
    </div>
  );
}

/** How long the work has been going on, in a ring, its beginning, its booked end, and the time that is left. */
function AtWork({ work: { timeline, hourCount, startsAtMs, serverNowMs } }: { work: WorkDetail }) {
  const t = useTranslations('provider.workPage');
  const locale = useLocale();
  const nowMs = useServerNowMs(serverNowMs) ?? serverNowMs;
  const beganAtMs = timeline.findLast(({ state }) => state === 'IN_PROGRESS')?.atMs ?? startsAtMs;
  const wholeMs = hourCount * HOUR_MS;
  const passedMs = Math.max(0, nowMs - beganAtMs);
  const endsAtMs = beganAtMs + wholeMs;
  return (
    <div className="relative flex items-center gap-4 narrow:flex-wrap">
      <Ring share={wholeMs > 0 ? passedMs / wholeMs : 0} className="size-32 shrink-0 small-phone:size-28">
        <span className="flex flex-col items-center leading-tight">
          <span className="own-direction text-28 font-bold tabular-nums small-phone:text-22">
            {formatDigits(toHoursAndMinutes(passedMs), locale)}
          </span>
          <span className="text-12 text-enamel-100">{t('working')}</span>
        </span>
      </Ring>
      <div className="min-w-0">
        <p className="text-enamel-100">{t('began', { time: formatClock(beganAtMs, locale) })}</p>
        <p className="text-28 font-bold leading-snug tabular-nums">
          {t('until', { time: formatClock(endsAtMs, locale) })}
        </p>
        {endsAtMs > nowMs && <p className="text-enamel-100">{formatRemainingTime(endsAtMs - nowMs, locale)}</p>}
      </div>
    </div>
  );
}

/** `2:05`. */
function toHoursAndMinutes(ms: number): string {
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  return `${Math.floor(ms / HOUR_MS)}:${String(minutes).padStart(2, '0')}`;
}
