import { z } from 'zod';

import { CAR_WASH_METHODS, DISPUTED_MATTERS, GENDERS, NO_CODE_REASONS, SERVICE_GRADES } from './enumerations';
import { MATCH_WAYS, SANCTION_KINDS, WORK_LISTS, WORK_MOVES } from './provider-enumerations';
import { datedCertificate, shownRating, travel } from './bid-shapes';
import { defineCall } from './call';
import {
  acknowledgement,
  categoryNumber,
  dayText,
  id,
  lineText,
  listCursor,
  nothing,
  paragraphText,
  rials,
  typeNumber,
  moreTypes,
} from './shapes';
import { excuse, reliabilityEvent } from './sanction';
import { taskDetail, workSummary } from './task';
import { truckDay } from './work-vehicle';

/** SPEC 3 "Provider list item". */
export const providerListItem = z.object({
  fullname: z.string(),
  merchantName: z.string(),
  gender: z.enum(GENDERS),
  userImage: z.string(),
  price: rials,
  workerRate: shownRating,
  reviewCount: z.number().int(),
  doneTaskCount: z.number().int(),
  /** A no-criminal-record certificate is held (BEHAVIOUR 1.4). */
  hasCriminalRecord: z.boolean(),
  lstCertificate: z.array(datedCertificate),
  takesCash: z.boolean(),
  isFavourite: z.boolean(),
  merchantId: id,
  userId: id,
  workerCode: z.string(),
  /**
   * The percentage of the visits of the last 90 days that began within the promise; null while they are few. Only the
   * lists that a customer chooses from have it.
   */
  inTimePercent: z.number().int().nullable().optional(),
  /** The place of a car wash: on site, in the workshop, or as the customer asks. */
  carWashMethod: z.enum([...CAR_WASH_METHODS, 'both']).optional(),
});

const freeProviderSearch = z.object({
  srvcategoryid: categoryNumber,
  srvcattypeid: id,
  /** Further types of a basket of several kinds; the provider serves these, too. */
  moreTypeIds: moreTypes.optional(),
  servicegrade: z.enum(SERVICE_GRADES).nullish(),
  locationid: id,
  gDate: dayText,
  deliverytimeid: id,
  hourneed: z.number().int().min(1).max(12),
  priceRial: rials.min(0).optional(),
  /** Lists only providers of this gender. It is stored nowhere, and no provider hears of it (BEHAVIOUR 17). */
  gender: z.enum(GENDERS).nullish(),
  /** The way of a car wash; the provider washes in that way. */
  carWashMethod: z.enum(CAR_WASH_METHODS).nullish(),
  /** For tests on an empty stomach: the earliest hour is one of the morning. */
  isFasting: z.boolean().optional(),
  /** The return of textiles; the provider is free then, too. */
  returnDate: dayText.nullish(),
  returnTimeId: id.nullish(),
  /** The provider of the repeated order, who is listed first when free. */
  formerUserId: id.optional(),
  /** The chosen provider: on the first page, if free. */
  chosenUserId: id.optional(),
});
const freeProviderPage = freeProviderSearch.extend({
  /** `nextCursor` of the page before; left out for the first. */
  cursor: listCursor.optional(),
});
const freeProviders = z.object({
  lstServiceProvider: z.array(providerListItem),
  /** Asks for the next page; null after the last. */
  nextCursor: listCursor.nullable(),
  /** The earliest hour with a free provider, where nobody is free at the asked one; null elsewhere. */
  earliest: z.object({ gDate: dayText, deliverytimeid: id, startHour: z.number().int() }).nullable(),
});
const search = {
  access: 'public',
  input: freeProviderPage,
  answer: freeProviders,
  outcomes: ['service-not-available', 'slot-expired'],
} as const;

const alertPreference = z.object({
  lstSrvCatType: z.array(z.object({ srvCatTypeId: typeNumber })),
  lstSrvCategoryId: z.array(id),
  lstSrvCatTypeId: z.array(typeNumber),
  lstLocationId: z.array(id),
});

