import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';

import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { useAgeText } from '@/components/shared/map/use-age-text';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { findNearestPoint } from '@/lib/domain/place/nearest-point';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { NEAR_MINUTES, toArrival } from './arrival';
import { NearDoor } from './near-door';
import { useAgeMs } from './use-age-ms';
import { useSaidCalmly } from './use-said-calmly';
import type { Door, Person } from './way-map';

const WayMap = dynamic(
  toPatientLoader(() => import('./way-map').then((module) => module.WayMap)),
  { ssr: false, loading: () => <MapSkeleton isPicture /> },
);

interface WayCardProps {
  readonly whereabouts: CallAnswer<'ontheway/getposition'>;
  /** The destination; null where the reader may not see it. */
  readonly door: Door | null;
  /** The person who comes; left out where the reader is not told. */
  readonly person?: Person;
  /** Not so for a company that follows a worker to a customer. */
  readonly isOwnDoor?: boolean;
  /** The title and the minutes that are left are in the hero of the page: here they are only read out. */
  readonly isBelowHero?: boolean;
}

/**
 * For the waiting person: the last shared position, in words and on the map, with its age and the minutes that are
 * left. Or it says that somebody stands at the door. It is empty while no position is shared.
 */
export function WayCard({ whereabouts, door, person, isOwnDoor = true, isBelowHero = false }: WayCardProps) {
  const t = useTranslations('on-the-way.waits');
  const locale = useLocale();
  const { position, arrivedAtMs, cityid } = whereabouts;
  const { data } = useCall('geo/getalllocationbycityid', position ? { cityid } : null);
  if (arrivedAtMs !== null)
    return <Notice tone="success">{t('arrived', { time: formatClock(arrivedAtMs, locale) })}</Notice>;
  if (!position) return null;
  return (
    <OnTheWay
      position={position}
      serverNowMs={whereabouts.serverNowMs}
      door={door}
      person={person}
      isOwnDoor={isOwnDoor}
      isBelowHero={isBelowHero}
      neighbourhoods={data?.lstLocation ?? []}
    />
  );
}

interface OnTheWayProps extends Pick<WayCardProps, 'door' | 'person'> {
  readonly isOwnDoor: boolean;
  readonly isBelowHero: boolean;
  readonly position: NonNullable<WayCardProps['whereabouts']['position']>;
  readonly serverNowMs: number;
  readonly neighbourhoods: CallAnswer<'geo/getalllocationbycityid'>['lstLocation'];
}

function OnTheWay({ position, serverNowMs, door, person, isOwnDoor, isBelowHero, neighbourhoods }: OnTheWayProps) {
  const t = useTranslations('on-the-way.waits');
  const toAge = useAgeText();
  const ageMs = useAgeMs(position.atMs, serverNowMs);
  const ageMinutes = Math.floor(ageMs / MINUTE_MS);
  const isFresh = ageMs <= WAY_POSITION.freshMs && !position.isDoubtful;
  const place = findNearestPoint(position, neighbourhoods, toPoint)?.name;
  const age = toAge(ageMinutes);
  const where =
    place === undefined ? t('last', { age }) : isFresh ? t('near', { place, age }) : t('lastNear', { place, age });
  const minutesLeft = toArrival(position, ageMs, door)?.minutes ?? null;
  const minutes = minutesLeft === null ? null : t('minutes', { minutes: minutesLeft });
  const said = useSaidCalmly([position.isDoubtful ? t('doubtful') : minutes, where].filter(Boolean).join(' · '));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className={isBelowHero ? 'sr-only' : 'text-18 font-bold'}>{t('title')}</h2>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {/* Read out above, not every few seconds. */}
      <div aria-hidden className="flex items-center gap-3">
        <div className="min-w-0 grow">
          {position.isDoubtful && <p className="text-18 font-bold">{t('doubtful')}</p>}
          {minutes !== null && !isBelowHero && (
            <p className="text-36 font-bold leading-tight tabular-nums">{minutes}</p>
          )}
          <p className="font-semibold">{where}</p>
        </div>
        {minutesLeft !== null && isOwnDoor && <NearDoor isOpen={minutesLeft <= NEAR_MINUTES} />}
      </div>
      {neighbourhoods.length > 0 && (
        <WayMap
          neighbourhoods={neighbourhoods}
          position={position}
          door={door}
          doorLabel={t(isOwnDoor ? 'door' : 'doorOfCustomer')}
          person={person}
          ageMinutes={ageMinutes}
        />
      )}
      <p className="text-14 text-stone-500">{t(toNote(position.isDoubtful, minutesLeft !== null, isOwnDoor))}</p>
    </Card>
  );
}

/** The note on how much the last place tells. */
function toNote(isDoubtful: boolean, isEstimated: boolean, isOwnDoor: boolean) {
  if (isDoubtful) return 'doubt';
  if (!isEstimated) return 'note';
  return isOwnDoor ? 'estimate' : 'estimateOfCustomer';
}

const toPoint = ({ googleLat, googleLong }: OnTheWayProps['neighbourhoods'][number]) => ({
  latitude: googleLat,
  longitude: googleLong,
});
