import { toCancelTerms, toCommissionRials } from './money';
import type { OrderState } from '@/lib/contract/enumerations';

describe('shares of a price', () => {
  it('takes 15 % commission, rounded down to whole tomans', () => {
    expect(toCommissionRials(9_600_000)).toBe(1_440_000);
    expect(toCommissionRials(1_234_570)).toBe(185_180);
  });
});

describe('the fee of a cancellation', () => {
  const hour = 3_600_000;
  const minute = 60_000;
  const startsAtMs = Date.parse('2026-11-26T05:30:00Z');
  const terms = (
    state: OrderState,
    beforeVisitMs: number,
    sinceConfirmedMs: number | null,
    priceRials = 9_600_000,
    hours = 3,
  ) =>
    toCancelTerms({
      hasArrived: false,
      state,
      priceRials,
      startsAtMs,
      promisedAtMs: startsAtMs,
      endsAtMs: startsAtMs + hours * hour,
      nowMs: startsAtMs - beforeVisitMs,
      confirmedAtMs: sinceConfirmedMs === null ? null : startsAtMs - beforeVisitMs - sinceConfirmedMs,
    });
  const fee = (...given: Parameters<typeof terms>) => terms(...given).feeRials;

  it.each<[string, number, number]>([
    ['nobody has accepted yet', fee('AWAITING_PROVIDER', hour, null), 0],
    ['it is not paid', fee('PENDING_PAYMENT', hour, null), 0],
    ['the provider declined', fee('DECLINED', hour, null), 0],
    ['exactly 3 h before the visit', fee('CONFIRMED', 3 * hour, 2 * hour), 0],
    ['exactly 5 min after the confirmation', fee('CONFIRMED', 2 * hour, 5 * minute), 0],
    ['a moment under 3 h: 15 % of 9,600,000', fee('CONFIRMED', 3 * hour - 1, 2 * hour), 1_440_000],
    ['a moment over 5 min', fee('CONFIRMED', 2 * hour, 5 * minute + 1), 1_440_000],
    [
      '15 % of ten hours would be more than one hour: one hour of 25,000,000',
      fee('CONFIRMED', hour, hour, 25_000_000, 10),
      2_500_000,
    ],
    ['en route: 20 %', fee('EN_ROUTE', hour, minute), 1_920_000],
    ['en route, ten hours: at most one hour', fee('EN_ROUTE', hour, hour, 25_000_000, 10), 2_500_000],
  ])('%s', (_case, actual, expected) => expect(actual).toBe(expected));

  it('names the part of the rule that holds, and the end of the free time', () => {
    expect(terms('AWAITING_PROVIDER', hour, null)).toEqual({ feeRials: 0, reason: 'unassigned', freeUntilMs: null });
    expect(terms('CONFIRMED', 5 * hour, hour)).toEqual({
      feeRials: 0,
      reason: 'early',
      freeUntilMs: startsAtMs - 3 * hour,
    });
    expect(terms('CONFIRMED', 2 * hour, minute)).toEqual({
      feeRials: 0,
      reason: 'just-confirmed',
      freeUntilMs: startsAtMs - 2 * hour + 4 * minute,
    });
    expect(terms('CONFIRMED', 2 * hour, hour)).toMatchObject({ reason: 'late', freeUntilMs: null });
    expect(terms('EN_ROUTE', hour, minute)).toMatchObject({ reason: 'en-route', freeUntilMs: null });
  });

  it('goes by the booked hours: a provider’s “on the way” before it is time costs nothing', () => {
    for (const beforeMs of [5 * hour, 2 * hour, 1.5 * hour + 1])
      expect(terms('EN_ROUTE', beforeMs, hour)).toEqual(terms('CONFIRMED', beforeMs, hour));
    expect(terms('EN_ROUTE', 1.5 * hour, hour)).toMatchObject({ reason: 'en-route' });
  });
});
