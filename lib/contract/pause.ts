import { z } from 'zod';

import { defineCall } from './call';
import { PAUSE_KINDS, PLACE_PAUSE_KINDS } from './desk-enumerations';
import { ORDER_STATES } from './enumerations';
import { dayText, id, listPage, mobileText, paragraphText } from './shapes';

const instantMs = z.number().int();

/** The subject of a pause, by name; fields of other kinds are null. */
const pauseSubject = z.object({
  kind: z.enum(PAUSE_KINDS),
  cityName: z.string().nullable(),
  serviceName: z.string().nullable(),
  locationName: z.string().nullable(),
  /** The provider whom nobody can choose. */
  provider: z.object({ userid: id, fullname: z.string(), mobileNo: z.string() }).nullable(),
});

/** An open order that a pause touches: the pause does not cancel it. */
const touchedOrder = z.object({
  taskid: id,
  reqcode: z.string(),
  serviceName: z.string(),
  locationName: z.string(),
  state: z.enum(ORDER_STATES),
  /** The beginning of its visit; null for a kind without an hour. */
  startsAtMs: instantMs.nullable(),
});

/** A pause before it is made. */
const pausePlan = pauseSubject.extend({
  /** The pause that holds there already; null where none does. */
  pauseid: id.nullable(),
  /** Providers who are offered no work from there; 1 for a provider's own pause. */
  providerCount: z.number().int(),
  /** All open orders in it. */
  orderCount: z.number().int(),
  /** The ones with the nearest visits, at most PAUSE of lib/domain/constants/orders.ts. */
  lstOrder: z.array(touchedOrder),
});

const pause = pauseSubject.extend({
  pauseid: id,
  reason: z.string(),
  beganAtMs: instantMs,
  /** The planned end; null where an operator ends it. */
  endsAtMs: instantMs.nullable(),
  /** Null while it lasts. */
  endedAtMs: instantMs.nullable(),
  madeBy: z.string(),
});

const plan = z.object({ plan: pausePlan });
const made = z.object({ pause });
const reason = paragraphText(5, 600);
/** A city; a service in all of its cities, or in the city that is named; a neighbourhood. */
const place = z.object({
  kind: z.enum(PLACE_PAUSE_KINDS),
  cityid: id.optional(),
  srvcategoryid: id.optional(),
  locationid: id.optional(),
});
const person = z.object({ mobile: mobileText });
/** Its last day; left out, an operator ends it. */
const lasting = { toDate: dayText.optional(), reason };

/** Pauses of places and people at the desk (decision 0154). */
export const pauseCalls = [
  defineCall('operator/getallpause', {
    summary:
      'The pauses that the caller may make and end, those that last first, and the cities and services for another',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({
      lstPause: z.array(pause),
      totalCount: z.number().int(),
      lstCity: z.array(z.object({ id, name: z.string() })),
      lstService: z.array(z.object({ id, name: z.string() })),
      /** Whether the caller pauses places, and people. */
      mayPausePlaces: z.boolean(),
      mayPausePeople: z.boolean(),
    }),
  }),
  defineCall('operator/planpause', {
    summary: 'What a pause of a city, a service or a neighbourhood would touch',
    access: 'operator',
    input: place,
    answer: plan,
    outcomes: ['not-found'],
  }),
  defineCall('operator/makepause', {
    summary: 'Takes no new orders in a city, for a service or in a neighbourhood until a day, or until it is ended',
    access: 'operator',
    limit: 'operators',
    input: place.extend(lasting),
    answer: made,
    /** `conflict`: it is paused already. */
    outcomes: ['not-found', 'conflict'],
  }),
  defineCall('operator/endpause', {
    summary: 'Takes orders again where a pause holds',
    access: 'operator',
    limit: 'operators',
    input: z.object({ pauseid: id, reason }),
    answer: made,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/planproviderpause', {
    summary: 'What a pause of a provider would touch',
    access: 'operator',
    input: person,
    answer: plan,
    outcomes: ['not-found'],
  }),
  defineCall('operator/pauseprovider', {
    summary:
      'Offers a provider no new work until a day, or until it is ended; accepted work stays, and the provider is told why',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: person.extend(lasting),
    answer: made,
    /** `move-not-allowed`: the provider is blocked or suspended, and offered no work anyway. */
    outcomes: ['not-found', 'not-yours', 'conflict', 'move-not-allowed'],
  }),
  defineCall('operator/endproviderpause', {
    summary: 'Offers a paused provider work again; a pause of her own goes on',
    access: 'operator',
    limit: 'operators',
    input: z.object({ pauseid: id, reason }),
    answer: made,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
