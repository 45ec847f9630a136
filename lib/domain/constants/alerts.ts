import { DAY_MS, MINUTE_MS, SECOND_MS } from './time-units';

// BEHAVIOUR 7 and 30: alerts.

/**
 * The waits before an alert that no client has received goes out again; then only when its reader asks for missed ones.
 */
export const ALERT_RETRY_MS = [5 * SECOND_MS, 20 * SECOND_MS, 60 * SECOND_MS, 5 * MINUTE_MS] as const;
export const ALERT_MEMORY_MS = 3 * DAY_MS;
/** Alerts that a client gets at a time; lib/contract/user.ts takes no more. */
export const ALERTS_LISTED = 200;
/** A provider's page asks this often for alerts that the broker may not have brought. */
export const ALERT_ASK_MS = MINUTE_MS;
/** The title of a page that nobody sees changes this often while an alert waits there. */
export const ALERT_TITLE_MS = SECOND_MS;
/** The time left to answer is read out at its half, and when so much is left. */
export const ANSWER_SAID_LEFT_MS = [10 * MINUTE_MS, MINUTE_MS] as const;
/** The radius in metres of the circle that shows a job's neighbourhood in an alert. */
export const ALERT_AREA_METRES = 900;
