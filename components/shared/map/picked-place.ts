import type { Coordinates } from '@/lib/domain/place/distance';
import { findNearestPoint } from '@/lib/domain/place/nearest-point';

import type { Neighbourhood } from './city-areas';

export const toCoordinates = ({ googleLat, googleLong }: Neighbourhood): Coordinates => ({
  latitude: googleLat,
  longitude: googleLong,
});

/**
 * Whether a place lies in the area of a neighbourhood. While a map still moves, the place under a finger is not in the
 * area that it was put on. Then the area counts, because it was seen.
 */
export function isPlaceIn(locationid: number, place: Coordinates, neighbourhoods: readonly Neighbourhood[]): boolean {
  return findNearestPoint(place, neighbourhoods, toCoordinates)?.locationid === locationid;
}
