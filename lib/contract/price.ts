import { z } from 'zod';

import { defineCall } from './call';
import { CLEANING_EXTRAS } from './enumerations';
import { categoryNumber, dayText, id, lineText, priceLine, rials } from './shapes';
import { orderDraft, pricedAnswers } from './order-draft';

/**
 * A price with the lines that make it up (BEHAVIOUR 4), in rial. `payableRial` is the rest after discount, gift and
 * wallet.
 */
export const priceAnswer = z.object({
  lines: z.array(priceLine),
  priceRial: rials,
  discountRial: rials,
  payableRial: rials,
});

/** An order's quote: the price, the visit's whole hours, and the parts that gift and wallet pay. */
const quotedPrice = priceAnswer.extend({
  needHour: z.number().int(),
  minHour: z.number().int(),
  giftRial: rials,
  walletRial: rials,
});

const placeName = z.object({ cityid: id, name: z.string(), seopath: z.string() });

/** Calls that tell the price of an order before it is placed (BEHAVIOUR 4). */
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
  defineCall('clean/getallhome', {
    summary: 'Homes of usual sizes, with the hours that a cleaning of a type takes there and its price',
    access: 'public',
    input: z.object({ srvcattypeid: id, cityid: id.optional(), locationid: id.optional() }),
    answer: z.object({
      /** The smallest first; `areaM2` is the largest area of its size. Empty for a type that is not of rooms. */
      lstHome: z.array(z.object({ areaM2: z.number().int(), needHour: z.number().int(), priceRial: rials })),
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
  defineCall('pdp/getprices', {
    summary:
      'What a service costs in the default city: each type and piece, usual orders line by line and what makes one dearer; and what it begins at in each city',
    access: 'public',
    input: z.object({ srvcategoryid: categoryNumber }),
    answer: z.object({
      city: placeName,
      /** The first day of these prices. */
      validFromDate: dayText,
      /** The least that the service costs in the city. */
      fromPriceRial: rials,
      /** The minimum to which an order is filled up; 0 without one. */
      minimumOrderRial: rials,
      lstType: z.array(
        z.object({
          /** Null for a service without types. */
          srvcategorytypeid: id.nullable(),
          name: z.string(),
          lstPrice: z.array(z.object({ label: z.string(), amountRial: rials })),
        }),
      ),
      lstUsual: z.array(
        z.object({
          /** The type's name, or the service's. */
          name: z.string(),
          /** A note beside the lines; empty where the lines say all. */
          description: z.string(),
          /** Their sum is the price. */
          lines: z.array(priceLine),
          priceRial: rials,
        }),
      ),
      /** The extra price of the first usual order with one other answer. */
      lstDearer: z.array(z.object({ label: z.string(), moreRial: rials })),
      /** The cities where it takes orders. */
      lstCity: z.array(placeName.extend({ fromPriceRial: rials })),
    }),
    /** There is no such service, or its price comes with a bid. */
    outcomes: ['not-found'],
  }),
] as const;
