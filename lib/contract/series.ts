import { z } from 'zod';

import { defineCall } from './call';
import { orderDraft, pricedAnswers } from './order-draft';
import { SERIES_ACTS, SERIES_SCOPES } from './series-enumerations';
import { customerSeries, seriesConflict } from './series-shapes';
import { dayText, id, nothing, rials } from './shapes';

/** Calls about cleanings that come again with one provider (BEHAVIOUR 16). `clean/addcleanrequest` begins one. */
export const seriesCalls = [
  defineCall('series/getplan', {
    summary: 'What a series would cost and when it would come, before anything is ordered',
    access: 'user',
    input: pricedAnswers
      .extend(orderDraft.pick({ srvcategoryid: true, plan: true, weekdays: true }).shape)
      .extend({ gDate: dayText, deliverytimeid: id, workerUserId: id, locationid: id }),
    answer: z.object({
      /** The first visit, without a discount. */
      firstRial: rials,
      discountPercent: z.number().int(),
      /** Each visit from the second on. */
      laterRial: rials,
      /** The first visits, from the first one on. */
      lstDay: z.array(dayText),
      lstConflict: z.array(seriesConflict),
    }),
    outcomes: ['series-not-offered', 'service-not-available'],
  }),
  defineCall('series/getseries', {
    summary: 'The caller’s series with their next visits',
    access: 'user',
    input: nothing,
    answer: z.object({ lstSeries: z.array(customerSeries) }),
  }),
  defineCall('series/moveseries', {
    summary: 'Skips or moves one visit, changes all further ones, pauses or ends a series, or agrees to its new price',
    access: 'user',
    limit: { door: ['series-acts'] },
    input: z.object({
      seriesid: id,
      act: z.enum(SERIES_ACTS),
      /** `visitDate` of the visit, or of the first one that is meant; left out: from now on. */
      visitDate: dayText.optional(),
      /** The new day; for a pause, the day on which visits begin again. */
      gDate: dayText.optional(),
      deliverytimeid: id.optional(),
      /** The weekdays of all further visits that move; left out where the days stay. */
      weekdays: orderDraft.shape.weekdays,
      /** The scope of a move; other acts ignore it. */
      scope: z.enum(SERIES_SCOPES).default('one'),
    }),
    answer: z.object({ series: customerSeries }),
    outcomes: [
      'not-found',
      'not-yours',
      'move-not-allowed',
      'series-visit-ordered',
      'series-day-taken',
      'slot-taken',
      'slot-expired',
      'TooMuchRequest',
    ],
  }),
] as const;
