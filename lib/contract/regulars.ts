import { z } from 'zod';

import { defineCall } from './call';
import { ORDER_SIDES } from './enumerations';
import { REGULAR_STATES } from './provider-enumerations';
import { acknowledgement, id, nothing } from './shapes';

/** The order at which the caller said `regular/keepapart` of them, by which it is taken back; null where not. */
const apartTaskid = id.nullable();

const ownPerson = z.object({
  userId: id,
  fullname: z.string(),
  userImage: z.string(),
  workerCode: z.string(),
  /** Null for a provider who worked for the caller and was not asked. */
  state: z.enum(REGULAR_STATES).nullable(),
  /** The last order that they completed for the caller; null without one. */
  lastTaskid: id.nullable(),
  /** Orders that they finished for the caller. */
  doneTaskCount: z.number().int(),
  apartTaskid,
});

const ownCustomer = z.object({
  userId: id,
  /** The first name. */
  name: z.string(),
  /** Null for a customer after the caller's parting. */
  state: z.enum(REGULAR_STATES).nullable(),
  /** The time of their request, or of the caller's parting. */
  askedAtMs: z.number().int(),
  /** Their orders that the caller finished. */
  doneTaskCount: z.number().int(),
  apartTaskid,
});

/**
 * "My people" (BEHAVIOUR 26): a customer keeps providers who agreed to it. Hours that such a provider newly opens are
 * for these customers alone at first (decision 0101).
 */
export const regularCalls = [
  defineCall('regular/keepprovider', {
    summary: 'Asks a provider who has finished an order of the caller’s to be one of the caller’s own people',
    access: 'user',
    limit: { door: ['regular-asks'] },
    input: z.object({ workerUserId: id }),
    /** `agreed` where the provider had agreed before. */
    answer: z.object({ state: z.enum(REGULAR_STATES) }),
    outcomes: ['not-found', 'no-work-together', 'regular-declined', 'limit-reached', 'TooMuchRequest'],
  }),
  defineCall('regular/answercustomer', {
    summary: 'A provider agrees to be kept by a customer who asked, or declines',
    access: 'provider',
    limit: 'replaces',
    input: z.object({ customerUserId: id, isAgreed: z.boolean() }),
    answer: acknowledgement,
    outcomes: ['not-found'],
  }),
  defineCall('regular/endkeeping', {
    summary: 'Ends it from either side, or takes the question back. What has ended is ended again without an error',
    access: 'user',
    limit: 'replaces',
    input: z.object({
      /** The other person. */
      userId: id,
      /** The caller is the customer or the provider of the two. */
      side: z.enum(ORDER_SIDES),
    }),
    answer: acknowledgement,
  }),
  defineCall('regular/keepapart', {
    summary:
      'A side of an order wants nothing more to do with the other: neither is offered to the other any more, and only the caller knows. Or takes it back',
    access: 'user',
    limit: 'replaces',
    input: z.object({ taskid: id, isApart: z.boolean() }),
    answer: acknowledgement,
    /** `move-not-allowed`: the order has nobody who would come. */
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
  defineCall('regular/getpeople', {
    summary: 'Whom the caller keeps, has asked, has had, and has parted from, in this order',
    access: 'user',
    input: nothing,
    answer: z.object({ lstPerson: z.array(ownPerson) }),
  }),
  defineCall('regular/getcustomers', {
    summary: 'The customers who ask the caller, those whom the caller has agreed to, and those the caller parted from',
    access: 'provider',
    input: nothing,
    answer: z.object({ lstCustomer: z.array(ownCustomer) }),
  }),
] as const;
