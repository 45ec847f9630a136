import { DAY_MS } from './time-units';

// BEHAVIOUR 22: textiles.

/** BEHAVIOUR 22: the time within which somebody comes for textiles, and brings them back. */
export const TEXTILE_VISIT_HOURS = 1;
/**
 * Days between the pick-up of textiles and their first possible return: cleaning by hand and slow drying take longer.
 */
export const TEXTILE_TURNAROUND_DAYS = { laundry: { ECO: 2, VIP: 3 }, carpet: { ECO: 5, VIP: 6 } } as const;
/**
 * BEHAVIOUR 15: damage of textiles shows when they are worn or walked on: for this time it can be reported, and their
 * money is held.
 */
export const TEXTILE_CLAIM_MS = 7 * DAY_MS;
/** BEHAVIOUR 22: a scan that is missing for this time is looked into. */
export const CUSTODY_ALARM_MS = DAY_MS;
/** Limits of one order's pieces; lib/contract/custody.ts refuses more. */
export const CUSTODY_LIMITS = { piecesAnOrder: 80, inABag: 100, longestName: 60, longestDefects: 300 } as const;
/**
 * Carpets of one order by size, and how large one may be: square metres, or metres of fringe. lib/contract/task.ts
 * refuses more.
 */
export const CARPET_LIMITS = { sizes: 12, ofASize: 20, least: 0.5, most: 60 } as const;
