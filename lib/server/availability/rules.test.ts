import { AVAILABLE_DAYS_AHEAD, MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId, toVisitInterval } from '@/lib/domain/order/delivery-time';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { findFirstFree, isBookable, judgeHour, listDays, listSlots, toBookedInterval, type Schedule } from './rules';

// Saturday, 21 November 2026, 11:30 in Tehran.
const NOW_MS = Date.parse('2026-11-21T08:00:00Z');
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const FRIDAY = '2026-11-27';
const WEEK = [0, 1, 2, 3, 4, 5];

const at = toDeliveryTimeId;
const schedule = (booked: Schedule['booked'] = []): Schedule => ({
  shifts: WEEK.map((weekday) => ({ weekday, startHour: 8, endHour: 18 })),
  booked,
});
const visit = (gDate: string, hour: number, hours: number) => toBookedInterval(toVisitInterval(gDate, at(hour), hours));

describe('an hour of one provider', () => {
  it('is free inside the shift', () => {
    expect(judgeHour(schedule(), SUNDAY, at(8), 3, NOW_MS)).toBe('free');
    expect(judgeHour(schedule(), SUNDAY, at(15), 3, NOW_MS)).toBe('free');
  });

  it('is outside before the shift, on a day off, and when the job would not end in time', () => {
    expect(judgeHour(schedule(), SUNDAY, at(7), 3, NOW_MS)).toBe('outside');
    expect(judgeHour(schedule(), FRIDAY, at(9), 3, NOW_MS)).toBe('outside');
    expect(judgeHour(schedule(), SUNDAY, at(16), 3, NOW_MS)).toBe('outside');
  });

  it('is past until now, and too soon for two hours more', () => {
    expect(judgeHour(schedule(), SATURDAY, at(11), 3, NOW_MS)).toBe('past');
    expect(judgeHour(schedule(), SATURDAY, at(12), 3, NOW_MS)).toBe('too-soon');
    expect(judgeHour(schedule(), SATURDAY, at(13), 3, NOW_MS)).toBe('too-soon');
    expect(judgeHour(schedule(), SATURDAY, at(14), 3, NOW_MS)).toBe('free');
    expect(judgeHour(schedule(), SATURDAY, at(13), 3, toInstantMs(SATURDAY, 13) - MINIMUM_LEAD_MS)).toBe('free');
  });

  it('is full over a booking, and for the way there and back', () => {
    const busy = schedule([visit(SUNDAY, 11, 2)]);
    expect(judgeHour(busy, SUNDAY, at(8), 2, NOW_MS)).toBe('free');
    expect(judgeHour(busy, SUNDAY, at(8), 3, NOW_MS)).toBe('full');
    expect(judgeHour(busy, SUNDAY, at(13), 3, NOW_MS)).toBe('full');
    expect(judgeHour(busy, SUNDAY, at(14), 3, NOW_MS)).toBe('free');
  });
});

describe('a day', () => {
  it('shows every hour of the shifts, with the reason of the nearest provider', () => {
    const slots = listSlots([schedule([visit(SUNDAY, 8, 10)]), schedule([visit(SUNDAY, 8, 3)])], SUNDAY, 3, NOW_MS);
    expect(slots.map(({ startHour }) => startHour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(slots.map(({ verdict }) => verdict)).toEqual([
      'full',
      'full',
      'full',
      'full',
      'free',
      'free',
      'free',
      'free',
      'outside',
      'outside',
    ]);
    expect(slots[0]).toEqual({ deliveryTimeId: 9, startHour: 8, endHour: 11, verdict: 'full' });
  });

  it('has no hours when nobody works', () => {
    expect(listSlots([schedule()], FRIDAY, 3, NOW_MS)).toEqual([]);
    expect(listSlots([], SUNDAY, 3, NOW_MS)).toEqual([]);
  });
});

describe('bookable hours', () => {
  it('are a month from today in Tehran', () => {
    const days = listDays(NOW_MS);
    expect(days).toHaveLength(AVAILABLE_DAYS_AHEAD);
    expect(days[0]).toBe(SATURDAY);
    expect(listDays(Date.parse('2026-11-20T20:30:00Z'))[0]).toBe(SATURDAY);
    expect(listDays(Date.parse('2026-11-20T20:29:59Z'))[0]).toBe('2026-11-20');
  });

  it('refuse the past, the far future and invalid hours', () => {
    expect(isBookable(SUNDAY, at(9), NOW_MS)).toBe(true);
    expect(isBookable('2026-11-20', at(9), NOW_MS)).toBe(false);
    expect(isBookable('2027-11-22', at(9), NOW_MS)).toBe(false);
    expect(isBookable(SUNDAY, 25, NOW_MS)).toBe(false);
    expect(isBookable('2026-13-45', at(9), NOW_MS)).toBe(false);
  });
});

describe('the earliest hour', () => {
  it('is the first of some provider, over several days', () => {
    const wholeDays = [SATURDAY, SUNDAY].map((day) => ({
      startsAtMs: toInstantMs(day),
      endsAtMs: toInstantMs(day) + 24 * HOUR_MS,
    }));
    expect(findFirstFree([schedule()], 3, NOW_MS)).toEqual({ gDate: SATURDAY, deliveryTimeId: at(14), startHour: 14 });
    expect(findFirstFree([schedule(wholeDays)], 3, NOW_MS)).toEqual({
      gDate: '2026-11-23',
      deliveryTimeId: at(8),
      startHour: 8,
    });
  });

  it('is an hour of the morning for a fasting person', () => {
    expect(findFirstFree([schedule()], 3, NOW_MS, true)).toEqual({
      gDate: SUNDAY,
      deliveryTimeId: at(8),
      startHour: 8,
    });
  });

  it('is null when no shift is long enough', () => {
    expect(findFirstFree([schedule()], 11, NOW_MS)).toBeNull();
    expect(findFirstFree([], 3, NOW_MS)).toBeNull();
  });
});
