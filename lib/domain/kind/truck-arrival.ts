import { PAYMENT_WINDOW_MS } from '../constants/orders';
import { HOUR_MS, MINUTE_MS } from '../constants/time-units';
import { TRUCK_ANSWER_MS, TRUCK_DELAY_MS, TRUCK_WAY } from '../constants/trucks';
import type { Interval } from '../order/delivery-time';

const WHOLE_PERCENT = 100;

/** A truck's way to a car, from the order on, over `distanceKm` in a straight line; rounded to whole minutes. */
export function toTruckWayMs(distanceKm: number): number {
  const { detourPercent, kmAnHour, setsOffMs } = TRUCK_WAY;
  const drivenKm = (distanceKm * detourPercent) / WHOLE_PERCENT;
  return toWholeMinutes(setsOffMs + (drivenKm / kmAnHour) * HOUR_MS);
}

/**
 * The interval in which a truck reaches the car. The earliest is when all goes at once. The latest is when the customer
 * pays in the last minute, the driver answers in the last minute, and traffic is slow. A paid order needs no time for
 * the payment.
 */
export function toTruckArrival(nowMs: number, distanceKm: number, { isPaid }: { readonly isPaid: boolean }): Interval {
  const startsAtMs = toWholeMinutes(nowMs) + toTruckWayMs(distanceKm);
  return { startsAtMs, endsAtMs: startsAtMs + TRUCK_ANSWER_MS + TRUCK_DELAY_MS + (isPaid ? 0 : PAYMENT_WINDOW_MS) };
}

function toWholeMinutes(spanMs: number): number {
  return Math.ceil(spanMs / MINUTE_MS) * MINUTE_MS;
}
