import { z } from 'zod';

import { defineCall } from './call';
import { id, paragraphText } from './shapes';

/** A look at the site with somebody's eyes. */
const personView = z.object({
  userid: id,
  fullname: z.string(),
  /** It ends by itself then. */
  endsAtMs: z.number().int(),
  /** The session sees with the person's eyes now. */
  isLive: z.boolean(),
});

/**
 * Calls about views of the site with a person's eyes (BEHAVIOUR 20, decision 0159). While a session views, every call
 * outside the desk reads as that person, and every call that writes answers `view-only`.
 */
export const personViewCalls = [
  defineCall('operator/beginview', {
    summary: 'The caller’s session sees the site as a person sees it, for half an hour at most, and changes nothing',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: z.object({
      userid: id,
      /** The person reads it, word for word. */
      reason: paragraphText(5, 600),
    }),
    answer: z.object({ view: personView, serverNowMs: z.number().int() }),
    /** `not-yours`: it is the caller, or somebody else of the desk. `conflict`: another began at the same moment. */
    outcomes: ['not-found', 'not-yours', 'conflict'],
  }),
  defineCall('operator/getview', {
    summary: 'Whose eyes the caller’s session sees with, or saw with last',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer: z.object({
      /** Null where the session never did. */
      view: personView.nullable(),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('operator/endview', {
    summary: 'Ends the look at the site with somebody’s eyes; the only call that writes during one',
    access: 'operator',
    limit: 'operators',
    input: z.object({ userid: id }),
    answer: z.object({
      /** False where it was over already. */
      isEnded: z.boolean(),
    }),
  }),
  defineCall('user/getviews', {
    summary: 'When somebody of our desk looked at the site as the caller sees it, newest first',
    access: 'user',
    input: z.object({}).prefault({}),
    answer: z.object({
      lstView: z.array(
        z.object({
          viewid: id,
          beganAtMs: z.number().int(),
          /** Null while it goes on. */
          endedAtMs: z.number().int().nullable(),
          reason: z.string(),
        }),
      ),
    }),
  }),
] as const;
