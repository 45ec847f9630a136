import { findNearestPoint } from '@/lib/domain/place/nearest-point';
import { locations } from '@/lib/server/seed/geography/locations';

import { drawCityAreas, TINT_COUNT, type LatLong, type Neighbourhood } from './city-areas';
import { findNextArea } from './next-area';
import { orderBySpread, placeNames } from './place-names';

const CITY_IDS = [1, 2, 3, 4, 5, 6];
const toNeighbourhoods = (cityId: number): Neighbourhood[] =>
  locations
    .filter((location) => location.cityId === cityId)
    .map(({ id, zoneId, name, latitude, longitude }) => ({
      locationid: id,
      zoneid: zoneId,
      name: name.fa,
      googleLat: latitude,
      googleLong: longitude,
    }));

/** Whether a ring goes around a point: how often a line to the east crosses it. */
function surrounds(ring: readonly LatLong[], [north, east]: LatLong): boolean {
  const crossings = ring.filter(([fromNorth, fromEast], index) => {
    const [toNorth, toEast] = ring[(index + 1) % ring.length] ?? [fromNorth, fromEast];
    const isLevel = fromNorth > north !== toNorth > north;
    return isLevel && east < fromEast + ((north - fromNorth) / (toNorth - fromNorth)) * (toEast - fromEast);
  });
  return crossings.length % 2 === 1;
}

describe.each(CITY_IDS)('the areas of city %d', (cityId) => {
  const neighbourhoods = toNeighbourhoods(cityId);
  const city = drawCityAreas(neighbourhoods);

  it('are one for each neighbourhood, around its own point and within the city', () => {
    expect(city.areas.map(({ locationid }) => locationid)).toEqual(neighbourhoods.map(({ locationid }) => locationid));
    for (const { googleLat, googleLong, locationid } of neighbourhoods) {
      const point: LatLong = [googleLat, googleLong];
      const around = city.areas.filter(({ rings }) => rings.some((ring) => surrounds(ring, point)));
      expect(around.map((area) => area.locationid)).toEqual([locationid]);
      expect(city.outline.some((ring) => surrounds(ring, point))).toBe(true);
    }
  });

  it('are those that the nearest point says, and their names stand within them', () => {
    for (const { middle, locationid } of city.areas) {
      const [latitude, longitude] = middle;
      const nearest = findNearestPoint({ latitude, longitude }, neighbourhoods, ({ googleLat, googleLong }) => ({
        latitude: googleLat,
        longitude: googleLong,
      }));
      expect(nearest?.locationid).toBe(locationid);
    }
  });

  it('have few tints, one for a municipal zone', () => {
    const tints = new Map<number, Set<number>>();
    for (const [index, { tint }] of city.areas.entries()) {
      const zone = neighbourhoods[index]?.zoneid ?? 0;
      tints.set(zone, (tints.get(zone) ?? new Set()).add(tint));
    }
    expect([...tints.values()].every(({ size }) => size === 1)).toBe(true);
    expect(Math.max(...city.areas.map(({ tint }) => tint))).toBeLessThan(TINT_COUNT);
  });

  it('are all reached by arrow keys from the first one', () => {
    const reached = new Set(city.areas.slice(0, 1));
    for (const area of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = findNextArea(city.areas, area.middle, key);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(city.areas.length);
  });
});

it('a city of one neighbourhood is one area, two of two, and points that lie on each other are one', () => {
  const [first, second] = toNeighbourhoods(1);
  if (!first || !second) throw new Error('Tehran has neighbourhoods');
  expect(drawCityAreas([]).areas).toEqual([]);
  expect(drawCityAreas([first]).areas).toHaveLength(1);
  expect(drawCityAreas([first, second]).areas).toHaveLength(2);
  expect(
    drawCityAreas([first, { ...second, googleLat: first.googleLat, googleLong: first.googleLong }]).areas,
  ).toHaveLength(1);
});

it('names never lie on each other, the first in turn has its place, and more fit when one looks closer', () => {
  const points = orderBySpread(
    toNeighbourhoods(1).map(({ locationid, googleLat, googleLong }) => ({
      id: locationid,
      x: googleLong,
      y: -googleLat,
    })),
  );
  const toBoxes = (scale: number) =>
    points.map(({ id, x, y }) => ({ id, x: x * scale, y: y * scale, width: 60, height: 15 }));
  const counts = [500, 2000, 8000].map((scale) => {
    const boxes = toBoxes(scale);
    const placed = placeNames(boxes);
    const shown = boxes.filter(({ id }) => placed.has(id));
    expect(placed.has(boxes[0]?.id ?? 0)).toBe(true);
    for (const [index, left] of shown.entries())
      for (const right of shown.slice(index + 1))
        expect(Math.abs(left.x - right.x) >= 60 || Math.abs(left.y - right.y) >= 15).toBe(true);
    return shown.length;
  });
  expect(counts).toEqual([...counts].sort((left, right) => left - right));
  expect(counts[2]).toBeGreaterThan(counts[0] ?? 0);
});
