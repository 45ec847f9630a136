import { MINUTE_MS } from '../constants/time-units';
import { toTruckArrival, toTruckWayMs } from './truck-arrival';

describe('the way of a truck', () => {
  it.each([
    [0, 5],
    [1, 9],
    [5, 22],
    [20, 70],
  ])('takes to a car %d km away %d minutes', (distanceKm, minutes) => {
    expect(toTruckWayMs(distanceKm)).toBe(minutes * MINUTE_MS);
  });

  it('ends within half an hour while the order may still be paid, and within a quarter once it was', () => {
    const nowMs = 3 * MINUTE_MS + 1;
    expect(toTruckArrival(nowMs, 5, { isPaid: false })).toEqual({
      startsAtMs: 26 * MINUTE_MS,
      endsAtMs: 56 * MINUTE_MS,
    });
    expect(toTruckArrival(nowMs, 5, { isPaid: true })).toEqual({
      startsAtMs: 26 * MINUTE_MS,
      endsAtMs: 41 * MINUTE_MS,
    });
  });
});
