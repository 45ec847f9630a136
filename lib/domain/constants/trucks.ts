import { PETROL_LITRES } from './kinds';
import { HOUR_MS, MINUTE_MS } from './time-units';

/** The distance in kilometres within which trucks are asked for, and their number at most. */
export const TRUCKS_NEAR = { withinKm: 20, most: 8 } as const;
/**
 * The estimate of a truck's way: the streets' share of the straight line, its speed in a city, the time before it sets
 * off.
 */
export const TRUCK_WAY = { detourPercent: 135, kmAnHour: 25, setsOffMs: 5 * MINUTE_MS } as const;
/** A truck driver's time to answer, and the time for which traffic may keep a truck. */
export const TRUCK_ANSWER_MS = 5 * MINUTE_MS;
export const TRUCK_DELAY_MS = 10 * MINUTE_MS;
/** The time after a driver's refusal or silence within which another truck can be sent. */
export const TRUCK_AGAIN_MS = 30 * MINUTE_MS;
/** A customer's hourly budget for descriptions of the way to the car, for one order. */
export const WAYS_AN_HOUR = 4;
/**
 * A truck is offered while its tank holds the litres of the largest order, because the litres are asked after the
 * truck. `usual` is one order, in which the driver reads the rest.
 */
export const TRUCK_TANK = { least: PETROL_LITRES.car.most, usual: 30 } as const;
/**
 * A driver's map shows neighbourhoods where at least `least` orders wait for petrol or were begun within `recentMs`. It
 * shows at most `most` of them.
 */
export const TRUCK_DEMAND = { recentMs: 6 * HOUR_MS, least: 2, most: 8 } as const;
/** A tank is filled to a tenth of a litre. */
export const LITRE_STEPS = 10;

/**
 * BEHAVIOUR 30, "Vehicles": an online truck's page sends its position every `everyMs`; at most `aMinute` are taken a
 * minute. A driver whose position is older than `askAfterMs` is asked for one. A truck is offered while its position is
 * at most `freshMs` old, and goes offline after `endsAfterMs` without one.
 */
export const TRUCK_POSITION = {
  everyMs: MINUTE_MS,
  aMinute: 6,
  askAfterMs: 8 * MINUTE_MS,
  freshMs: 10 * MINUTE_MS,
  endsAfterMs: HOUR_MS,
} as const;
