import { z } from 'zod';

import { defineCall } from './call';
import { seenFields } from './seen';
import { id, lineText } from './shapes';

/** A page of the desk below `/operator/` with its query: `?group=mine`, `audit/?outcome=done`. */
const DESK_ADDRESS = /^(?:[a-z0-9-]+\/)*(?:\?[^#\s\\]*)?$/;

const savedView = z.object({
  viewid: id,
  title: z.string(),
  /** Below `/operator/`, with its query. */
  address: z.string(),
  /** Every operator sees it. */
  isShared: z.boolean(),
  /** The caller saved it, and alone changes it. */
  isOwn: z.boolean(),
});

const answer = z.object({ lstView: z.array(savedView) });

/** Calls of the lists that operators want to see again: a list is its address. */
export const deskViewCalls = [
  defineCall('operator/getalldeskview', {
    summary: 'The lists that the caller saved, and those that others share',
    access: 'operator',
    input: z.object({}).prefault({}),
    answer,
  }),
  defineCall('operator/savedeskview', {
    summary: 'Saves a list under a name, or changes one of the caller’s',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      /** Left out for a new one. */
      viewid: id.optional(),
      title: lineText(1, 40),
      address: lineText(1, 400).regex(DESK_ADDRESS),
      isShared: z.boolean(),
      ...seenFields,
    }),
    answer,
    outcomes: ['not-found', 'limit-reached', 'stale'],
  }),
  defineCall('operator/removedeskview', {
    summary: 'Forgets a list of the caller’s',
    access: 'operator',
    limit: 'operators',
    input: z.object({ viewid: id }),
    answer,
    outcomes: ['not-found'],
  }),
] as const;
