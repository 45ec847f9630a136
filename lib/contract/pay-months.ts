import { z } from 'zod';

import { defineCall } from './call';
import { PAY_PLACES, STATEMENT_FORMATS } from './money-enumerations';
import { documentFile, jalaliMonth } from './accounting';
import { dayText, id, rials } from './shapes';

const paidJob = z.object({
  taskid: id,
  reqcode: z.string(),
  /** The time of its settlement; for a job that awaits its customer's confirmation, its visit. */
  atMs: z.number().int(),
  /** The price minus refunds. */
  priceRial: rials,
  commissionRial: rials,
  netRial: rials,
  place: z.enum(PAY_PLACES),
});

/** Calls of the yield of a provider's work, by week and month. */
export const payMonthCalls = [
  defineCall('accounting/getpaymonth', {
    summary: 'A month of a provider, a line a job, with its sums, top-ups apart',
    access: 'provider',
    /** The present month without one. */
    input: z.object({ of: jalaliMonth.optional() }),
    answer: z.object({
      of: jalaliMonth,
      /** Newest first. The present month has the jobs that await their customer's word, too. */
      lstJob: z.array(
        paidJob.extend({
          /** The order's name, in the language of the request. */
          workName: z.string(),
          /** The neighbourhood. */
          deliveryPlace: z.string(),
          /** Until when its customer can still speak; null for a job that is settled. */
          untilMs: z.number().int().nullable(),
        }),
      ),
      /** The sums of the settled jobs. */
      sums: z.object({
        jobCount: z.number().int(),
        priceRial: rials,
        /** The commission, also of jobs paid in cash. */
        commissionRial: rials,
        netRial: rials,
        tipRial: rials,
        /** Into the credit that commissions of cash jobs come out of. */
        topUpRial: rials,
      }),
    }),
  }),
  defineCall('accounting/getpayweek', {
    summary:
      'A week of a provider, Saturday first: what the work of each day brought, and what its booked work will bring',
    access: 'provider',
    /** A day of the week; the present week without one. */
    input: z.object({ gDate: dayText.optional() }),
    answer: z.object({
      today: dayText,
      /** The pay after commission, by the day of the visit. */
      lstDay: z.array(
        z.object({
          gDate: dayText,
          /** Pay of completed work; its customer may still have to confirm it. */
          doneRial: rials,
          /** Pay of accepted work that is not completed. */
          bookedRial: rials,
          /** Done and booked. */
          jobCount: z.number().int(),
        }),
      ),
      /**
       * The average of the four weeks before up to today's weekday; for a past week, of whole weeks. Null where one of
       * them had no completed work, and for a coming week.
       */
      usualRial: rials.nullable(),
    }),
  }),
  defineCall('accounting/getpaymonthfile', {
    summary: 'The statement of a provider’s month as a file, in the language of the request',
    access: 'provider',
    input: z.object({ of: jalaliMonth, format: z.enum(STATEMENT_FORMATS) }),
    answer: documentFile,
  }),
] as const;
