import { TRANSFER_LIMITS } from '../constants/money';
import { toInstantMs } from '../site/jalali-date';
import { findLeaving } from './bank-days';
import { toPayoutMethod } from './payout-method';
import { toTransferDay } from './transfer-day';

const SHEBA = 'IR580540105180021273113007';
const OWN_SHEBA = 'IR062960000000100324200001';
const SATURDAY = '2026-11-28';
const NO_HOLIDAYS = new Set<string>();
const at = (day: string, hour: number) => toInstantMs(day, hour);

describe('the way of a transfer', () => {
  const transfer = (amountRials: number, atMs: number) => ({ amountRials, sheba: SHEBA, ownSheba: OWN_SHEBA, atMs });

  it('is Paya up to its limit, Satna above it, and inner at our own bank', () => {
    const [{ mostPayaRials }] = TRANSFER_LIMITS;
    expect(toPayoutMethod(transfer(mostPayaRials, at(SATURDAY, 9)))).toBe('paya');
    expect(toPayoutMethod(transfer(mostPayaRials + 1, at(SATURDAY, 9)))).toBe('satna');
    expect(toPayoutMethod({ ...transfer(mostPayaRials + 1, at(SATURDAY, 9)), ownSheba: SHEBA })).toBe('inner');
  });

  it('follows the limits of its own day', () => {
    const table = [
      { fromDay: '2027-03-21', mostPayaRials: 3_000 },
      { fromDay: '2025-05-01', mostPayaRials: 2_000 },
    ];
    expect(toPayoutMethod(transfer(2_500, at('2027-03-20', 23)), table)).toBe('satna');
    expect(toPayoutMethod(transfer(2_500, at('2027-03-21', 0)), table)).toBe('paya');
    expect(toPayoutMethod(transfer(2_000, at('2020-01-01', 0)), table)).toBe('paya');
  });

  it('leaves no sum without a way', () => {
    for (const { mostPayaRials, leastSatnaRials } of TRANSFER_LIMITS)
      expect(leastSatnaRials).toBeLessThanOrEqual(mostPayaRials);
  });
});

describe('the departure of a file', () => {
  it('is the next Paya cycle of a bank day', () => {
    expect(findLeaving('paya', at(SATURDAY, 17), NO_HOLIDAYS)).toBe(at(SATURDAY, 17.75));
    expect(findLeaving('paya', at(SATURDAY, 17.75), NO_HOLIDAYS)).toBe(at('2026-11-29', 17.75));
    // A Wednesday evening, then Thursday and Friday.
    expect(findLeaving('paya', at('2026-12-02', 18), NO_HOLIDAYS)).toBe(at('2026-12-05', 17.75));
    expect(findLeaving('paya', at('2026-12-02', 18), new Set(['2026-12-05']))).toBe(at('2026-12-06', 17.75));
  });

  it('is at once by Satna while banks are open, otherwise at their next opening', () => {
    expect(findLeaving('satna', at(SATURDAY, 9), NO_HOLIDAYS)).toBeNull();
    expect(findLeaving('satna', at(SATURDAY, 7), NO_HOLIDAYS)).toBe(at(SATURDAY, 8));
    expect(findLeaving('satna', at(SATURDAY, 13), NO_HOLIDAYS)).toBe(at('2026-11-29', 8));
    expect(findLeaving('satna', at(SATURDAY, 9), new Set([SATURDAY]))).toBe(at('2026-11-29', 8));
    expect(findLeaving('inner', at('2026-12-04', 3), NO_HOLIDAYS)).toBeNull();
  });
});

describe('the day of a payout', () => {
  it('is the next bank day for daily pay, and the next Saturday for weekly pay', () => {
    expect(toTransferDay(at(SATURDAY, 9), 'daily', NO_HOLIDAYS)).toBe('2026-11-29');
    expect(toTransferDay(at(SATURDAY, 9), 'from-sum', NO_HOLIDAYS)).toBe('2026-11-29');
    expect(toTransferDay(at(SATURDAY, 9), 'weekly', NO_HOLIDAYS)).toBe('2026-12-05');
    expect(toTransferDay(at('2026-12-02', 9), 'daily', NO_HOLIDAYS)).toBe('2026-12-05');
    expect(toTransferDay(at(SATURDAY, 9), 'weekly', new Set(['2026-12-05']))).toBe('2026-12-06');
  });

  it('is today for a request from before the desk opens, as for automatic requests', () => {
    expect(toTransferDay(at(SATURDAY, 0), 'weekly', NO_HOLIDAYS)).toBe(SATURDAY);
    expect(toTransferDay(at('2026-11-29', 0), 'daily', NO_HOLIDAYS)).toBe('2026-11-29');
  });
});
