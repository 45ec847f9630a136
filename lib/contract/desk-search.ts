import { z } from 'zod';

import { defineCall } from './call';
import { FOUND_KINDS, FOUND_MATCHES } from './desk-enumerations';
import { DISPUTE_STATES, ORDER_STATES } from './enumerations';
import { APPLICATION_STATES, PROVIDER_STATUSES, WORK_VEHICLE_STATES } from './provider-enumerations';
import { id, lineText } from './shapes';

/** A thing that the desk's search finds. Of the states, the one of its kind is given. */
const foundThing = z.object({
  kind: z.enum(FOUND_KINDS),
  /** The task's number for an order or its dispute; else the person's. */
  id,
  /** The field that matched. */
  match: z.enum(FOUND_MATCHES),
  /** The match is the whole typed text. */
  isExact: z.boolean(),
  /** The code of an order; null for everything else. */
  reqcode: z.string().nullable(),
  disputeid: id.nullable(),
  /** The service of an order, in the reader's language; null for other results. */
  serviceName: z.string().nullable(),
  /** The customer's name for an order or dispute; else the person's. */
  fullname: z.string(),
  mobileNo: z.string(),
  plate: z.string().nullable(),
  orderState: z.enum(ORDER_STATES).nullable(),
  disputeState: z.enum(DISPUTE_STATES).nullable(),
  providerStatus: z.enum(PROVIDER_STATUSES).nullable(),
  applicationState: z.enum(APPLICATION_STATES).nullable(),
  vehicleState: z.enum(WORK_VEHICLE_STATES).nullable(),
  /** Null but for a work vehicle. */
  vehicleid: id.nullable(),
  /** The result's creation time. */
  atMs: z.number().int(),
});

/** The desk's one search box (BEHAVIOUR 20). */
export const deskSearchCalls = [
  defineCall('operator/search', {
    summary:
      'Finds orders, people, applications, work vehicles and disputes by code, mobile, plate, Sheba, number or name: exact ones first, then the newest',
    access: 'operator',
    input: z.object({
      /** The search text, in any digits, letters and spaces. A Sheba is matched whole only, and is never answered. */
      text: lineText(1, 80),
    }),
    answer: z.object({ lstFound: z.array(foundThing) }),
  }),
] as const;
