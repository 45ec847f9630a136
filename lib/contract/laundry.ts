import { z } from 'zod';

import { SERVICE_GRADES } from './enumerations';
import { availableDate } from './boot';
import { defineCall } from './call';
import { priceAnswer } from './price';
import { categoryNumber, dayText, id, moreTypes, nothing, rials } from './shapes';
import { orderDraft } from './order-draft';

const item = z.object({
  itemId: id,
  itemName: z.string(),
  /** Its picture; left out by a host that has none. */
  iconUrl: z.string().optional(),
  serviceGrade: z.enum(SERVICE_GRADES),
  priceRial: rials,
  srvcattypeid: id,
});
const grade = z.enum(SERVICE_GRADES);
const place = { cityid: id.optional(), locationid: id.optional() };
const items = z.object({ lstItem: z.array(item), minimumOrderRial: rials });

/**
 * Calls of the laundry: items, prices, days of return (SPEC 7, laundry). Before there is a place, prices are those of
 * the default city.
 */
export const laundryCalls = [
  defineCall('laundry/getreturndate', {
    summary:
      'Days and hours for the return of laundry or carpets, after a pick-up: from the first day on that the grade allows',
    access: 'public',
    input: z.object({
      servicegrade: grade,
      locationid: id,
      gDate: dayText,
      deliverytimeid: id,
      /** Left out: the laundry. */
      srvcategoryid: categoryNumber.optional(),
      srvcattypeid: id.optional(),
      moreTypeIds: moreTypes.optional(),
    }),
    answer: z.object({ lstAvailableDate: z.array(availableDate) }),
    outcomes: ['service-not-available'],
  }),
  defineCall('laundry/getlaundryprice', {
    summary: 'The price of a basket with pieces of one or several kinds',
    access: 'public',
    input: z.object({
      servicegrade: grade,
      clothes: orderDraft.shape.clothes.unwrap().min(1),
      /** Left out: the types of all items. */
      srvcattypeid: id.optional(),
      moreTypeIds: moreTypes.default([]),
      ...place,
      usesGift: z.boolean().default(false),
      usesWallet: z.boolean().default(false),
    }),
    answer: priceAnswer,
    outcomes: ['service-not-available'],
  }),
  defineCall('laundry/getallitembygrade', {
    summary: 'Items of a grade',
    access: 'public',
    input: z.object({ servicegrade: grade, srvcattypeid: id.optional(), ...place }),
    answer: items,
    outcomes: ['service-not-available'],
  }),
  defineCall('laundry/getAllItems', {
    summary: 'All items in both grades, at the prices of the default city',
    access: 'public',
    input: nothing,
    answer: items,
    outcomes: ['service-not-available'],
  }),
] as const;
