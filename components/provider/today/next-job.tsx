import { Banknote, ChevronLeft, MessageCircle, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { toDestination } from '@/components/shared/facts/removal-facts';
import { Avatar } from '@/components/ui/avatar';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { Plate } from '@/components/ui/plate';
import { WrittenText } from '@/components/ui/written-text';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toTextBesidePlate } from '@/lib/domain/person/address-text';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useTravelText } from '@/components/shared/use-travel-text';

import { HousePlate } from '../house-plate';
import { MapWay } from '../map-way';
import { toWorkHref, type Work } from '../work-card';
import { useRestOfWay, WayLeft } from '../way-left';
import { CONVERSATION_ID } from '../work/work-person';
import { toCashDue, toNameAtDoor, type WorkDetail } from '../work-move';
import { toSpan } from './day';
import { findLateness, LatePill } from './late-pill';
import { canDrawDoor, DoorMap } from './door-map';
import { LeaveRing } from './leave-ring';

interface NextJobProps {
  /** As the day lists it. */
  readonly listed: Work;
  /** With its door and its person; null until it was read. */
  readonly work: WorkDetail | null;
  readonly nowMs: number;
  /** Tells the customer of a delay, in the place of the quick acts; null where there is nothing to tell. */
  readonly late: ReactNode;
  /** Whether the door is shown on its streets. */
  readonly hasMap: boolean;
}

/** The job that comes next: when, who, which door, what to take in cash, and the way there. */
export function NextJob({ listed, work, nowMs, late, hasMap }: NextJobProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { fromMs, untilMs } = toSpan(listed);
  const isToday = toTehranDate(fromMs) === toTehranDate(nowMs);
  const lateness = findLateness(listed, work, nowMs);
  const toTravelText = useTravelText('own');
  const rest = useRestOfWay(work);
  const isMapped = hasMap && work !== null && leadsToDoor(work) && canDrawDoor(work);
  const name = work === null ? '' : toNameAtDoor(work);
  return (
    <Plate
      look="hero"
      className={classNames(
        'flex flex-col gap-4 text-white small-phone:gap-3 small-phone:p-4 desktop:gap-3 desktop:p-5',
        // Before the digits of the code, which are asked for at the door.
        work?.state === 'EN_ROUTE' && typeof work.doorWait?.arrivedAtMs !== 'number' && 'max-desktop:order-[-2]',
        (listed.isOverdue || lateness) && 'ring-4 ring-pomegranate-600',
      )}
    >
      {isMapped && work && <DoorMap work={work} travel={rest ? null : listed.travel} />}
      <div className="relative flex items-start justify-between gap-3 narrow:flex-wrap">
        <div className="min-w-0">
          <h2 tabIndex={-1} data-state-heading className="text-16 font-medium text-enamel-100">
            {t(listed.isOverdue ? 'overdueBadge' : 'todayScreen.next')}
          </h2>
          {!isToday && <p className="font-semibold">{formatJalaliDate(fromMs, locale)}</p>}
          <p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
            <span className="text-36 font-bold tabular-nums">{formatClock(fromMs, locale)}</span>
            <span className="text-enamel-100">{t('todayScreen.until', { time: formatClock(untilMs, locale) })}</span>
          </p>
          <p>
            {toWorkName(listed)}
            {/* Where the cash would leave the first look, the act below says the state, too. */}
            <span className="small-phone:sr-only"> · {t(`states.${(work ?? listed).state}`)}</span>
          </p>
        </div>
        {lateness ? (
          <LatePill {...lateness} />
        ) : rest ? (
          <WayLeft {...rest} isSmall />
        ) : (
          <LeaveRing listed={listed} state={(work ?? listed).state} nowMs={nowMs} />
        )}
      </div>
      <div className="relative flex min-h-16 items-center gap-3 border-t border-white/20 pt-4 small-phone:pt-3">
        <Avatar name={name} imageUrl={null} className="ring-2 ring-white/60" />
        <div className="min-w-0 small-phone:text-14">
          {name && (
            <p className="text-18 font-bold">
              <WrittenText text={name} />
            </p>
          )}
          <PlaceAndStreet place={listed.deliveryPlace} street={toTextBesidePlate(listed.deliveryStreet)} />
          {listed.travel && !isMapped && (
            <p className="text-14 text-enamel-100 small-phone:sr-only">{toTravelText(listed.travel)}</p>
          )}
        </div>
        <HousePlate street={listed.deliveryStreet} look="hero" className="ms-auto" />
      </div>
      <Share listed={listed} work={work} />
      {lateness && late && <div className="relative rounded-card bg-card p-4 text-ink">{late}</div>}
      <Acts listed={listed} work={work} isLate={Boolean(lateness && late)} />
    </Plate>
  );
}

/** The cash to be taken at the door, and the provider's part of it. */
function Share({ listed, work }: Pick<NextJobProps, 'listed' | 'work'>) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const cashRial = work === null ? 0 : toCashDue(work);
  if (cashRial === 0 && listed.netRial === 0) return null;
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-enamel-800 px-4 py-3 small-phone:py-2">
      {cashRial > 0 && (
        <span className="flex items-center gap-2 font-bold">
          <Icon icon={Banknote} />
          {t('todayScreen.cash', { amount: formatTomans(cashRial, locale) })}
        </span>
      )}
      {listed.netRial > 0 && (
        <span className="text-enamel-100">
          {t('pay.net')}: <span className="font-semibold text-white">{formatTomans(listed.netRial, locale)}</span>
        </span>
      )}
    </p>
  );
}

interface ActsProps extends Pick<NextJobProps, 'listed' | 'work'> {
  /** Then the word to the customer comes first: the rest is on the job's page. */
  readonly isLate: boolean;
}

function Acts({ listed, work, isLate }: ActsProps) {
  const t = useTranslations('provider');
  const look = `${toButtonClassName({ variant: 'inverse' })} grow`;
  const point = work && toPoint(work);
  return (
    <div className="relative flex flex-wrap gap-3 small-phone:order-2">
      {point && !isLate && <MapWay point={point} label={t('map')} variant="inverse" />}
      {work?.contactMobile && !isLate && (
        <a href={`tel:${work.contactMobile}`} className={look}>
          <Icon icon={Phone} />
          {t('call')}
        </a>
      )}
      {work && !isLate && (
        <Link href={`${toWorkHref(listed)}#${CONVERSATION_ID}`} className={look}>
          <Icon icon={MessageCircle} />
          {t('workPage.message')}
        </Link>
      )}
      <Link href={toWorkHref(listed)} className={look}>
        {t('todayScreen.details')}
        <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
      </Link>
    </div>
  );
}

/** Somebody has still to go there. */
const leadsToDoor = ({ state }: WorkDetail) => state === 'CONFIRMED' || state === 'EN_ROUTE';

/** The door; of a removal that has begun, its other end. */
function toPoint({ state, moving, latitude, longitude }: WorkDetail) {
  if (state === 'IN_PROGRESS' && moving) return toDestination(moving);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
