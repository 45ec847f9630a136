import type { Work } from '../work-card';
import { canBeOrdered, listByWay } from './nearest-first';

const aWork = (taskid: number, minutes: number | null) =>
  ({
    taskid,
    travel: minutes === null ? null : { metres: 900, minutes, from: 'base', isEstimate: true },
  }) as unknown as Work;
const works = [aWork(1, 30), aWork(2, null), aWork(3, 9)];
const idsOf = (shown: readonly Work[]) => shown.map(({ taskid }) => taskid);

it('the nearest come first, and those whose way is not known last', () => {
  expect(idsOf(listByWay(works, { order: 'nearest', within: null }))).toEqual([3, 1, 2]);
});

it('the soonest stay in the order of the list', () => {
  expect(idsOf(listByWay(works, { order: 'soonest', within: null }))).toEqual([1, 2, 3]);
});

it('within a time are only those whose way is known to take no longer', () => {
  expect(idsOf(listByWay(works, { order: 'soonest', within: 20 }))).toEqual([3]);
});

it('there is nothing to order where no way is known, or there is one job', () => {
  expect(canBeOrdered(works)).toBe(true);
  expect(canBeOrdered([aWork(1, 10)])).toBe(false);
  expect(canBeOrdered([aWork(1, null), aWork(2, null)])).toBe(false);
});
