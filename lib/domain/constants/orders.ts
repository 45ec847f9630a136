// Numbers of an order from its placing to its end: BEHAVIOUR 4, 5, 14 to 17 and 30.
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units';

export const PAYMENT_WINDOW_MS = 15 * MINUTE_MS;
/** The remaining payment times at which a screen reader announces them, the least first. */
export const PAYMENT_WARNINGS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS] as const;
/**
 * Orders that a customer may have open without having paid them, cash orders among them: each keeps hours from others.
 */
export const UNPAID_ORDER_LIMIT = { withoutCompletedOrder: 3, otherwise: 10 } as const;
/** One person's hourly budget for wishes for a free hour: each wish is checked every minute until its day is over. */
export const WISHES_AN_HOUR = 20;
export const COMPLETION_WAIT_MS = 48 * HOUR_MS;
/** The earliest departure and start before the visit, without the customer's start code. */
export const DEPART_OPENS_BEFORE_MS = 90 * MINUTE_MS;
export const START_OPENS_BEFORE_MS = 15 * MINUTE_MS;
/**
 * The part of the booked time that has to be over before a provider may say that the work is done, without the
 * customer's word.
 */
export const FINISH_AFTER_PERCENT = 25;
/** BEHAVIOUR 17: four digits on the customer's order. */
export const START_CODE = { length: 4, tries: 5 } as const;
export const FREE_CANCEL_AFTER_CONFIRM_MS = 5 * MINUTE_MS;
export const FREE_CANCEL_BEFORE_VISIT_MS = 3 * HOUR_MS;
export const LATE_CANCEL_FEE_PERCENT = 15;
export const EN_ROUTE_CANCEL_FEE_PERCENT = 20;
/**
 * BEHAVIOUR 24: a visit begins within `promisedMs` after its hour. A later one credits a share of the price: that of
 * the first step that it is still within, else `mostPercent`. From `freeCancelAfterMs` on cancelling costs nothing. The
 * commission pays first, then at most `mostOfPayPercent` of the provider's pay.
 */
export const LATENESS = {
  promisedMs: 15 * MINUTE_MS,
  steps: [
    { untilMs: 30 * MINUTE_MS, percent: 5 },
    { untilMs: HOUR_MS, percent: 10 },
  ],
  mostPercent: 20,
  freeCancelAfterMs: HOUR_MS,
  mostOfPayPercent: 10,
  /** A service shows the share of visits that began within the promise: over `shownDays`, from `shownFromVisits` on. */
  shownDays: 30,
  shownFromVisits: 30,
  /** Days over which the share of one professional is counted, who has fewer visits a month. */
  personShownDays: 90,
} as const;
export const APOLOGY_GIFT_RIALS = 200_000;
/** The limits of apologies: between two for a customer and one provider, and a year for one customer. */
export const APOLOGY_LIMITS = { pairEveryMs: 90 * DAY_MS, aYear: 3 } as const;
/** Letters of a report of a problem. */
export const LONGEST_DISPUTE_TEXT = 2000;
/**
 * BEHAVIOUR 14: how long a customer has to decide on another final price. Behind it stand the most that one may say,
 * and how often one order may be asked.
 */
export const PRICE_ANSWER_MS = 30 * MINUTE_MS;
export const PRICE_ANSWER_TEXTILE_MS = DAY_MS;
export const OVERTIME_STEP_MINUTES = 15;

/** The homes that a cleaning is offered for, each by the largest area of its size in square metres. */
export const USUAL_HOMES = [
  { areaM2: 60, roomCount: 1, bathroomCount: 1, windowCount: 2 },
  { areaM2: 90, roomCount: 2, bathroomCount: 1, windowCount: 3 },
  { areaM2: 120, roomCount: 3, bathroomCount: 2, windowCount: 4 },
  { areaM2: 160, roomCount: 3, bathroomCount: 2, windowCount: 6 },
] as const;
/** BEHAVIOUR 30: the share of an order's price that work beyond every price list may come to, with a photo. */
export const FREE_LINES_PERCENT = 50;
export const PRICE_CHANGE_LIMITS = { lines: 10, anOrder: 10, longestReason: 600 } as const;
/** Reminders before the visit (BEHAVIOUR 10). */
export const DAY_REMINDER_MS = DAY_MS;
export const HOURS_REMINDER_MS = 2 * HOUR_MS;
/** Free providers that a list shows at a time. */
export const PROVIDERS_A_PAGE = 20;
export const AVAILABLE_DAYS_AHEAD = 30;
/** A visit is not offered sooner than this from now. */
export const MINIMUM_LEAD_MS = 2 * HOUR_MS;
/**
 * Moves of a customer without the professional's answer, once the professional has heard of the order; from then on the
 * professional is asked.
 */
