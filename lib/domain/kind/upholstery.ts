import { UPHOLSTERY_MINUTES } from '../constants/upholstery';
import { HOUR_MS, MINUTE_MS } from '../constants/time-units';

/** Whole hours that a visit for so many seats takes. */
export function toUpholsteryHours(seats: number): number {
  return Math.ceil(((UPHOLSTERY_MINUTES.setUp + seats * UPHOLSTERY_MINUTES.aSeat) * MINUTE_MS) / HOUR_MS);
}
