import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';

import type { WireLocation } from './locations';

/** A point farther than this from every neighbourhood's centre belongs to none. */
const FARTHEST_KM = 15;

/** The neighbourhood whose centre is nearest to a point; null when none is near. */
export function findNearestLocation(point: Coordinates, locations: readonly WireLocation[]): WireLocation | null {
  const distances = locations.map((location) => ({
    location,
    distanceKm: toDistanceKm(point, { latitude: location.googleLat, longitude: location.googleLong }),
  }));
  const nearest = distances.reduce<(typeof distances)[number] | null>(
    (best, next) => (best && best.distanceKm <= next.distanceKm ? best : next),
    null,
  );
  return nearest && nearest.distanceKm <= FARTHEST_KM ? nearest.location : null;
}
