// Numbers of bids: BEHAVIOUR 6.
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units';

// BEHAVIOUR 6: bids. How long professionals may quote: in general, and for a visit that is nearer than
// `BID_IS_SOON_MS`.
export const BID_WINDOW_MS = 2 * HOUR_MS;
export const BID_WINDOW_SOON_MS = 45 * MINUTE_MS;
export const BID_IS_SOON_MS = DAY_MS;
/** The chosen provider's time to confirm. */
export const BID_CONFIRM_MS = 30 * MINUTE_MS;
export const BIDS_SHOWN = 10;
export const BID_RETRIES = 3;
/** The time before the visit at which bids end, however long the window is. */
export const BIDS_CLOSE_BEFORE_VISIT_MS = 2 * HOUR_MS;
/** A visit that leaves less time than this for bids is not ordered with them. */
export const BID_WINDOW_LEAST_MS = 15 * MINUTE_MS;
/** The least reviews and the least Bayesian rating of a top provider. */
export const TOP_WORKER = { reviews: 10, rating: 4.6 } as const;
/** Hourly budgets of one provider for bids and questions. */
export const BIDS_AN_HOUR = 120;
export const BID_QUESTIONS_AN_HOUR = 30;
/** The hours of a day, Tehran time, within which a job may be asked for that professionals bid on. */
export const BID_HOURS = { first: 8, last: 22 } as const;
/** Letters of a bid's note and of a question; lib/contract/bid.ts refuses longer ones. */
export const LONGEST_BID_NOTE = 600;
export const LONGEST_BID_QUESTION = 500;
/** Photos of a task beside the first one; lib/contract/task.ts refuses more. @public */
export const MORE_PHOTOS = 4;
/**
 * After somebody was told of an order that takes bids, or has read it: by then none can be opened anew. In their inbox
 * it is for less: bids are taken for hours, and hundreds are told.
 */
export const BID_MEMORY_MS = { readers: 30 * DAY_MS, inbox: 7 * DAY_MS } as const;
/** Bids that a provider keeps as templates, and how long the name of one may be. */
export const BID_TEMPLATES = { most: 10, longestTitle: 40 } as const;
/** Photos of past work that a bid shows, and how many of the newest its form offers. */
export const BID_PHOTOS = { most: 4, offered: 24 } as const;
/**
 * The numbers of a provider's own bids cover the quarter. The range of one's own winning prices needs `leastWon` bids.
 * A range by price needs enough decided bids. The range of everybody's winning prices needs bids and providers enough
 * that no price can be told to be one person's.
 */
export const BID_NUMBERS = {
  ofMs: 90 * DAY_MS,
  leastWon: 3,
  leastDecided: 9,
  leastOfAll: 10,
  leastProviders: 5,
} as const;
/** The wait of an invitation to bid before a paused place is looked at again. */
export const BID_PAUSE_MS = 5 * MINUTE_MS;
