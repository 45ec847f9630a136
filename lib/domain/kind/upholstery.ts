import { UPHOLSTERY_MINUTES } from '../constants/upholstery';
import { HOUR_MS, MINUTE_MS } from '../constants/time-units';

/** Whole hours of a visit for `seats` seats. */
export function toUpholsteryHours(seats: number): number {
  return Math.ceil(((UPHOLSTERY_MINUTES.setUp + seats * UPHOLSTERY_MINUTES.aSeat) * MINUTE_MS) / HOUR_MS);
}
