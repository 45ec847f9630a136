import { z } from 'zod';

import { dayText, id } from './shapes';

/** `seopath`: its part of an address, in Latin letters. */
export const city = z.object({ cityid: id, name: z.string(), seopath: z.string() });
/** A category's facts in one city. */
export const cityFacts = city.extend({
  /** The category takes orders there now: it is visible and the city is not paused. */
  isActive: z.boolean(),
  /** Active providers who serve the category in at least one of the city's neighbourhoods. */
  providerCount: z.number().int(),
  /** The neighbourhoods that they come to, by name. */
  lstLocation: z.array(z.object({ locationid: id, name: z.string() })),
  /** The earliest shortest visit for which one of them is free; null without visits by the hour. */
  nextVisit: z.object({ gDate: dayText, startHour: z.number().int(), endHour: z.number().int() }).nullable(),
});
