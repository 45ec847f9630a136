import { z } from 'zod';

import { calendarName } from './calendar-name';
import { ORDER_STATES } from './enumerations';
import { VISIT_ACTS, VISIT_PLANS, SERIES_CONFLICTS, SERIES_STATES } from './series-enumerations';
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
  /** The day and the hour as they are now; of an order its own. */
  gDate: dayText,
  deliverytimeid: id,
  /** It was skipped, or its order has ended without the work. */
  isSkipped: z.boolean(),
  /** The order that it became; null before. */
  taskid: id.nullable(),
  /** Its order; null before. */
  order: z.object({ reqid: id, state: z.enum(ORDER_STATES) }).nullable(),
  acts: z.array(z.enum(VISIT_ACTS)),
  /** The visit's name and version in a calendar, in the file of the series and in that of its order. */
  calendar: calendarName,
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
  /** The higher price holds from then on, and no visit is made at the former one; null where nothing is asked. */
  askedUntilMs: z.number().int().nullable(),
  /** The customer has agreed to the higher price, which begins on its day. */
  isAgreed: z.boolean(),
  /** Rises with each act: the calendar's SEQUENCE. */
  sequence: z.number().int(),
  /** The next visits, as they stand. */
  lstVisit: z.array(seriesVisit),
  /** The planned visits of the next 26 weeks that cannot take place. */
  lstConflict: z.array(seriesConflict),
});
