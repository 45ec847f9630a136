import { z } from 'zod';

import { defineCall } from './call';
import { PAY_PLACES, STATEMENT_FORMATS } from './money-enumerations';
import { PAY_ACCOUNTS, PAY_LINE_NAMES } from './provider-enumerations';
import { documentFile, jalaliMonth } from './accounting';
import { dayText, id, rials } from './shapes';

const paidJob = z.object({
  taskid: id,
  reqcode: z.string(),
  /** The time of its settlement; for a job that awaits its customer's confirmation, its visit. */
  atMs: z.number().int(),
  /** The price minus what was refunded until the month's end. */
  priceRial: rials,
  commissionRial: rials,
  netRial: rials,
  place: z.enum(PAY_PLACES),
});

/** Calls of the yield of a provider's work, by week and month. */
export const payMonthCalls = [
  defineCall('accounting/getpaymonth', {
    summary: 'A month of a provider, a line a job with its sums, and all that moved on each account, top-ups apart',
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
          /** The end of the customer's time to report a problem; null for a job that is settled. */
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
      }),
      /** All that the ledger says of the month: an account's lines add up to the end minus the beginning. */
      lstAccount: z.array(
        z.object({
          accountEnum: z.enum(PAY_ACCOUNTS),
          openRial: rials,
          /** The balance of now, in a month that goes on. */
          closeRial: rials,
          /** A line a meaning; below zero for what went out, and of a debt for what was paid off. */
          lstLine: z.array(z.object({ name: z.enum(PAY_LINE_NAMES), amountRial: rials })),
        }),
      ),
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
