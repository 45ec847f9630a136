import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import type { Work } from '../work-card';
import { findNextJob, listDayParts } from './day';

const DAY = '2026-11-30';
const work = (taskid: number, startHour: number, more: object = {}) =>
  ({
    taskid,
    gDate: DAY,
    startHour,
    endHour: startHour + 2,
    startsAtMs: toInstantMs(DAY, startHour),
    arrivesUntilMs: null,
    returnVisit: null,
    state: 'CONFIRMED',
    handed: null,
    isOverdue: false,
    ...more,
  }) as unknown as Work;

it('the next job is the first of today, an overdue one before it, and without them the first of another day', () => {
  const [early, late] = [work(1, 9), work(2, 14)];
  const tomorrow = work(3, 8, { gDate: '2026-12-01' });
  expect(findNextJob([late, early], [tomorrow])).toBe(early);
  const overdue = work(4, 16, { isOverdue: true });
  expect(findNextJob([early, overdue], [])).toBe(overdue);
  expect(findNextJob([], [tomorrow])).toBe(tomorrow);
  expect(findNextJob([], [])).toBeNull();
});

it('a job that a company has handed to somebody is not the company’s next one', () => {
  const handed = work(1, 9, { handed: { isForCompany: true } });
  const own = work(2, 14);
  expect(findNextJob([handed, own], [])).toBe(own);
});

it('the day has what is done in its place, and the free hours between two jobs', () => {
  const parts = listDayParts([work(2, 14), work(3, 16)], [work(1, 9)]);
  expect(parts.map((part) => (part.kind === 'job' ? [part.work.taskid, part.isDone] : part))).toEqual([
    [1, true],
    { kind: 'gap', fromMs: toInstantMs(DAY, 11), untilMs: toInstantMs(DAY, 11) + 3 * HOUR_MS },
    [2, false],
    [3, false],
  ]);
});

it('a job within a longer one opens no gap after it', () => {
  const parts = listDayParts([work(1, 9, { endHour: 15 }), work(2, 10), work(3, 15)], []);
  expect(parts.map(({ kind }) => kind)).toEqual(['job', 'job', 'job']);
});