export const RESCHEDULES = 3;
/** Questions a day of an order's customer for another hour: each is an SMS. */
export const HOUR_QUESTIONS_A_DAY = 5;
/** The time for which an order's key repeats its answer. */
export const IDEMPOTENCY_MEMORY_MS = 30 * DAY_MS;
/** After the day for which somebody wanted to be told of a free hour. */
export const WISH_MEMORY_DAYS = 30;
export const TASK_LINK_MS = 30 * DAY_MS;
// BEHAVIOUR 15: a reported problem, from the report to the last word on it.
/** So long after it was read last, an open order is readable without network (BEHAVIOUR 29). */
export const OFFLINE_ORDER_MS = 7 * DAY_MS;
/** Each side's time to answer before silence decides. */
export const DISPUTE_ANSWER_MS = 48 * HOUR_MS;
/** A silence clock is told at its half and this long before its end. It does not end sooner after the last telling. */
export const DISPUTE_LAST_CALL_MS = 6 * HOUR_MS;
/** An operator's time to decide. */
export const DISPUTE_DECISION_MS = 2 * DAY_MS;
export const DISPUTE_APPEAL_MS = 7 * DAY_MS;
/** After an agreed second visit, how long its customer has to say that it did not help. */
export const SECOND_VISIT_WAIT_MS = 48 * HOUR_MS;
/** The latest second visit from now. */
export const SECOND_VISIT_AHEAD_MS = 14 * DAY_MS;
/** The cap for damage, in prices of the service. */
export const DAMAGE_CAP_PRICES = 10;
/** The most that is taken of a later earning for a professional's debt. */
export const DEBT_SHARE_PERCENT = 30;
/** Each side's limits in a dispute: photos in all, letters of a statement, and entries in all. */
export const DISPUTE_LIMITS = { photosASide: 10, longestText: 2000, entriesASide: 30 } as const;
// BEHAVIOUR 4 and 16: a series of visits.
/** The discount of each visit from the second one on, by plan. */
export const SERIES_DISCOUNT_PERCENT = { weekly: 15, fortnightly: 10, monthly: 5 } as const;
/** The time before a visit begins at which it becomes an order. */
export const SERIES_MADE_AHEAD_MS = 7 * DAY_MS;
/** The time before a visit at which the wallet is tried, or the customer is asked to pay. */
export const SERIES_PAID_AHEAD_MS = DAY_MS;
/** The time before it begins at which an unpaid visit ends; it leaves the professional time to answer. */
export const SERIES_PAYMENT_ENDS_AHEAD_MS = 14 * HOUR_MS;
/** Weeks for which conflicts are shown. */
export const SERIES_WEEKS = 26;
/** The notice of a higher price. */
export const SERIES_PRICE_NOTICE_MS = 14 * DAY_MS;
/** Series of one customer at a time, at most. */
export const SERIES_LIMIT = 5;
/** Days around a visit in conflict within which another hour is looked for. */
export const SERIES_NEAREST_DAYS = 3;
/** Each act is a message. */
export const SERIES_ACTS_A_DAY = 60;

/** Services and providers that one person may bookmark. */
export const MOST_BOOKMARKS = 100;

/** Pauses of places and people by the desk (decision 0154). */
export const PAUSE = {
  /** The longest that a pause with an end of its own lasts; one without lasts until an operator ends it. */
  mostDays: 365,
  /** Open orders that a preview names; it counts all of them. */
  listedOrders: 50,
} as const;

/** The hours of a visit to an average flat. */
export const USUAL_HOURS = 4;
