import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units';

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

// The operators’ desk: BEHAVIOUR 20.
/** The desk's opening hours in Tehran time; days count from Saturday. Official holidays are free. */
export const DESK_HOURS = [
  { firstDay: 0, lastDay: 4, startHour: 8, endHour: 20 },
  { firstDay: 5, lastDay: 5, startHour: 8, endHour: 14 },
] as const;
/** The longest wait of a case, in the desk's working time. */
export const DESK_WAITS_MS = {
  unanswered: 2 * HOUR_MS,
  overdue: 2 * HOUR_MS,
  reports: 6 * HOUR_MS,
  cash: 6 * HOUR_MS,
  bank: 6 * HOUR_MS,
  payouts: 6 * HOUR_MS,
  accounts: 12 * HOUR_MS,
  applications: 24 * HOUR_MS,
  vehicles: 12 * HOUR_MS,
  appeals: 24 * HOUR_MS,
  excuses: 24 * HOUR_MS,
  reviews: 24 * HOUR_MS,
  enquiries: 12 * HOUR_MS,
  outbox: 6 * HOUR_MS,
  papers: 12 * HOUR_MS,
} as const;
/** For this time the desk's first page says when our own site was away. */
export const OUTAGE_TOLD_MS = DAY_MS;
/** Letters of an operator's answer by SMS, at most. */
export const LONGEST_ENQUIRY_ANSWER = 400;
/** A deadline is near when less than this share of the time is left. */
export const SOON_SHARE = 0.25;
/**
 * The interval at which an open case reports its viewer; without a report for CASE_VIEW_MS the viewer counts as gone.
 */
export const CASE_VIEW_BEAT_MS = 20 * SECOND_MS;
export const CASE_VIEW_MS = MINUTE_MS;
/** Saved lists of one operator, at most. */
export const DESK_VIEWS_AT_MOST = 30;
/** Rows of one bulk act, at most. */
export const BULK_ROWS_AT_MOST = 200;
