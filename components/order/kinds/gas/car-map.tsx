import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { CityMap } from '@/components/shared/map/city-map';
import type { MapMarker } from '@/components/shared/map/map-marker';
import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import type { Truck } from '@/components/shared/facts/truck-cards';
import { useLocations } from '@/components/forms/address/use-locations';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import type { Coordinates } from '@/lib/domain/place/distance';

import { useOrder } from '../../state/order-context';

interface CarMapProps {
  readonly cityId: number;
  readonly chosenId: number | null;
  readonly car: Coordinates | null;
  readonly trucks: readonly Truck[];
  readonly serverNowMs: number;
  readonly onPick: (car: Coordinates, locationid: number) => void;
}

/**
 * The car and the trucks around it on the map of the city. The list of neighbourhoods below says the same of the car.
 */
export function CarMap({ cityId, chosenId, car, trucks, serverNowMs, onPick }: CarMapProps) {
  const t = useTranslations('order.gas');
  const { service, mapTiles } = useOrder();
  const { data, error } = useLocations(service.categoryId, cityId);
  // A person who comes back sees the car among its trucks. A person who chooses a place now looks at that place, and
  // nothing moves away under the finger.
  const [cityBefore] = useState(car ? cityId : null);
  const markers = useMemo<readonly MapMarker[]>(
    () => [
      ...(car ? [{ id: 'car', kind: 'vehicle' as const, ...car, label: t('car') }] : []),
      ...trucks.map(({ truckId, truckNumber, truckLat, truckLong, seenAtMs }) => ({
        id: `truck-${truckId}`,
        kind: 'truck' as const,
        latitude: truckLat,
        longitude: truckLong,
        label: t('truck', { number: truckNumber }),
        shortLabel: truckNumber,
        ageMinutes: Math.max(0, Math.floor((serverNowMs - seenAtMs) / MINUTE_MS)),
      })),
    ],
    [car, trucks, serverNowMs, t],
  );
  const locations = data?.lstLocation;
  if (!locations) return error ? null : <MapSkeleton />;
  if (locations.length === 0) return null;
  return (
    <CityMap
      key={cityId}
      neighbourhoods={locations}
      chosenId={chosenId}
      markers={markers}
      tiles={mapTiles}
      beginsAtMarkers={cityBefore === cityId && trucks.length > 0}
      onPick={(locationid, place) => onPick(place, locationid)}
    />
  );
}
