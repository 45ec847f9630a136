import type { TravelStart } from '@/lib/contract/provider-enumerations';

import { TRAVEL } from '../constants/travel';
import { toDistanceKm, type Coordinates } from './distance';
import { MINUTES_AN_HOUR } from '../constants/time-units';

/** A way along the streets. */
export interface Way {
  /** Metres, in hundreds. */
  readonly metres: number;
  /** Whole minutes, one at least. */
  readonly minutes: number;
  /** No routing service has measured it. */
  readonly isEstimate: boolean;
}

/** A way to a job. */
export interface Travel extends Way {
  readonly from: TravelStart;
}

const METRES_A_KM = 1000;
const WHOLE_PERCENT = 100;
const SECONDS_A_MINUTE = 60;

/** A way as it is said: by hundreds of metres, in whole minutes. */
export function toSaidWay(metres: number, seconds: number): Omit<Way, 'isEstimate'> {
  return {
    metres: Math.round(metres / TRAVEL.metreSteps) * TRAVEL.metreSteps,
    minutes: Math.max(1, Math.round(seconds / SECONDS_A_MINUTE)),
  };
}

/** The straight line with the addition of streets, at the pace of a city (BEHAVIOUR 30, "A home base"). */
export function estimateWay(from: Coordinates, to: Coordinates): Way {
  const km = (toDistanceKm(from, to) * TRAVEL.detourPercent) / WHOLE_PERCENT;
  const seconds = (km / TRAVEL.kmAnHour) * MINUTES_AN_HOUR * SECONDS_A_MINUTE;
  return { ...toSaidWay(km * METRES_A_KM, seconds), isEstimate: true };
}

/** The way to a job, and its beginning. */
export function estimateTravel(
  { point, from }: { readonly point: Coordinates; readonly from: TravelStart },
  to: Coordinates,
): Travel {
  return { ...estimateWay(point, to), from };
}