/** Calls that find providers and show their pages, and calls by which a provider works (SPEC 7; BEHAVIOUR 5 and 11). */
export const providerCalls = [
  defineCall('serviceprovider/filterserviceprovider', {
    summary: 'Providers who are really free',
    ...search,
  }),
  defineCall('laundry/filterlaundryserviceprovider', {
    summary: 'Laundries that are free',
    ...search,
  }),
  defineCall('carwashserviceprovider/filtercarserviceprovider', {
    summary: 'Car washers who are free, with their method',
    ...search,
  }),
  defineCall('serviceprovider/workeravailablity', {
    summary: 'Whether one provider is free at an hour',
    access: 'public',
    input: freeProviderSearch.extend({ userid: id }),
    answer: z.object({ isAvailable: z.boolean() }),
    outcomes: ['not-found'],
  }),
  defineCall('serviceprovider/tellmewhen', {
    summary: 'Tells the customer when an hour comes free that day',
    access: 'user',
    limit: { handler: ['wishes'] },
    input: freeProviderSearch.pick({
      srvcategoryid: true,
      srvcattypeid: true,
      locationid: true,
      gDate: true,
      hourneed: true,
    }),
    answer: acknowledgement,
    outcomes: ['slot-expired', 'TooMuchRequest'],
  }),
  defineCall('suggestion/getexpertconfiguration', {
    summary: 'What a provider is configured for',
    access: 'provider',
    input: nothing,
    answer: alertPreference,
  }),
  defineCall('nonePreloader/suggestion/gettopicname', {
    summary: 'The caller’s own topics and short-lived credentials for the broker',
    access: 'user',
    input: nothing,
    answer: z.object({
      endUserTopic: z.string(),
      expertTopic: z.string(),
      paymentTopic: z.string(),
      // Left out together while the broker is away: the topics say whose alerts getalert answers.
      brokerUrl: z.string().optional(),
      clientId: z.string().optional(),
      username: z.string().optional(),
      password: z.string().optional(),
      expiresAtMs: z.number().int().optional(),
    }),
  }),
  defineCall('expert/getalltask', {
    summary: 'A provider’s work: new (to be answered), accepted (to be done), done',
    access: 'provider',
    /** `beforeTaskid`: the page of the done ones after that which named it. */
    input: z.object({ list: z.enum(WORK_LISTS), beforeTaskid: id.optional() }),
    /** `nextBeforeTaskid`: null where nothing follows. The other two lists come whole. */
    answer: z.object({ lstTask: z.array(workSummary), nextBeforeTaskid: id.nullable() }),
  }),
  defineCall('expert/movetask', {
    summary:
      'A provider’s move: accept, decline, depart, start, finish, withdraw; of textiles pickUp, process, bringBack, handBack; that nobody opened the door; or that the provider does not feel safe and leaves',
    access: 'provider',
    limit: 'once',
    isIdempotent: 'when-keyed',
    input: z.object({
      taskid: id,
      move: z.enum(WORK_MOVES),
      reason: paragraphText(0, 500).default(''),
      /** The reason for `withdraw`, with papers. The points are held until an operator has decided. */
      excuse: excuse.optional(),
      /** The customer's: opens a start, a pick-up or a return before its time. Wrong ones are counted. */
      startCode: lineText(1, 16).optional(),
      /** The reason for a start, a pick-up or a return without the code. It is kept, and both sides are told. */
      withoutCode: z.enum(NO_CODE_REASONS).optional(),
      /**
       * The time of the press on a phone without network; setting off and starting that were in time then count as
       * such.
       */
      madeAtMs: z.number().int().optional(),
    }),
    answer: z.object({ taskDetail }),
    /**
     * `move-too-early` and `start-code-wrong` carry the opening time without a code: opensAtMs. `door-wait-incomplete`
     * carries the missing steps before the report that nobody opens: missing, of DOOR_STEPS. `pieces-missing`: nothing
     * is listed yet; `scan-missing` with missingCount: pieces are not scanned, and `reason` does not say why.
     */
    outcomes: [
      'move-not-allowed',
      'not-yours',
      'cash-not-offered',
      'move-too-early',
      'move-too-late',
      'start-code-wrong',
      'pieces-missing',
      'scan-missing',
      'idempotency-key-reused',
      'door-wait-incomplete',
      'unsupported-type',
    ],
  }),
  defineCall('expert/getmatch', {
    summary: 'Why a provider got a work, or not: what was compared of those who were asked, without names',
    access: 'provider',
    input: z.object({ taskid: id }),
    answer: z.object({
      way: z.enum(MATCH_WAYS),
      /** The caller's own way. */
      travel: travel.nullable(),
      /** Professionals who were told of the order in its last bidding window; 0 without bids. */
      askedCount: z.number().int(),
      /** The bids of the order, the best first, with the caller's among them; empty without bids. */
      lstCompared: z.array(
        z.object({
          rank: z.number().int(),
          isOwn: z.boolean(),
          isChosen: z.boolean(),
          workerRate: shownRating,
          reviewCount: z.number().int(),
          /** The way of another bidder, between the centres of neighbourhoods. */
          travel: travel.nullable(),
          /** Sealed until the choice is settled, the own one excepted; null also without a bid. */
          priceRial: rials.nullable(),
        }),
      ),
    }),
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('expert/getdashboard', {
    summary: 'Today first, then new work, then money',
    access: 'provider',
    input: nothing,
    answer: z.object({
      lstToday: z.array(workSummary),
      lstNew: z.array(workSummary),
      lstNext: z.array(workSummary),
      /** Finished today by the Tehran calendar, newest first. */
      lstDone: z.array(workSummary),
      /** The day of a driver of petrol whose truck is online; null for everybody else. */
      truckDay: truckDay.nullable(),
      /** Disputes that wait for the caller's word, the next deadline first. */
      lstDispute: z.array(
        workSummary
          .pick({ taskid: true, state: true, kind: true, serviceName: true, serviceTypeName: true, gradeName: true })
          .extend({
            reason: z.enum(DISPUTED_MATTERS),
            /** Until when they may answer; null where the time has not begun. */
            dueAtMs: z.number().int().nullable(),
          }),
      ),
      payableRial: rials,
      /** Requested payouts, until the bank has paid or returned them. */
      underWayRial: rials,
      /**
       * Pay of completed jobs that wait for the customer's confirmation, and the time of the first automatic
       * confirmation; null without any.
       */
      unconfirmedRial: rials,
      unconfirmedUntilMs: z.number().int().nullable(),
      biddingCreditRial: rials,
      doneTaskCount: z.number().int(),
      workerRate: shownRating,
      reviewCount: z.number().int(),
      /**
       * Net pay of the jobs that were completed on each of the last days, today last; fees of late cancellations are in
       * it.
       */
      lstEarning: z.array(z.object({ gDate: dayText, netRial: rials, jobCount: z.number().int() })),
      reliability: z.number().int(),
      /** The events that changed it, newest first. */
      lstReliability: z.array(reliabilityEvent),
      /** No new work comes because the provider wants none for now. */
      isPaused: z.boolean(),
      /** The newest measure that holds new work back now; null without one. */
      liveSanction: z.object({ kind: z.enum(SANCTION_KINDS), endsAtMs: z.number().int().nullable() }).nullable(),
      serverNowMs: z.number().int(),
    }),
  }),
] as const;
