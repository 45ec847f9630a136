import { z } from 'zod';

import { availableDate } from './boot';
import { defineCall } from './call';
import { PAYMENT_WAYS } from './money-enumerations';
import { acknowledgement, dayText, id, nothing, rials } from './shapes';

const hour = { gDate: dayText, deliverytimeid: id };

const hourOffer = z.object({
  offerid: id,
  /** The finished order whose answers and address it takes. */
  taskid: id,
  /** The work's name. */
  workName: z.string(),
  /** The provider. */
  fullname: z.string(),
  userImage: z.string(),
  ...hour,
  startHour: z.number().int(),
  endHour: z.number().int(),
  /** The price by today's price book. */
  priceRial: rials,
  /** The way in which that order was paid. */
  paymentWay: z.enum(PAYMENT_WAYS),
  endsAtMs: z.number().int(),
});

/** A provider offers one of their free hours to a regular customer, who answers in one press (BEHAVIOUR 26). */
export const hourOfferCalls = [
  defineCall('regular/getofferhours', {
    summary: 'The hours that the caller can offer to a regular customer, for the work of the last order of the two',
    access: 'provider',
    input: z.object({ customerUserId: id }),
    answer: z.object({
      /** Empty where that work cannot be ordered again as it was. */
      lstAvailableDate: z.array(availableDate),
      workName: z.string(),
    }),
    outcomes: ['not-found'],
  }),
  defineCall('regular/offerhour', {
    summary: 'Offers a free hour of the caller’s to a regular customer; an earlier offer to them ends',
    access: 'provider',
    limit: { door: ['hour-offers'] },
    input: z.object({ customerUserId: id, ...hour }),
    answer: acknowledgement,
    /** `slot-expired`: too soon to be answered. */
    outcomes: ['not-found', 'slot-taken', 'slot-expired', 'TooMuchRequest'],
  }),
  defineCall('regular/getoffers', {
    summary: 'The hours that are offered to the caller and are still free',
    access: 'user',
    input: nothing,
    answer: z.object({ lstOffer: z.array(hourOffer) }),
  }),
  defineCall('regular/declineoffer', {
    summary: 'The caller does not want the hour; its provider is told',
    access: 'user',
    limit: 'replaces',
    input: z.object({ offerid: id }),
    answer: acknowledgement,
    outcomes: ['not-found'],
  }),
  defineCall('regular/takeoffer', {
    summary: 'Orders what is offered, at the price that the caller saw. It is settled like any order that was placed',
    access: 'user',
    limit: 'once',
    input: z.object({ offerid: id, priceRial: rials }),
    answer: z.object({
      taskid: id,
      reqid: id,
      state: z.string(),
      paymentWay: z.enum(PAYMENT_WAYS),
      usesGift: z.boolean(),
      usesWallet: z.boolean(),
    }),
    /** `move-not-allowed`: it has been answered, or has ended. */
    outcomes: [
      'not-found',
      'move-not-allowed',
      'slot-taken',
      'slot-expired',
      'price-changed',
      'service-not-available',
      'wallet-too-low',
      'bank-not-offered',
      'cash-not-offered',
      'cash-owed',
      'not-yours',
      'unpaid-orders-limit',
      'order-overlaps',
    ],
  }),
] as const;
