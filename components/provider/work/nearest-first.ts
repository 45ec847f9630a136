import type { NEAR_WORK_METRES } from '@/lib/domain/constants/travel';

import type { Work } from '../work-card';

export type NearMetres = (typeof NEAR_WORK_METRES)[number];

export type WorkOrder = 'soonest' | 'nearest';

interface Wish {
  readonly order: WorkOrder;
  readonly within: NearMetres;
}

/** Jobs by a wish. One whose way is not known is never near, and comes last among the nearest. */
export function listByDistance(works: readonly Work[], { order, within }: Wish): readonly Work[] {
  const toMetres = ({ travel }: Work) => travel?.metres ?? Number.POSITIVE_INFINITY;
  const near = within === null ? works : works.filter((work) => toMetres(work) <= within);
  if (order === 'soonest') return near;
  return near.toSorted((one, other) =>
    toMetres(one) < toMetres(other) ? -1 : toMetres(one) > toMetres(other) ? 1 : 0,
  );
}

/** There is something to order: several jobs, and the way to one of them is known. */
export function canBeOrdered(works: readonly Work[]): boolean {
  return works.length > 1 && works.some(({ travel }) => travel !== null);
}
