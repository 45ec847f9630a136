import { HOUR_MS } from '../constants/time-units';
import { toInstantMs } from '../site/jalali-date';
import { addWorkingMs, findNextOpening, takeWorkingMs } from './working-time';

/** Saturday. The desk works from 8 to 20 until Wednesday, and from 8 to 14 on Thursday. */
const SATURDAY = '2026-11-28';
const THURSDAY = '2026-12-03';
const NEXT_SATURDAY = '2026-12-05';
const NO_HOLIDAYS = new Set<string>();

describe('the working time of the desk', () => {
  it.each([
    ['within a day', toInstantMs(SATURDAY, 10), 6, toInstantMs(SATURDAY, 16)],
    ['from the night on', toInstantMs(SATURDAY, 2), 6, toInstantMs(SATURDAY, 14)],
    ['over the night', toInstantMs(SATURDAY, 18), 6, toInstantMs('2026-11-29', 12)],
    ['up to the evening', toInstantMs(SATURDAY, 18), 2, toInstantMs(SATURDAY, 20)],
    ['over a short day and a free one', toInstantMs(THURSDAY, 12), 6, toInstantMs(NEXT_SATURDAY, 12)],
  ])('counts %s', (_when, sinceMs, hours, dueMs) => {
    expect(addWorkingMs(sinceMs, hours * HOUR_MS, NO_HOLIDAYS)).toBe(dueMs);
  });

  it('stands still on an official holiday', () => {
    const holidays = new Set(['2026-11-29']);
    expect(addWorkingMs(toInstantMs(SATURDAY, 18), 6 * HOUR_MS, holidays)).toBe(toInstantMs('2026-11-30', 12));
    expect(findNextOpening('2026-11-29', holidays)).toBe(toInstantMs('2026-11-30', 8));
  });

  it('finds every late case without counting from its own beginning', () => {
    const waitMs = 6 * HOUR_MS;
    for (let now = 0; now < 24 * 8; now += 1)
      for (let began = -48; began < now; began += 1) {
        const [nowMs, sinceMs] = [toInstantMs(SATURDAY, now), toInstantMs(SATURDAY, began)];
        const isLate = addWorkingMs(sinceMs, waitMs, NO_HOLIDAYS) <= nowMs;
        expect([now, began, sinceMs <= takeWorkingMs(nowMs, waitMs, NO_HOLIDAYS)]).toEqual([now, began, isLate]);
      }
  });
});
