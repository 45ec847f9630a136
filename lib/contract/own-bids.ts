import { z } from 'zod';

import { bidPhoto, bidTemplate } from './bid-shapes';
import { defineCall } from './call';
import { acknowledgement, id, nothing, rials, lineText } from './shapes';

const count = z.number().int();

/** Calls of a provider's tools beside single bids: numbers of the quarter, templates, photos of past work. */
export const ownBidCalls = [
  defineCall('suggestion/getbidnumber', {
    summary:
      'How many of the caller’s bids can still be chosen, and what became of those of the last 90 days, by price; and the prices that won such orders, of everybody and without names',
    access: 'provider',
    input: nothing,
    answer: z.object({
      liveCount: count,
      wonCount: count,
      lostCount: count,
      /** Neither was chosen nor lost to another: taken back, or nobody was chosen. */
      endedCount: count,
      /** Won of those that were won or lost, in whole per cent; null where none was. */
      hitPercent: z.number().int().min(0).max(100).nullable(),
      /** The range of prices at which the own bids won; null under BID_NUMBERS.leastWon. */
      won: z.object({ leastRial: rials, mostRial: rials }).nullable(),
      /**
       * Thirds of the won and lost bids by price, the cheapest first; empty under BID_NUMBERS.leastDecided. A bid of
       * `fromRial` is in the range, one of `toRial` is in the next.
       */
      lstRange: z.array(
        z.object({ fromRial: rials.nullable(), toRial: rials.nullable(), wonCount: count, decidedCount: count }),
      ),
      /**
       * Winning prices for each type that the caller serves: the middle half of the last 90 days, in every city. A type
       * is left out with fewer than BID_NUMBERS.leastOfAll wins, or fewer than BID_NUMBERS.leastProviders winning
       * providers.
       */
      lstWinning: z.array(
        z.object({ srvcategoryid: id, srvcattypeid: id, name: z.string(), leastRial: rials, mostRial: rials }),
      ),
    }),
  }),
  defineCall('suggestion/getbidtemplate', {
    summary: 'The caller’s templates of bids, by name',
    access: 'provider',
    input: nothing,
    answer: z.object({ lstTemplate: z.array(bidTemplate) }),
  }),
  defineCall('suggestion/savebidtemplate', {
    summary: 'Keeps price, hours and note of an own bid as a template; a template of the name is replaced',
    access: 'provider',
    limit: 'capped',
    input: z.object({ sgid: id, title: lineText(1, 40) }),
    answer: z.object({ template: bidTemplate }),
    /** `limit-reached` with limit. */
    outcomes: ['not-yours', 'not-found', 'limit-reached'],
  }),
  defineCall('suggestion/removebidtemplate', {
    summary: 'Removes an own template; one that has gone is removed again without an error',
    access: 'provider',
    limit: 'replaces',
    input: z.object({ templateid: id }),
    answer: acknowledgement,
  }),
  defineCall('suggestion/getbidphoto', {
    summary: 'The newest photos of the caller’s done works that both sides agreed to show: a bid may have them',
    access: 'provider',
    input: nothing,
    answer: z.object({ lstPhoto: z.array(bidPhoto) }),
  }),
] as const;
