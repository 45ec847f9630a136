import { HOUR_MS } from '../constants/time-units';
import { toInstantMs } from '../site/jalali-date';
import { addWorkingMs, findNextOpening, takeWorkingMs } from './working-time';

/** Saturday. The desk works from 8 to 20 until Wednesday, and from 8 to 14 on Thursday. */
const SATURDAY = '2026-11-28';
const THURSDAY = '2026-12-03';
const NEXT_SATURDAY = '2026-12-05';
const ALWAYS_OPEN = { holidays: new Set<string>(), outages: [] };

describe('the working time of the desk', () => {
  it.each([
    ['within a day', toInstantMs(SATURDAY, 10), 6, toInstantMs(SATURDAY, 16)],
    ['from the night on', toInstantMs(SATURDAY, 2), 6, toInstantMs(SATURDAY, 14)],
    ['over the night', toInstantMs(SATURDAY, 18), 6, toInstantMs('2026-11-29', 12)],
    ['up to the evening', toInstantMs(SATURDAY, 18), 2, toInstantMs(SATURDAY, 20)],
    ['over a short day and a free one', toInstantMs(THURSDAY, 12), 6, toInstantMs(NEXT_SATURDAY, 12)],
  ])('counts %s', (_when, sinceMs, hours, dueMs) => {
    expect(addWorkingMs(sinceMs, hours * HOUR_MS, ALWAYS_OPEN)).toBe(dueMs);
  });

  it('stands still on an official holiday', () => {
    const holidays = new Set(['2026-11-29']);
    expect(addWorkingMs(toInstantMs(SATURDAY, 18), 6 * HOUR_MS, { holidays, outages: [] })).toBe(
      toInstantMs('2026-11-30', 12),
    );
    expect(findNextOpening('2026-11-29', holidays)).toBe(toInstantMs('2026-11-30', 8));
  });

  it.each([
    ['in the middle of a day', [[12, 14]], 18],
    ['before it began', [[6, 9]], 16],
    ['that began before it and ended after', [[9, 11]], 17],
    [
      'twice a day',
      [
        [11, 12],
        [13, 15],
      ],
      19,
    ],
    ['over the evening, the night and the morning', [[15, 33]], 34],
    ['at night alone', [[21, 30]], 16],
  ])('stands still while our own site was away %s', (_when, hours, dueHour) => {
    const outages = hours.map(([from = 0, until = 0]) => toOutage(from, until));
    const dueMs = addWorkingMs(toInstantMs(SATURDAY, 10), 6 * HOUR_MS, { ...ALWAYS_OPEN, outages });
    expect(dueMs).toBe(toInstantMs(SATURDAY, dueHour));
  });

  it.each([
    ['without an outage', []],
    ['with outages', [toOutage(-14, -9), toOutage(9, 11), toOutage(13, 14), toOutage(18, 33), toOutage(60, 61)]],
  ])('finds every late case without counting from its own beginning, %s', (_with, outages) => {
    const waitMs = 6 * HOUR_MS;
    const time = { ...ALWAYS_OPEN, outages };
    for (let now = 0; now < 24 * 8; now += 1)
      for (let began = -48; began < now; began += 1) {
        const [nowMs, sinceMs] = [toInstantMs(SATURDAY, now), toInstantMs(SATURDAY, began)];
        // While the site is away nobody asks.
        if (outages.some(({ fromMs, untilMs }) => fromMs < nowMs && nowMs < untilMs)) continue;
        const isLate = addWorkingMs(sinceMs, waitMs, time) <= nowMs;
        expect([now, began, sinceMs <= takeWorkingMs(nowMs, waitMs, time)]).toEqual([now, began, isLate]);
      }
  });
});

function toOutage(fromHour: number, untilHour: number) {
  return { fromMs: toInstantMs(SATURDAY, fromHour), untilMs: toInstantMs(SATURDAY, untilHour) };
}
