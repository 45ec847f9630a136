import { UPHOLSTERY_MINUTES } from './upholstery-constants';
import { HOUR_MS, MINUTE_MS } from './time-units';

/** Whole hours that a visit for so many seats takes. */
export function toUpholsteryHours(seats: number): number {
  return Math.ceil(((UPHOLSTERY_MINUTES.setUp + seats * UPHOLSTERY_MINUTES.aSeat) * MINUTE_MS) / HOUR_MS);
}
