import { PAYMENT_WARNINGS_MS, PAYMENT_WINDOW_MS } from '../constants/orders';

interface AwaitedPayment {
  readonly expiresAtMs: number;
  readonly startsAtMs: number;
  readonly timeline: readonly { readonly move: string }[];
  readonly nowMs: number;
}

/**
 * Whether a customer may take as much time again to pay. They may once an order, from the first warning on, while the
 * visit begins after the longer time. The hour is held until the time is over, so nobody else can have it.
 */
export function canProlongPayment({ expiresAtMs, startsAtMs, timeline, nowMs }: AwaitedPayment): boolean {
  if (timeline.some(({ move }) => move === 'prolongPayment')) return false;
  const leftMs = expiresAtMs - nowMs;
  return leftMs > 0 && leftMs <= Math.max(...PAYMENT_WARNINGS_MS) && toProlongedMs(expiresAtMs) < startsAtMs;
}

/** The end of the prolonged time to pay. */
export function toProlongedMs(expiresAtMs: number): number {
  return expiresAtMs + PAYMENT_WINDOW_MS;
}
