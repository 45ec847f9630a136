import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';

/** The place nearest to a point; undefined without any. */
export function findNearestPoint<Place>(
  from: Coordinates,
  places: readonly Place[],
  toCoordinates: (place: Place) => Coordinates,
): Place | undefined {
  const distances = places.map((place) => ({ place, distanceKm: toDistanceKm(from, toCoordinates(place)) }));
  return distances.sort((left, right) => left.distanceKm - right.distanceKm)[0]?.place;
}
