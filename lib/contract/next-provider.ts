import { z } from 'zod';

import { availableDate } from './boot';
import { defineCall } from './call';
import { gasTruck } from './petrol';
import { providerListItem } from './provider';
import { dayText, id } from './shapes';
import { taskDetail } from './task';

/** Both, or neither for the order's own hour. */
const anotherHour = { gDate: dayText.optional(), deliverytimeid: id.optional() };
const byTask = z.object({ taskid: id, ...anotherHour });

/** Calls after a decline: the next provider of an order. */
export const nextProviderCalls = [
  defineCall('reqandpay/getnextprovider', {
    summary:
      'Who could come instead of the provider that declined or did not answer: at the order’s hour, or at another',
    access: 'user',
    input: byTask,
    answer: z.object({
      /** The first page of serviceprovider/filterserviceprovider at the order's price, without who declined it. */
      lstServiceProvider: z.array(providerListItem),
      lstAvailableDate: z.array(availableDate),
      /** Free trucks nearby, in place of the two other lists, for an order that a truck serves. */
      lstTruck: z.array(gasTruck),
    }),
    outcomes: ['move-not-allowed', 'not-yours', 'not-found', 'slot-expired'],
  }),
  defineCall('reqandpay/getstandin', {
    summary: 'Who would be asked if the provider of an order could not come, as things stand now',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({
      /** Null where nobody is free at that hour, or the customer has not agreed to anybody else, or it is too late. */
      standIn: providerListItem.nullable(),
    }),
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('reqandpay/offernextprovider', {
    summary: 'Offers the order to the free provider whom the customer consented to, and to nobody else',
    access: 'user',
    limit: 'once',
    input: byTask.extend({ workerUserId: id }),
    answer: z.object({ taskDetail }),
    outcomes: [
      'order-overlaps',
      'move-not-allowed',
      'not-yours',
      'nobody-free',
      'slot-taken',
      'slot-expired',
      'truck-taken',
      'noTrucksAvailable',
    ],
  }),
] as const;
