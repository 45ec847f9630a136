import { z } from 'zod';

import { biddingStatus, bidQuestion, guidePrice, ownBid, suggestion, travel } from './bid-shapes';
import { defineCall } from './call';
import { ORDER_STATES } from './enumerations';
import { BID_TYPES, OWN_BID_LISTS } from './provider-enumerations';
import { removalAnswers } from './removal-shapes';
import { acknowledgement, categoryNumber, dayText, id, idText, listPage, paragraphText, rials } from './shapes';
import { taskSummary } from './task';

const byTask = z.object({ taskid: id });

/** A bid's fields. The total is `sgamount`, or `sgamount` × `hourneed`; it may not be below the floor (BEHAVIOUR 4). */
const bidForm = {
  sgtype: z.enum(BID_TYPES),
  /**
   * Whole tomans, so a multiple of ten rial: at most 10,000,000,000. `lump`: the whole price; `hourly`: the price of
   * one hour.
   */
  sgamount: rials.min(10).max(10_000_000_000),
  /** Whole hours that the job takes; asked for with `hourly`. Left out with `lump`: as many as the guide says. */
  hourneed: z.number().int().min(1).max(12).optional(),
  sgDesc: paragraphText(0, 600).default(''),
  /**
   * Photos of getbidphoto, shown beside the bid while both sides of their work agree. Left out: those that the bid has.
   */
  lstPhotoid: z.array(id).max(4).optional(),
};

/** `windowEndsAtMs` as the customer sees it; `bid` as it stands now. */
const writtenBid = z.object({ sgid: id, windowEndsAtMs: z.number().int(), bid: ownBid });

/**
 * Calls of bids (SPEC 7, suggestion and requestBidding; BEHAVIOUR 6). Changes are told over the broker, on the person's
 * own `endUserTopic`, as `{event, taskId, atMs}`.
 *
 * - The customer: `bid-first` or `bid-new`, `bid-edited`, `bid-withdrawn`, `bid-question`, `bids-ended`. `bid-read`:
 *   somebody more has opened it. `bidders-told`: everybody who was free was told of it. `bids-again-unpaid`,
 *   `bids-again-declined` and `bids-again-unanswered`: bids can be chosen again.
 * - A bidder: `bid-answer`, `bid-lost`, `bid-again` and `bid-ended`.
 *
 * Orders that take bids come on `expertTopic` without a selected user. The provider who was chosen and paid for hears
 * of it there, with one. The end of an offer comes there, too: `closed_{taskId}_{why}`, why being `accepted`,
 * `cancelled`, `expired` or `lost`.
 */
