import { PAYMENT_WARNINGS_MS, PAYMENT_WINDOW_MS } from '../constants/orders';
import { canProlongPayment, toProlongedMs } from './payment-time';

const EXPIRES_AT_MS = Date.UTC(2026, 10, 23, 8);
const PROLONGED_MS = toProlongedMs(EXPIRES_AT_MS);
const WARNED_MS = EXPIRES_AT_MS - Math.max(...PAYMENT_WARNINGS_MS);
const awaited = {
  expiresAtMs: EXPIRES_AT_MS,
  startsAtMs: PROLONGED_MS + 1,
  timeline: [{ move: 'place' }],
  nowMs: WARNED_MS,
};

it('gives once more the time to pay', () => expect(PROLONGED_MS - EXPIRES_AT_MS).toBe(PAYMENT_WINDOW_MS));

it('offers more time to pay from the first warning on, until the time is over', () => {
  const at = (nowMs: number) => canProlongPayment({ ...awaited, nowMs });
  expect([WARNED_MS - 1, WARNED_MS, EXPIRES_AT_MS - 1, EXPIRES_AT_MS].map(at)).toEqual([false, true, true, false]);
});

it('ends more time to pay before the visit begins', () => {
  const before = (startsAtMs: number) => canProlongPayment({ ...awaited, startsAtMs });
  expect([PROLONGED_MS + 1, PROLONGED_MS, EXPIRES_AT_MS].map(before)).toEqual([true, false, false]);
});

it('offers more time to pay once an order', () =>
  expect(canProlongPayment({ ...awaited, timeline: [{ move: 'prolongPayment' }] })).toBe(false));
