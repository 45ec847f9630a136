import { HOUR_MS, MINUTE_MS } from './time-units';

// BEHAVIOUR 5 and 30: how long a chosen provider has to answer, and how long when the visit is soon.
export const PROVIDER_ANSWER_MS = 4 * HOUR_MS;
export const PROVIDER_ANSWER_SOON_MS = 30 * MINUTE_MS;
export const VISIT_IS_SOON_MS = 6 * HOUR_MS;
/**
 * BEHAVIOUR 30: from which hour of the day until which, Tehran time, the time to answer stands still; not once the
 * visit is soon.
 */
export const QUIET_HOURS = { from: 22, until: 8 } as const;
/** The second reminder of an answer; the first comes at half of the time. */
export const ANSWER_REMINDER_BEFORE_END_MS = 10 * MINUTE_MS;
