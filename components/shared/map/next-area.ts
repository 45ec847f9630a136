import type { CityArea, LatLong } from './city-areas';

/** The direction of each arrow key, on a map whose north is above. */
const DIRECTIONS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** A place beside the direction counts as so many times as far away. */
const ASIDE_WEIGHT = 2;

/**
 * The area that an arrow key leads to: the nearest in its direction. Undefined for other keys and at the city's edge.
 */
export function findNextArea(areas: readonly CityArea[], from: LatLong, key: string): CityArea | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const eastScale = Math.cos((from[0] * Math.PI) / 180);
  const ahead = areas.flatMap((area) => {
    const [east, north] = [(area.middle[1] - from[1]) * eastScale, area.middle[0] - from[0]];
    const along = east * direction[0] + north * direction[1];
    const aside = Math.abs(east * direction[1] - north * direction[0]);
    return along > 0 && aside <= 2 * along ? [{ area, weight: along + ASIDE_WEIGHT * aside }] : [];
  });
  return ahead.sort((left, right) => left.weight - right.weight)[0]?.area;
}
