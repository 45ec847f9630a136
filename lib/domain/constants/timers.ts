import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units';

// How banks are asked
/**
 * Payments that may be begun at a bank in an hour: of one order, and of one person in all. Each is asked about for half
 * an hour.
 */
export const BANK_PAYMENTS_AN_HOUR = { anOrder: 10, aPerson: 30 } as const;
/** A payment whose callback did not come is asked about from here on, until there (FACTS). */
export const PAYMENT_RECHECK = {
  fromMs: 2 * MINUTE_MS,
  untilMs: 30 * MINUTE_MS,
  everyMs: 2 * MINUTE_MS,
  /** While the gateway is silent nobody knows whether it was paid. */
  untilWhileSilentMs: DAY_MS,
} as const;
/** Concurrent inquiries at the gateways, beside those of people who came back from a payment. */
export const GATEWAY_QUESTIONS_AT_ONCE = 4;
/** The pause after a gateway's time-out, by the number of time-outs in a row; the last value repeats. */
export const GATEWAY_SILENCE_MS = [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS] as const;

// Work that time does, in batches
/** The pause before a failed row is tried again, by its number of failures; the last value repeats. */
export const BATCH_RETRY_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
] as const;
/** A row's failures that alarm the operators. */
export const BATCH_ALARM_FAILURES = 4;
/** The pause between two looks for new alarms: many rows that fail for one reason come in one message. */
export const BATCH_ALARM_EVERY_MS = 5 * MINUTE_MS;
/** A failure that was not repeated for this time is forgotten. */
export const BATCH_RETRY_MEMORY_MS = 2 * DAY_MS;

// Signs of life, by which the site knows when it was away
/** The interval at which each process notes that the site works. */
export const SIGN_OF_LIFE_MS = 30 * SECOND_MS;
/** Without a sign of life for this time the site was away: longer than a restart takes. */
export const OUTAGE_FROM_MS = 3 * MINUTE_MS;
/** An outage that ended before this time moves no clock that anybody still looks at. */
export const OUTAGE_MEMORY_MS = 366 * DAY_MS;
