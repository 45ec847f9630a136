import type { ServiceKind } from '@/lib/contract/enumerations';

import { toAnswerDeadline } from './answer-deadline';
import { QUIET_HOURS, VISIT_IS_SOON_MS } from '../constants/answers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants/time-units';
import { toInstantMs, toTehranHour } from '../site/jalali-date';

const DAY = '2026-11-21';
/** An hour of that day in Tehran; hours past 24 are those of the next day. */
const at = (hour: number) => toInstantMs(DAY, hour);
/** The deadline in hours of that day. */
function deadline(askedAtHour: number, visitAtHour: number, kind: ServiceKind = 'cleaning') {
  const { dueMs, halfMs, lastMs } = toAnswerDeadline(at(askedAtHour), at(visitAtHour), kind);
  const toHour = (instantMs: number) => (instantMs - at(0)) / HOUR_MS;
  return { due: toHour(dueMs), half: toHour(halfMs), last: lastMs === null ? null : toHour(lastMs) };
}
const TEN_MINUTES = 1 / 6;

describe('the time to answer', () => {
  it.each([
    ['a visit in two days', 48, 4],
    ['a visit just over 6 h away', 6.001, 4],
    ['a visit in 6 h', 6, 0.5],
    ['a visit in 10 min', TEN_MINUTES, TEN_MINUTES],
  ])('fits %s', (_case, untilVisit, time) => {
    expect(deadline(10, 10 + untilVisit).due).toBeCloseTo(10 + time);
  });

  it('is 30 min for the winner of a bid, and 5 min for the driver of a truck at any hour', () => {
    expect(deadline(10, 34, 'task').due).toBe(10.5);
    expect(deadline(10, 10.25, 'moving').due).toBe(10.25);
    expect(deadline(23, 23.1, 'gas').due).toBeCloseTo(23 + 5 / 60);
  });

  it('has a reminder at half of it and one 10 min before its end', () => {
    expect(deadline(10, 48)).toEqual({ due: 14, half: 12, last: expect.closeTo(14 - TEN_MINUTES) });
    expect(deadline(10, 16)).toEqual({ due: 10.5, half: 10.25, last: expect.closeTo(10.5 - TEN_MINUTES) });
  });

  it('has one reminder where 10 min before the end is not after the half', () => {
    expect(deadline(10, 10 + 2 * TEN_MINUTES).last).toBeNull();
    expect(deadline(10, 11, 'gas')).toMatchObject({ half: expect.closeTo(10 + 2.5 / 60), last: null });
  });

  it('stops from 22 to 8, and its rest runs in the morning', () => {
    expect(deadline(21, 48)).toEqual({ due: 35, half: 33, last: expect.closeTo(35 - TEN_MINUTES) });
    expect(deadline(23, 60)).toEqual({ due: 36, half: 34, last: expect.closeTo(36 - TEN_MINUTES) });
    expect(deadline(2, 60)).toEqual({ due: 12, half: 10, last: expect.closeTo(12 - TEN_MINUTES) });
    expect(deadline(21.75, 60, 'task')).toEqual({ due: 32.25, half: 32, last: expect.closeTo(32.25 - TEN_MINUTES) });
  });

  it('runs at night for a visit within 6 h, so that two hours are left to find another provider', () => {
    expect(deadline(21, 33)).toMatchObject({ due: 30, half: 28 });
    expect(deadline(20, 31)).toMatchObject({ due: 27 });
    expect(deadline(23, 29)).toMatchObject({ due: 23.5, half: 23.25 });
    expect(deadline(3, 8)).toMatchObject({ due: 3.5 });
  });

  it('ends neither in the quiet hours of a distant visit nor after a visit, at any minute of a day', () => {
    const wrong: unknown[] = [];
    for (const kind of ['cleaning', 'task'] as const)
      for (let askedMs = at(0); askedMs < at(24); askedMs += 7 * MINUTE_MS)
        for (let untilVisitMs = HOUR_MS; untilVisitMs < 2 * DAY_MS; untilVisitMs += 53 * MINUTE_MS) {
          const visitMs = askedMs + untilVisitMs;
          const { dueMs, halfMs, lastMs } = toAnswerDeadline(askedMs, visitMs, kind);
          const times = [askedMs, halfMs, ...(lastMs === null ? [] : [lastMs]), dueMs, visitMs];
          const isOrdered = times.every((instantMs, index) => index === 0 || instantMs >= (times[index - 1] ?? 0));
          const isQuiet = times.slice(1, -1).some((instantMs) => {
            const hour = toTehranHour(instantMs);
            return (hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until) && visitMs - instantMs > VISIT_IS_SOON_MS;
          });
          if (!isOrdered || isQuiet) wrong.push({ kind, askedMs, visitMs });
        }
    expect(wrong).toEqual([]);
  });
});
