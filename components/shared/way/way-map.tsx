import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import type { LatLong, Neighbourhood } from '@/components/shared/map/city-areas';
import type { MapMarker } from '@/components/shared/map/map-marker';
import { PictureMap } from '@/components/shared/map/picture-map';
import type { Coordinates } from '@/lib/domain/place/distance';

/** The destination. */
export interface Door extends Coordinates {
  /** The number on its plate; empty where the address has none. */
  readonly plate: string;
}

export type Person = NonNullable<MapMarker['person']>;

interface WayMapProps {
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly position: Coordinates;
  readonly door: Door | null;
  readonly doorLabel: string;
  readonly person: Person | undefined;
  readonly ageMinutes: number;
}

/** The places that this page was told, the oldest first. Nothing is drawn ahead, and nothing that it was not told. */
function useTravelled({ latitude, longitude }: Coordinates): readonly LatLong[] {
  const [passed, setPassed] = useState<readonly LatLong[]>([[latitude, longitude]]);
  const last = passed.at(-1);
  if (last?.[0] !== latitude || last?.[1] !== longitude) setPassed([...passed, [latitude, longitude]]);
  return passed;
}

/** The provider and the destination, on the map of the city. */
export function WayMap({ neighbourhoods, position, door, doorLabel, person, ageMinutes }: WayMapProps) {
  const t = useTranslations('on-the-way.waits');
  const { latitude, longitude } = position;
  const travelled = useTravelled(position);
  const markers = useMemo<readonly MapMarker[]>(
    () => [
      ...(door ? [{ id: 'door', kind: 'door' as const, ...door, label: doorLabel, shortLabel: door.plate }] : []),
      { id: 'way', kind: 'traveller', latitude, longitude, label: t('marker'), ageMinutes, ...(person && { person }) },
    ],
    [door, doorLabel, latitude, longitude, person, ageMinutes, t],
  );
  return <PictureMap neighbourhoods={neighbourhoods} markers={markers} trace={travelled} label={t('map')} />;
}
