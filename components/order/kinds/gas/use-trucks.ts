import { useCall } from '@/lib/client/use-call';
import { SECOND_MS } from '@/lib/domain/constants/time-units';
import type { Coordinates } from '@/lib/domain/place/distance';
import type { OrderDraft } from '@/lib/funnel/draft';

const LOOK_AGAIN_MS = 30 * SECOND_MS;

/** The car's place in a draft; null before an answer. */
export function findCar({ carLatitude, carLongitude }: OrderDraft): Coordinates | null {
  return carLatitude === null || carLongitude === null ? null : { latitude: carLatitude, longitude: carLongitude };
}

/** The trucks that are free near a car, looked for again while they are on the screen: they come and go. */
export function useTrucks(car: Coordinates | null) {
  return useCall('gas/trucklocations', car && { googleLat: car.latitude, googleLong: car.longitude }, {
    refreshInterval: LOOK_AGAIN_MS,
  });
}
