import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import type { Work } from '../work-card';
import { findNextJob, listDayParts, listFitting, listStops } from './day';

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

const OWN = 7;
const findNext = (today: readonly Work[], later: readonly Work[]) => findNextJob({ today, later, userId: OWN });

it('the next job is the first of today, an overdue one before it, and without them the first of another day', () => {
  const [early, late] = [work(1, 9), work(2, 14)];
  const tomorrow = work(3, 8, { gDate: '2026-12-01' });
  expect(findNext([late, early], [tomorrow])).toBe(early);
  const overdue = work(4, 16, { isOverdue: true });
  expect(findNext([early, overdue], [])).toBe(overdue);
  expect(findNext([], [tomorrow])).toBe(tomorrow);
  expect(findNext([], [])).toBeNull();
});

it('a job that was never begun gives way to the one that somebody is on the way to or at work in', () => {
  const missed = work(4, 8, { isOverdue: true });
  for (const state of ['EN_ROUTE', 'IN_PROGRESS'] as const) {
    const begun = work(1, 14, { state });
    expect(findNext([missed, work(2, 9), begun], [])).toBe(begun);
  }
  // One that was begun and not ended has its end to be said.
  const unended = work(5, 8, { isOverdue: true, state: 'IN_PROGRESS' });
  expect(findNext([work(1, 14, { state: 'EN_ROUTE' }), missed, unended], [])).toBe(unended);
});

it('a job that was handed to somebody is the next one of that person alone', () => {
  const handed = work(1, 9, { handed: { assigneeUserId: 8, isForCompany: false } });
  const led = work(3, 10, { handed: { assigneeUserId: 8, isForCompany: true } });
  const own = work(2, 14);
  expect(findNext([handed, led, own], [])).toBe(own);
  const forCompany = work(4, 8, { handed: { assigneeUserId: OWN, isForCompany: true } });
  expect(findNext([own, forCompany], [])).toBe(forCompany);
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

it('new work fits into a gap where its hours and the way there lie within it', () => {
  const gap = { fromMs: toInstantMs(DAY, 11), untilMs: toInstantMs(DAY, 15) };
  const travel = (minutes: number) => ({ travel: { metres: 3_000, minutes, from: 'job' } });
  const [fits, soonest] = [work(1, 13, travel(20)), work(2, 12, travel(20))];
  const [tooFar, tooLate] = [work(3, 12, travel(90)), work(4, 14, travel(20))];
  expect(listFitting(gap, [fits, tooFar, tooLate, soonest])).toEqual([soonest, fits]);
});

it('the stops of a day go by their hours, in one city, and only where a door is known', () => {
  const at = (cityid: number) => ({ door: { cityid, latitude: 35.8, longitude: 51.4 } });
  const [first, second] = [work(1, 9, at(1)), work(2, 14, at(1))];
  const stops = listStops([second, work(3, 11, { door: null }), first, work(4, 17, at(2))]);
  expect(stops.map((stop) => stop.work)).toEqual([first, second]);
});
