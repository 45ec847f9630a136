import { Delaunay } from 'd3-delaunay';

import type { Coordinates } from '@/lib/domain/place/distance';

import { drawOutline, type PlanePoint, type Ring } from './city-outline';

/** A neighbourhood as the map needs it; the calls for locations answer it. */
export interface Neighbourhood {
  readonly locationid: number;
  readonly zoneid: number;
  readonly name: string;
  readonly googleLat: number;
  readonly googleLong: number;
}

/** Mutable, as the library of the map wants it. */
export type LatLong = [latitude: number, longitude: number];

export interface CityArea {
  readonly locationid: number;
  readonly name: string;
  /** Its pieces as rings: more than one where the city's edge parts it. */
  readonly rings: readonly (readonly LatLong[])[];
  /** The point of its name. */
  readonly middle: LatLong;
  /** The index of its tint. Areas of one municipal zone share it; zones side by side differ. */
  readonly tint: number;
}

export interface CityAreas {
  readonly areas: readonly CityArea[];
  readonly outline: readonly (readonly LatLong[])[];
  /** A wider edge around the city, where its outskirts end. */
  readonly outskirts: readonly (readonly LatLong[])[];
}

const KM_A_DEGREE = 111.32;
const OUTSKIRTS = 0.16;
/** Beyond the widest city, so that the cells at its edge reach the outline. */
const BEYOND_KM = 100;
export const TINT_COUNT = 3;

/** At a city's size the earth is flat. */
function toPlane({ latitude, longitude }: Coordinates) {
  const eastScale = KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    lay: (point: Coordinates): PlanePoint => [
      (point.longitude - longitude) * eastScale,
      (point.latitude - latitude) * KM_A_DEGREE,
    ],
    lift: ([x, y]: PlanePoint): LatLong => [latitude + y / KM_A_DEGREE, longitude + x / eastScale],
  };
}

/** Twice the signed area: above zero where a ring runs against the clock. */
function measure(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/**
 * The part of a ring of any form within a convex cell (Sutherland and Hodgman's clipping, one edge of the cell after
 * the other).
 */
function clip(ring: Ring, cell: Ring): Ring {
  const side = Math.sign(measure(cell));
  return cell.reduce<Ring>((rest, [x, y], index) => {
    const [nextX, nextY] = cell[(index + 1) % cell.length] ?? [x, y];
    const toDepth = ([atX, atY]: PlanePoint) => side * ((nextX - x) * (atY - y) - (nextY - y) * (atX - x));
    return rest.flatMap((from, at) => {
      const to = rest[(at + 1) % rest.length] ?? from;
      const [fromDepth, toDepthThere] = [toDepth(from), toDepth(to)];
      const part = fromDepth / (fromDepth - toDepthThere);
      const crossing = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])] as const;
      if (fromDepth >= 0) return toDepthThere >= 0 ? [from] : [from, crossing];
      return toDepthThere >= 0 ? [crossing] : [];
    });
  }, ring);
}

/**
 * Corners are rounded by so much at most, and never by more than a quarter of an edge: what lies between areas reads as
 * streets.
 */
const CORNER_KM = 0.14;

function roundCorners(ring: Ring): Ring {
  return ring.flatMap((corner, index) => {
    const [before, after] = [ring.at(index - 1) ?? corner, ring[(index + 1) % ring.length] ?? corner];
    const toward = ([x, y]: PlanePoint): PlanePoint => {
      const length = Math.hypot(x - corner[0], y - corner[1]);
      const part = length === 0 ? 0 : Math.min(0.25, CORNER_KM / length);
      return [corner[0] + part * (x - corner[0]), corner[1] + part * (y - corner[1])];
    };
    const [start, end] = [toward(before), toward(after)];
    const bend: PlanePoint = [(start[0] + 2 * corner[0] + end[0]) / 4, (start[1] + 2 * corner[1] + end[1]) / 4];
    return [start, bend, end];
  });
}

function findMiddle(ring: Ring): PlanePoint {
  const area = 3 * measure(ring);
  const sum = ring.reduce<PlanePoint>(
    ([sumX, sumY], [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const cross = x * nextY - nextX * y;
      return [sumX + (x + nextX) * cross, sumY + (y + nextY) * cross];
    },
    [0, 0],
  );
  return area === 0 ? (ring[0] ?? [0, 0]) : [sum[0] / area, sum[1] / area];
}

/** Each zone gets the first tint that no zone beside it has; where all are taken, the one that is rarest around it. */
function tintZones(zones: readonly number[], listNeighbours: (index: number) => Iterable<number>): Map<number, number> {
  const beside = new Map<number, Set<number>>();
  for (const [index, zone] of zones.entries())
    for (const neighbour of listNeighbours(index)) {
      const other = zones[neighbour];
      if (other !== undefined && other !== zone) beside.set(zone, (beside.get(zone) ?? new Set()).add(other));
    }
  const tints = new Map<number, number>();
  const known = [...new Set(zones)].sort(
    (left, right) => (beside.get(right)?.size ?? 0) - (beside.get(left)?.size ?? 0),
  );
  for (const zone of known) {
    const counts = Array.from({ length: TINT_COUNT }, () => 0);
    for (const other of beside.get(zone) ?? []) {
      const tint = tints.get(other);
      if (tint !== undefined) counts[tint] = (counts[tint] ?? 0) + 1;
    }
    tints.set(zone, counts.indexOf(Math.min(...counts)));
  }
  return tints;
}

/**
 * A city as areas, made of its neighbourhoods' points. Each place belongs to the neighbourhood whose point is nearest
 * (Voronoi), as far as the city's edge. The map and `findNearestPoint` therefore always agree. Points that lie on each
 * other share the first one's area.
 */
export function drawCityAreas(neighbourhoods: readonly Neighbourhood[]): CityAreas {
  const count = Math.max(1, neighbourhoods.length);
  const plane = toPlane({
    latitude: neighbourhoods.reduce((sum, { googleLat }) => sum + googleLat / count, 0),
    longitude: neighbourhoods.reduce((sum, { googleLong }) => sum + googleLong / count, 0),
  });
  const points = neighbourhoods.map(({ googleLat, googleLong }) =>
    plane.lay({ latitude: googleLat, longitude: googleLong }),
  );
  const outline = drawOutline(points);
  const cells = Delaunay.from(points.map(([x, y]) => [x, y] as const)).voronoi([
    -BEYOND_KM,
    -BEYOND_KM,
    BEYOND_KM,
    BEYOND_KM,
  ]);
  const tints = tintZones(
    neighbourhoods.map(({ zoneid }) => zoneid),
    (index) => cells.neighbors(index),
  );
  const areas = neighbourhoods.flatMap(({ locationid, name, zoneid }, index): CityArea[] => {
    // Null where another point lies on this one.
    const cell: Ring = (cells.cellPolygon(index) as PlanePoint[] | null)?.slice(1) ?? [];
    const rings = outline.map((ring) => clip(ring, cell)).filter((ring) => cell.length > 0 && ring.length > 2);
    const [widest] = [...rings].sort((left, right) => Math.abs(measure(right)) - Math.abs(measure(left)));
    if (!widest) return [];
    const lifted = rings.map((ring) => roundCorners(ring).map((point) => plane.lift(point)));
    return [{ locationid, name, rings: lifted, middle: plane.lift(findMiddle(widest)), tint: tints.get(zoneid) ?? 0 }];
  });
  const lift = (rings: readonly Ring[]) => rings.map((ring) => ring.map((point) => plane.lift(point)));
  return { areas, outline: lift(outline), outskirts: lift(drawOutline(points, OUTSKIRTS)) };
}