export const bidCalls = [
  defineCall('suggestion/getallsuggestion4task', {
    summary: 'The waiting room: the bids on an own order, who reads it, its guide price, and why nobody bids',
    access: 'user',
    input: byTask,
    answer: biddingStatus.extend({
      taskid: id,
      reqid: id,
      state: z.enum(ORDER_STATES),
      /**
       * Pending bids and the chosen one, at most BIDS_SHOWN, best first: by rating, price, distance. Withdrawn and
       * expired ones are not listed.
       */
      lstSuggestion: z.array(suggestion),
      /** The chosen one; null while none is. */
      chosenSgid: id.nullable(),
      /** Until when the chosen one is held; null while none is, and once it is paid or cash is confirmed. */
      paymentExpiresAtMs: z.number().int().nullable(),
      /** Every question of every bidder, oldest first. */
      lstQuestion: z.array(bidQuestion),
      serverNowMs: z.number().int(),
    }),
    outcomes: ['not-yours', 'not-found', 'move-not-allowed'],
  }),
  defineCall('suggestion/selectsuggestionbyuser', {
    summary:
      'Chooses a bid and holds it with its provider’s hours until it is paid: the order waits for its payment. Chosen already: the same answer again. While another is held: conflict, unless insteadOf names that one',
    access: 'user',
    limit: 'once',
    input: z.object({
      sgid: idText,
      /**
       * The total as the customer saw it; another one by now is `price-changed` with `priceRial`, and nothing is
       * chosen.
       */
      seenRial: z.coerce.number().int().optional(),
      /** The bid that is held and not paid yet, to be exchanged for this one: of many choices at once one is first. */
      insteadOf: idText.optional(),
    }),
    answer: z.object({
      suggestion,
      taskid: id,
      reqid: id,
      state: z.enum(ORDER_STATES),
      priceRial: rials,
      /**
       * The sum left to pay after gift and wallet, as the order was sent. Paying by custom/… or ipg/startpayment
       * decides.
       */
      payableRial: rials,
      paymentExpiresAtMs: z.number().int().nullable(),
    }),
    isSafe: false,
    /** `slot-taken`: the bidder is booked elsewhere by now, and the bid has gone; choose another. */
    outcomes: ['not-yours', 'not-found', 'conflict', 'bid-gone', 'bidding-closed', 'price-changed', 'slot-taken'],
  }),
  defineCall('requestBidding/retry', {
    summary: 'Opens the bidding of an expired order again, at its hour or at another one; three times at most',
    access: 'user',
    limit: 'once',
    input: z.object({
      reqid: idText,
      /** Both, or neither for the order's own hour. */
      gDate: dayText.optional(),
      deliverytimeid: idText.optional(),
    }),
    answer: z.object({ windowEndsAtMs: z.number().int(), retriesLeft: z.number().int() }),
    isSafe: false,
    outcomes: [
      'move-not-allowed',
      'not-yours',
      'not-found',
      'service-not-available',
      'slot-expired',
      'job-too-long',
      'retries-used',
      'order-overlaps',
    ],
  }),
  defineCall('suggestion/getguideprice', {
    summary: 'What such a job costs as a rule in a city, before it is ordered, and how long bids would be taken',
    access: 'public',
    input: z.object({
      srvcategoryid: categoryNumber,
      srvcattypeid: id,
      cityid: id.optional(),
      locationid: id.optional(),
      /** The hour to try: with it, the answer says how long the window would be. */
      gDate: dayText.optional(),
      deliverytimeid: id.optional(),
      /** A removal: the number of movers, and their load; without a number the fewest that the vehicle takes. */
      personCount: z.number().int().min(1).max(50).optional(),
      ...removalAnswers,
    }),
    answer: z.object({
      guide: guidePrice.nullable(),
      floorRial: rials,
      windowMinutes: z.number().int(),
    }),
    outcomes: ['service-not-available'],
  }),
  defineCall('suggestion/addsuggestion', {
    summary: 'Bids on an order: one live bid a provider and order, which nobody reads but its customer',
    access: 'provider',
    limit: { door: ['bids'] },
    input: byTask.extend(bidForm),
    answer: writtenBid,
    isIdempotent: true,
    /** `bid-too-low` with floorRial; `bid-exists` with sgid. */
    outcomes: [
      'not-yours',
      'not-found',
      'bidding-closed',
      'bid-too-low',
      'bid-exists',
      'provider-not-free',
      'idempotency-key-reused',
      'TooMuchRequest',
    ],
  }),
  defineCall('suggestion/editsuggestion', {
    summary: 'Says another price, other hours or another note, until the bid is chosen or the window is over',
    access: 'provider',
    limit: { door: ['bids'] },
    input: z.object({ sgid: id, ...bidForm }),
    answer: writtenBid,
    outcomes: ['not-yours', 'not-found', 'bidding-closed', 'bid-too-low', 'provider-not-free', 'TooMuchRequest'],
  }),
  defineCall('suggestion/withdrawsuggestion', {
    summary: 'Takes an own bid back before it is chosen; costs nothing. Withdrawn already: the same answer again',
    access: 'provider',
    limit: 'once',
    input: z.object({ sgid: id }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'bidding-closed'],
  }),
  defineCall('suggestion/getownsuggestion', {
    summary: 'The caller’s own bids, newest first, each with its order as far as she may read it',
    access: 'provider',
    /** The list to read; left out: all of them. */
    input: listPage.extend({ list: z.enum(OWN_BID_LISTS).optional() }).prefault({}),
    answer: z.object({
      lstOwn: z.array(
        z.object({
          bid: ownBid,
          task: taskSummary,
          windowEndsAtMs: z.number().int().nullable(),
          /** The bidder's own way to an order that takes bids; null for every other, and without a known beginning. */
          travel: travel.nullable(),
        }),
      ),
      ownCount: z.number().int(),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('suggestion/addquestion', {
    summary:
      'Asks the customer before the choice, one question at a time; numbers, links and cards in it are masked, and isMasked says so',
    access: 'provider',
    limit: { door: ['bid-questions'] },
    input: byTask.extend({ text: paragraphText(3, 500) }),
    answer: z.object({ question: bidQuestion, isMasked: z.boolean() }),
    outcomes: ['not-yours', 'not-found', 'bidding-closed', 'question-open', 'writing-stopped', 'TooMuchRequest'],
  }),
  defineCall('suggestion/answerquestion', {
    summary: 'The customer’s answer, which only the bidder who asked reads; masked as questions are',
    access: 'user',
    limit: 'once',
    input: z.object({ questionid: id, text: paragraphText(1, 500) }),
    answer: z.object({ question: bidQuestion, isMasked: z.boolean() }),
    outcomes: ['not-yours', 'not-found', 'bidding-closed', 'conflict', 'writing-stopped'],
  }),
] as const;
