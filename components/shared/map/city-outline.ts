import { contours } from 'd3-contour';
import { Delaunay } from 'd3-delaunay';

/** A place on the plane of a city: kilometres to the east and to the north of its middle. */
export type PlanePoint = readonly [eastKm: number, northKm: number];
export type Ring = readonly PlanePoint[];

/** Cells of the grid along the city's longer side: finer is not seen, and costs a cheap phone time. */
const GRID_CELLS = 90;
/** How far a neighbourhood reaches, in parts of the distance to those around it. */
const REACH = 0.75;
const REACH_KM = { least: 0.7, most: 2.4 };
/** Beyond so many times its reach a neighbourhood counts for nothing. */
const CUT = 3;
/** The value of the field where a neighbourhood that stands alone ends. */
const EDGE = 0.5;
/** Corners that are cut off twice look like a line that was drawn by hand. */
const SOFTENINGS = 2;

/** Half the typical distance between each point and those around it. */
function listReaches(points: readonly PlanePoint[]): readonly number[] {
  const delaunay = Delaunay.from(points.map(([x, y]) => [x, y] as const));
  return points.map(([x, y], index) => {
    const distances = [...delaunay.neighbors(index)]
      .map((neighbour) => points[neighbour] ?? [x, y])
      .map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y))
      .sort((left, right) => left - right);
    const typical = distances[Math.floor(distances.length / 2)] ?? REACH_KM.most;
    return Math.min(REACH_KM.most, Math.max(REACH_KM.least, typical * REACH));
  });
}

/** Chaikin's corner cutting of a closed ring. */
function soften(ring: Ring): Ring {
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ] as const;
  });
}

interface Grid {
  readonly west: number;
  readonly south: number;
  readonly stepKm: number;
  readonly columns: number;
  readonly rows: number;
}

function layGrid(points: readonly PlanePoint[]): Grid {
  const margin = REACH_KM.most * CUT;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, south] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - west, Math.max(...ys) + margin - south];
  const stepKm = Math.max(width, height) / GRID_CELLS;
  return { west, south, stepKm, columns: Math.ceil(width / stepKm) + 1, rows: Math.ceil(height / stepKm) + 1 };
}

/** Each neighbourhood is a hill; where hills lie side by side the land between them is the city's too. */
function fillField(points: readonly PlanePoint[], { west, south, stepKm, columns, rows }: Grid): number[] {
  const field = new Array<number>(columns * rows).fill(0);
  const reaches = listReaches(points);
  for (const [index, [x, y]] of points.entries()) {
    const reach = reaches[index] ?? REACH_KM.least;
    const toCell = (from: number, at: number, most: number) =>
      Math.min(most - 1, Math.max(0, Math.round((at - from) / stepKm)));
    for (let row = toCell(south, y - CUT * reach, rows); row <= toCell(south, y + CUT * reach, rows); row += 1)
      for (
        let column = toCell(west, x - CUT * reach, columns);
        column <= toCell(west, x + CUT * reach, columns);
        column += 1
      ) {
        // A value belongs to the middle of its cell.
        const distance = Math.hypot(west + (column + 0.5) * stepKm - x, south + (row + 0.5) * stepKm - y);
        const at = row * columns + column;
        field[at] = (field[at] ?? 0) + Math.exp(-Math.LN2 * (distance / reach) ** 2);
      }
  }
  return field;
}

/**
 * The edge of a city, made of its neighbourhoods' points alone: one ring, or several where parts lie apart. Lakes are
 * left out. `threshold` under 0.5 gives a wider one around it.
 */
export function drawOutline(points: readonly PlanePoint[], threshold = EDGE): readonly Ring[] {
  if (points.length === 0) return [];
  const grid = layGrid(points);
  const field = fillField(points, grid);
  const [shape] = contours().size([grid.columns, grid.rows]).thresholds([threshold])(field);
  return (shape?.coordinates ?? []).map(([outer = []]) => {
    // The last point of a ring repeats its first.
    let ring: Ring = outer
      .slice(1)
      .map(([column = 0, row = 0]) => [grid.west + column * grid.stepKm, grid.south + row * grid.stepKm] as const);
    for (let time = 0; time < SOFTENINGS; time += 1) ring = soften(ring);
    return ring;
  });
}
