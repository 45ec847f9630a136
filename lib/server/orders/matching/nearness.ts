import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Coordinates } from '@/lib/domain/place/distance';

const KM_A_DEGREE = 111.2;

interface PlaceColumns {
  readonly latitude: SQLWrapper;
  readonly longitude: SQLWrapper;
}

/** The sort key of places, the nearest first: the square of a distance on a map that is flat around the point. */
export function toNearness({ latitude, longitude }: PlaceColumns, from: Coordinates): SQL<number> {
  return sql<number>`power(${latitude} - ${from.latitude}, 2) + power((${longitude} - ${from.longitude}) * ${toShrinking(from)}, 2)`;
}

/** A condition: within a square around the point whose sides are so far away. */
export function isAround({ latitude, longitude }: PlaceColumns, from: Coordinates, withinKm: number): SQL {
  const north = withinKm / KM_A_DEGREE;
  const east = north / Math.max(toShrinking(from), Number.EPSILON);
  return sql`${latitude} BETWEEN ${from.latitude - north} AND ${from.latitude + north}
    AND ${longitude} BETWEEN ${from.longitude - east} AND ${from.longitude + east}`;
}

/** The length of a degree of longitude, as a share of a degree of latitude. */
function toShrinking({ latitude }: Coordinates): number {
  return Math.cos((latitude * Math.PI) / 180);
}
