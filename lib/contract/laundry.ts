import { z } from 'zod';

import { SERVICE_GRADES } from './enumerations';
import { availableDate } from './boot';
import { defineCall } from './call';
import { priceAnswer } from './price';
import { dayText, id, nothing, rials } from './shapes';

const item = z.object({ itemId: id, itemName: z.string(), serviceGrade: z.enum(SERVICE_GRADES), priceRial: rials });
const grade = z.enum(SERVICE_GRADES);

/** Calls of the laundry: items, prices, days of return (SPEC 7, laundry). */
export const laundryCalls = {
  'laundry/getreturndate': defineCall('laundry/getreturndate', {
    summary: 'Days and hours for the return, after a pick-up',
    access: 'public',
    input: z.object({ servicegrade: grade, locationid: id, gDate: dayText, deliverytimeid: id }),
    answer: z.object({ lstAvailableDate: z.array(availableDate) }),
  }),
  'laundry/getlaundryprice': defineCall('laundry/getlaundryprice', {
    summary: 'The price of a basket',
    access: 'public',
    input: z.object({
      servicegrade: grade,
      clothes: z
        .array(z.object({ itemId: id, count: z.number().int().min(1).max(100) }))
        .min(1)
        .max(100),
    }),
    answer: priceAnswer,
  }),
  'laundry/getallitembygrade': defineCall('laundry/getallitembygrade', {
    summary: 'Items of a grade',
    access: 'public',
    input: z.object({ servicegrade: grade }),
    answer: z.object({ lstItem: z.array(item) }),
  }),
  'laundry/getAllItems': defineCall('laundry/getAllItems', {
    summary: 'All items',
    access: 'public',
    input: nothing,
    answer: z.object({ lstItem: z.array(item) }),
  }),
} as const;
