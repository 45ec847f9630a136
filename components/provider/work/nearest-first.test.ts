import type { Work } from '../work-card';
import { canBeOrdered, listByDistance } from './nearest-first';

const aWork = (taskid: number, metres: number | null) =>
  ({
    taskid,
    travel: metres === null ? null : { metres, minutes: 9, from: 'base', isEstimate: true },
  }) as unknown as Work;
const works = [aWork(1, 8_000), aWork(2, null), aWork(3, 2_000)];
const idsOf = (shown: readonly Work[]) => shown.map(({ taskid }) => taskid);

it('the nearest come first, and those whose way is not known last', () => {
  expect(idsOf(listByDistance(works, { order: 'nearest', within: null }))).toEqual([3, 1, 2]);
});

it('the soonest stay in the order of the list', () => {
  expect(idsOf(listByDistance(works, { order: 'soonest', within: null }))).toEqual([1, 2, 3]);
});

it('within a distance are only those whose way is known to be as short', () => {
  expect(idsOf(listByDistance(works, { order: 'soonest', within: 5_000 }))).toEqual([3]);
});

it('there is nothing to order where no way is known, or there is one job', () => {
  expect(canBeOrdered(works)).toBe(true);
  expect(canBeOrdered([aWork(1, 10)])).toBe(false);
  expect(canBeOrdered([aWork(1, null), aWork(2, null)])).toBe(false);
});
