import { z } from 'zod';

import {} from './enumerations';
import { VISIT_PLANS, SERIES_CONFLICTS, SERIES_STATES } from './series-enumerations';
import { dayText, id, rials } from './shapes';

/** A visit of a series that cannot be as planned, or that asks for a look. */
export const seriesConflict = z.object({
  gDate: dayText,
  reason: z.enum(SERIES_CONFLICTS),
  /** The nearest free hour; null where no hour around it is free. */
  nearest: z.object({ gDate: dayText, deliverytimeid: id }).nullable(),
});

/** A planned visit, also one that was moved, skipped or has become an order. */
const seriesVisit = z.object({
  /** The day for which it was planned: the visit's name, wherever it was moved. */
  visitDate: dayText,
  gDate: dayText,
  deliverytimeid: id,
  isSkipped: z.boolean(),
  /** The order that it became; null before. */
  taskid: id.nullable(),
  /** Why it did not become an order; null for all others. */
  conflict: z.enum(SERIES_CONFLICTS).nullable(),
});

/** A series as its customer reads it. */
export const customerSeries = z.object({
  seriesid: id,
  state: z.enum(SERIES_STATES),
  plan: z.enum(VISIT_PLANS),
  /** 1 Monday to 7 Sunday; none of a monthly series. */
  weekdays: z.array(z.number().int()),
  /** Weeks between two weeks with visits; 0 for a monthly series. */
  everyWeeks: z.number().int(),
  merchantId: id,
  providerName: z.string(),
  workerCode: z.string(),
  hourCount: z.number().int(),
  /** The price of one visit, without the discount. */
  visitRial: rials,
  discountPercent: z.number().int(),
  /** The customer's saving over single orders, for visits that took place or are to come. */
  savedRial: rials,
  /** A higher price that waits for the customer's consent; null where none does. */
  askedRial: rials.nullable(),
  /** No visit is made at the former price from then on; null where nothing is asked. */
  askedUntilMs: z.number().int().nullable(),
  /** Rises with each act: the calendar's SEQUENCE. */
  sequence: z.number().int(),
  /** The next visits, as they stand. */
  lstVisit: z.array(seriesVisit),
  /** The planned visits of the next 26 weeks that cannot take place. */
  lstConflict: z.array(seriesConflict),
});
