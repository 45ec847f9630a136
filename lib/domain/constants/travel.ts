// Numbers of the way to a visit: BEHAVIOUR 30.
import { MINUTE_MS, SECOND_MS } from './time-units';

/** A provider is kept free this long after a visit, to travel to the next. */
export const TRAVEL_BUFFER_MS = 30 * MINUTE_MS;
/**
 * BEHAVIOUR 30: a way without a routing service. The addition of streets to the straight line, the pace of a city, and
 * the steps that are said.
 */
export const TRAVEL = { detourPercent: 140, kmAnHour: 22, metreSteps: 100 } as const;
/** The largest distance of a home base from the centre of its neighbourhood. */
export const HOME_BASE_WITHIN_KM = 15;
/** The longest way to new work that a provider can ask for, in minutes; null for any way. */
export const NEAR_WORK_MINUTES = [null, 20, 40] as const;
/** A routing service: how long it may take, how long it rests after a failure, and the goals of one question. */
export const ROUTING = { answerWithinMs: 1.5 * SECOND_MS, silentForMs: MINUTE_MS, goalsAtOnce: 90 } as const;
