import { isDeliveryTimeId, isOverlapping, toDeliveryTimeId, toStartHour, toVisitInterval } from './delivery-time';

describe('the hour of a visit', () => {
  it('has a positive id that is equal on every day', () => {
    expect(toDeliveryTimeId(0)).toBe(1);
    expect(toStartHour(toDeliveryTimeId(9))).toBe(9);
  });

  it('is known only from 1 to 24', () => {
    expect([0, 1, 24, 25, 1.5, Number.NaN].map(isDeliveryTimeId)).toEqual([false, true, true, false, false, false]);
  });

  it('begins and ends by the clock of Tehran', () => {
    const visit = toVisitInterval('2026-11-26', toDeliveryTimeId(9), 3);
    expect(new Date(visit.startsAtMs).toISOString()).toBe('2026-11-26T05:30:00.000Z');
    expect(new Date(visit.endsAtMs).toISOString()).toBe('2026-11-26T08:30:00.000Z');
  });

  it('overlaps another unless one ends before or as the other begins', () => {
    const visit = { startsAtMs: 10, endsAtMs: 20 };
    expect(isOverlapping(visit, { startsAtMs: 20, endsAtMs: 30 })).toBe(false);
    expect(isOverlapping(visit, { startsAtMs: 0, endsAtMs: 10 })).toBe(false);
    expect(isOverlapping(visit, { startsAtMs: 19, endsAtMs: 30 })).toBe(true);
    expect(isOverlapping(visit, { startsAtMs: 12, endsAtMs: 13 })).toBe(true);
  });
});
