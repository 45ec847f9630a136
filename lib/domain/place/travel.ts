import type { TravelStart } from '@/lib/contract/provider-enumerations';

import { TRAVEL } from '../constants/travel';
import { toDistanceKm, type Coordinates } from './distance';
import { MINUTES_AN_HOUR } from '../constants/time-units';

/** A way to a job, as it is estimated without a routing service. */
export interface Travel {
  /** Along the streets, by hundreds. */
  readonly metres: number;
  /** Whole minutes, one at least. */
  readonly minutes: number;
  readonly from: TravelStart;
}

const METRES_A_KM = 1000;
const WHOLE_PERCENT = 100;

/** The straight line with what streets add to it, at the pace of a city (BEHAVIOUR 30, "A home base"). */
export function estimateWay(from: Coordinates, to: Coordinates): Omit<Travel, 'from'> {
  const km = (toDistanceKm(from, to) * TRAVEL.detourPercent) / WHOLE_PERCENT;
  return {
    metres: Math.round((km * METRES_A_KM) / TRAVEL.metreSteps) * TRAVEL.metreSteps,
    minutes: Math.max(1, Math.round((km / TRAVEL.kmAnHour) * MINUTES_AN_HOUR)),
  };
}

/** The way to a job, and what it begins at. */
export function estimateTravel(
  { point, from }: { readonly point: Coordinates; readonly from: TravelStart },
  to: Coordinates,
): Travel {
  return { ...estimateWay(point, to), from };
}
