import type { NEAR_WORK_MINUTES } from '@/lib/domain/constants/travel';

import type { Work } from '../work-card';

/** Anything with a way to it. */
type WithWay = Pick<Work, 'travel'>;

export type NearMinutes = (typeof NEAR_WORK_MINUTES)[number];

export type WorkOrder = 'soonest' | 'nearest';

interface Wish {
  readonly order: WorkOrder;
  readonly within: NearMinutes;
}

/** Jobs by a wish. One whose way is not known is never near, and comes last among the nearest. */
export function listByWay<Job extends WithWay>(works: readonly Job[], { order, within }: Wish): readonly Job[] {
  const toMinutes = ({ travel }: Job) => travel?.minutes ?? Number.POSITIVE_INFINITY;
  const near = within === null ? works : works.filter((work) => toMinutes(work) <= within);
  if (order === 'soonest') return near;
  return near.toSorted((one, other) =>
    toMinutes(one) < toMinutes(other) ? -1 : toMinutes(one) > toMinutes(other) ? 1 : 0,
  );
}

/** There is something to order: several jobs, and the way to one of them is known. */
export function canBeOrdered(works: readonly WithWay[]): boolean {
  return works.length > 1 && works.some(({ travel }) => travel !== null);
}
