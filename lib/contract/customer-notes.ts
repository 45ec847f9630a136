import { z } from 'zod';

import { defineCall } from './call';
import { seenFields } from './seen';
import { id, paragraphText } from './shapes';

const byTask = z.object({ taskid: id });
/** Null where the provider says nothing about it. */
const word = z.boolean().nullable();
const rating = z.object({ isReady: word, hasPaid: word, isRespectful: word });

/**
 * Private notes about a customer, by a company's people or by one provider. The customer is not shown them, and gets
 * them with a copy of the personal data.
 */
const notes = z.object({
  /** The rating of the customer; null without one. */
  rating: rating.extend({ ratedAtMs: z.number().int() }).nullable(),
  /** The work is done. */
  canRate: z.boolean(),
  /** A note on the order's address; empty for none. */
  addressNote: z.string(),
  /** The order has an address, and is the provider's work. */
  canWrite: z.boolean(),
  /** The caller has parted from the customer (`regular/keepapart`). */
  isApart: z.boolean(),
});

const answer = z.object({ notes });

/** Calls of providers' own notes on a customer and on an address. */
export const customerNoteCalls = [
  defineCall('customernote/getnotes', {
    summary: 'What the provider of a work, or people of the same company, noted of its customer and its address',
    access: 'provider',
    input: byTask,
    answer,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('customernote/ratecustomer', {
    summary: 'Rates the customer of a done work for the provider’s own use; a later rating replaces it',
    access: 'provider',
    limit: 'replaces',
    input: byTask.extend({ ...rating.shape, ...seenFields }),
    answer,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'stale'],
  }),
  defineCall('customernote/writenote', {
    summary:
      'Writes the note on a work’s address, for the next visit of the provider or a colleague; no text removes it',
    access: 'provider',
    limit: 'replaces',
    input: byTask.extend({ text: paragraphText(0, 300), ...seenFields }),
    answer,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'stale'],
  }),
] as const;
