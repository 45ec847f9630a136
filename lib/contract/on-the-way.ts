import { z } from 'zod';

import { defineCall } from './call';
import { acknowledgement, id, lineText } from './shapes';

const MOST_LATITUDE = 90;
const MOST_LONGITUDE = 180;

/** Degrees of WGS 84. */
const place = z.object({
  latitude: z.number().min(-MOST_LATITUDE).max(MOST_LATITUDE),
  longitude: z.number().min(-MOST_LONGITUDE).max(MOST_LONGITUDE),
});

/** The provider's position on the way to an order. */
const whereabouts = z.object({
  /** False before and after the way: then there is nothing else. */
  isOnTheWay: z.boolean(),
  /** Null where nothing is shared, before and after the way, and from the arrival on. */
  position: place
    .extend({
      atMs: z.number().int(),
      /** A newer one jumped farther than anybody drives: this is the last that is believed, and may be wrong by now. */
      isDoubtful: z.boolean(),
    })
    .nullable(),
  /** The provider's “I am here”; null before. */
  arrivedAtMs: z.number().int().nullable(),
  /** The city whose map shows it. */
  cityid: z.number().int(),
  serverNowMs: z.number().int(),
});

/**
 * Calls about a provider on the way (BEHAVIOUR 17). The provider's page shares its position every WAY_POSITION.everyMs;
 * only the last one is kept, until the way ends.
 */
export const onTheWayCalls = [
  defineCall('ontheway/shareposition', {
    summary: 'Where the provider is on the way to an own order; null takes back what was shared',
    access: 'provider',
    limit: { handler: ['way-position'] },
    input: z.object({ taskid: id, position: place.nullable() }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'TooMuchRequest'],
  }),
  defineCall('ontheway/arrive', {
    summary: 'The provider stands at the door: that is shown, and no position any more',
    access: 'provider',
    limit: 'once',
    input: z.object({ taskid: id }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
  defineCall('ontheway/getposition', {
    summary: 'The last position that the provider of an order shared; for its customer, and for the provider',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: whereabouts,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('orderrecipient/getposition', {
    summary: 'Where the professional is, for the recipient and for guests, by the key of the visit',
    access: 'public',
    limit: { handler: ['address:wrongVisitKey'] },
    input: z.object({ visitKey: lineText(1, 64) }),
    answer: whereabouts,
    outcomes: ['not-found', 'link-expired', 'TooMuchRequest'],
  }),
] as const;
