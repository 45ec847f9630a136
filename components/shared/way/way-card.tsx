import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import { useAgeText } from '@/components/shared/map/use-age-text';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';
import type { Coordinates } from '@/lib/domain/place/distance';
import { findNearestPoint } from '@/lib/domain/place/nearest-point';
import { formatClock } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const WayMap = dynamic(
  toPatientLoader(() => import('./way-map').then((module) => module.WayMap)),
  { ssr: false, loading: MapSkeleton },
);

interface WayCardProps {
  readonly whereabouts: CallAnswer<'ontheway/getposition'>;
  /** Where the way ends; null where the reader is not shown it. */
  readonly home: Coordinates | null;
}

/**
 * For the waiting person: the last shared position, in words and on the map, with its age; or that somebody stands at
 * the door. It is empty while no position is shared.
 */
export function WayCard({ whereabouts, home }: WayCardProps) {
  const t = useTranslations('on-the-way.waits');
  const toAge = useAgeText();
  const locale = useLocale();
  const { position, arrivedAtMs, cityid } = whereabouts;
  const ageMinutes = useAgeMinutes(whereabouts);
  const { data } = useCall('geo/getalllocationbycityid', position ? { cityid } : null);
  if (arrivedAtMs !== null)
    return <Notice tone="success">{t('arrived', { time: formatClock(arrivedAtMs, locale) })}</Notice>;
  if (!position) return null;
  const neighbourhoods = data?.lstLocation ?? [];
  const nearest = findNearestPoint(position, neighbourhoods, ({ googleLat, googleLong }) => ({
    latitude: googleLat,
    longitude: googleLong,
  }));
  const age = toAge(ageMinutes);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <p aria-live="polite" className="font-semibold">
        {nearest ? t('near', { place: nearest.name, age }) : t('at', { age })}
      </p>
      {neighbourhoods.length > 0 && (
        <WayMap neighbourhoods={neighbourhoods} position={position} home={home} ageMinutes={ageMinutes} />
      )}
      <p className="text-14 text-stone-500">{t('note')}</p>
    </Card>
  );
}

/** Whole minutes since the position, by the server's clock, and growing while no newer one comes. */
function useAgeMinutes({ position, serverNowMs }: WayCardProps['whereabouts']): number {
  const [passed, setPassed] = useState({ serverNowMs, ms: 0 });
  useEffect(() => {
    const readAtMs = performance.now();
    const timer = setInterval(() => setPassed({ serverNowMs, ms: performance.now() - readAtMs }), 5 * SECOND_MS);
    return () => clearInterval(timer);
  }, [serverNowMs]);
  const passedMs = passed.serverNowMs === serverNowMs ? passed.ms : 0;
  return position ? Math.max(0, Math.floor((serverNowMs + passedMs - position.atMs) / MINUTE_MS)) : 0;
}
