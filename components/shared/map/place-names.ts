/** A box on the map in pixels: its centre and its size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A name on the map. */
export interface NameBox extends Box {
  readonly id: number;
}

/** Between two names. */
const GAP_PX = 6;

export function areApart(left: Box, right: Box): boolean {
  return (
    Math.abs(left.x - right.x) >= (left.width + right.width) / 2 + GAP_PX ||
    Math.abs(left.y - right.y) >= (left.height + right.height) / 2 + GAP_PX / 2
  );
}

/** The names that have room. A name gets its place if it overlaps no name placed before it, and nothing covers it. */
export function placeNames(inTurn: readonly NameBox[], covers: readonly Box[] = []): ReadonlySet<number> {
  const placed: NameBox[] = [];
  for (const box of inTurn) if ([...covers, ...placed].every((other) => areApart(box, other))) placed.push(box);
  return new Set(placed.map(({ id }) => id));
}

/** How far down a name has to go to be seen whole below what covers it; 0 where nothing does. */
export function findWayOut(name: Box, covers: readonly Box[]): number {
  const bottoms = covers.filter((cover) => !areApart(name, cover)).map(({ y, height }) => y + height / 2);
  return bottoms.length === 0 ? 0 : Math.max(...bottoms) + GAP_PX / 2 - (name.y - name.height / 2);
}

/**
 * The turn of names: each next one lies farthest from those before it. The few that have room on a whole city are so
 * spread over it, and a name stays when somebody looks closer. The first is the one nearest to the middle.
 */
export function orderBySpread<Place extends { readonly x: number; readonly y: number }>(
  places: readonly Place[],
): readonly Place[] {
  const middle = {
    x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
    y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
  };
  const toDistance = (left: { x: number; y: number }, right: { x: number; y: number }) =>
    Math.hypot(left.x - right.x, left.y - right.y);
  const rest = places.map((place) => ({ place, away: -toDistance(place, middle) }));
  const ordered: Place[] = [];
  while (rest.length > 0) {
    const farthest = rest.reduce((best, { away }, index) => (away > (rest[best]?.away ?? away) ? index : best), 0);
    const [next] = rest.splice(farthest, 1);
    if (!next) break;
    const isFirst = ordered.length === 0;
    ordered.push(next.place);
    for (const other of rest) {
      const away = toDistance(other.place, next.place);
      other.away = isFirst ? away : Math.min(other.away, away);
    }
  }
  return ordered;
}
