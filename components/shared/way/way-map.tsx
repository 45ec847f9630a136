import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { Neighbourhood } from '@/components/shared/map/city-areas';
import type { MapMarker } from '@/components/shared/map/map-marker';
import { PictureMap } from '@/components/shared/map/picture-map';
import type { Coordinates } from '@/lib/domain/place/distance';

interface WayMapProps {
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly position: Coordinates;
  readonly home: Coordinates | null;
  readonly ageMinutes: number;
}

/** Who comes, and where to, on the map of the city. */
export function WayMap({ neighbourhoods, position: { latitude, longitude }, home, ageMinutes }: WayMapProps) {
  const t = useTranslations('on-the-way.waits');
  const markers = useMemo<readonly MapMarker[]>(
    () => [
      ...(home ? [{ id: 'home', kind: 'address' as const, ...home, label: t('home') }] : []),
      { id: 'way', kind: 'traveller', latitude, longitude, label: t('marker'), ageMinutes },
    ],
    [home, latitude, longitude, ageMinutes, t],
  );
  return <PictureMap neighbourhoods={neighbourhoods} markers={markers} label={t('map')} />;
}
