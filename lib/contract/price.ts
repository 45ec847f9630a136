import { z } from 'zod';

import { defineCall } from './call';
import { CLEANING_EXTRAS } from './enumerations';
import { id, lineText, priceLine, rials } from './shapes';
import { orderDraft, pricedAnswers } from './order-draft';

/**
 * A price with the lines that it is the sum of (BEHAVIOUR 4), in rial. `payableRial` is what is left to pay after
 * discount, gift and wallet.
 */
export const priceAnswer = z.object({
  lines: z.array(priceLine),
  priceRial: rials,
  discountRial: rials,
  payableRial: rials,
});

/** What an order's quote gives: the whole hours of the visit beside the price, and what gift and wallet pay of it. */
const quotedPrice = priceAnswer.extend({
  needHour: z.number().int(),
  minHour: z.number().int(),
  giftRial: rials,
  walletRial: rials,
});

/** Calls that say what an order costs before it is placed (BEHAVIOUR 4). */
export const priceCalls = [
  defineCall('clean/getcleanprice', {
    summary: 'The price of a cleaning from the answers so far, line by line',
    access: 'public',
    input: orderDraft
      .pick({
        srvcattypeid: true,
        cleaningHours: true,
        home: true,
        petTypes: true,
        extras: true,
        plan: true,
        usesGift: true,
        usesWallet: true,
      })
      .extend({ cityid: id.optional(), locationid: id.optional(), gDate: lineText(0, 32).optional() }),
    answer: quotedPrice,
    outcomes: ['service-not-available'],
  }),
  defineCall('clean/getallextra', {
    summary: 'What can be added to a cleaning of a type, with its price and the minutes that it takes',
    access: 'public',
    input: z.object({ srvcattypeid: id, cityid: id.optional(), locationid: id.optional() }),
    answer: z.object({
      lstExtra: z.array(z.object({ extra: z.enum(CLEANING_EXTRAS), priceRial: rials, minutes: z.number().int() })),
    }),
    outcomes: ['service-not-available'],
  }),
  defineCall('reqandpay/getprice', {
    summary:
      'The price of an order of any kind that has one before somebody is chosen, from the answers so far, line by line',
    access: 'public',
    input: pricedAnswers,
    answer: quotedPrice,
    outcomes: ['service-not-available'],
  }),
] as const;
