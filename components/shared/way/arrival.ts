import type { CallAnswer } from '@/lib/contract';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import type { Coordinates } from '@/lib/domain/place/distance';
import { estimateWay } from '@/lib/domain/place/travel';

/** With at most this many minutes left somebody is about to ring. */
export const NEAR_MINUTES = 2;

type Position = NonNullable<CallAnswer<'ontheway/getposition'>['position']>;

/** When somebody is expected at a door, by their last position. */
export interface Arrival {
  /** Whole minutes, one at least. */
  readonly minutes: number;
  /** By the server's clock. */
  readonly atMs: number;
}

/** Null for an old or a doubtful position, which says nothing of how far somebody is by now, and without a door. */
export function toArrival(position: Position, ageMs: number, door: Coordinates | null): Arrival | null {
  if (!door || position.isDoubtful || ageMs > WAY_POSITION.freshMs) return null;
  const { minutes } = estimateWay(position, door);
  return { minutes, atMs: position.atMs + minutes * MINUTE_MS };
}
