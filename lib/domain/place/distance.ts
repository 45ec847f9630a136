/** A point on the earth in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
export function toDistanceKm(from: Coordinates, to: Coordinates): number {
  const latitudeHalf = toRadians(to.latitude - from.latitude) / 2;
  const longitudeHalf = toRadians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitudeHalf) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitudeHalf) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
