interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const DEGREE = Math.PI / 180;

/** Flat distance, squared: within one city the order of distances is all that counts. */
function toDistance(from: Point, to: Point): number {
  const eastWest = (to.longitude - from.longitude) * Math.cos(from.latitude * DEGREE);
  return eastWest ** 2 + (to.latitude - from.latitude) ** 2;
}

/** The place nearest to a point; undefined when there is none. */
export function findNearestPoint<Place>(from: Point, places: readonly Place[], toPlacePoint: (place: Place) => Point): Place | undefined {
  return places.reduce<Place | undefined>((best, place) => (best === undefined || toDistance(from, toPlacePoint(place)) < toDistance(from, toPlacePoint(best)) ? place : best), undefined);
}
