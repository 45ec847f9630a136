import { z } from 'zod';

import { GENDERS } from './enumerations';
import { BID_CLOSED_REASONS, BID_TYPES, NO_BID_REASONS, WORK_PHOTO_MOMENTS } from './provider-enumerations';
import { DOCUMENT_KINDS, TRAVEL_STARTS, WORKER_GRADES } from './provider-enumerations';
import { id, priceLine, rials } from './shapes';

const instantMs = z.number().int();
/** The average of the stars that customers gave; null while nobody has given any. */
export const shownRating = z.number().min(1).max(5).nullable();

/**
 * A way to a job, as a routing service measures it (BEHAVIOUR 30). Without one it is the straight line and an allowance
 * for streets, at the pace of a city.
 */
export const travel = z.object({
  /** Along the streets, by hundreds. */
  metres: z.number().int(),
  minutes: z.number().int(),
  from: z.enum(TRAVEL_STARTS),
  /** No routing service has measured it. */
  isEstimate: z.boolean(),
});

/** The usual price of such a job in rial, before anybody has looked at it (BEHAVIOUR 4 and 6). It binds nobody. */
export const guidePrice = z.object({
  leastRial: rials,
  mostRial: rials,
  /** Whole hours of such a job as a rule; the visit is booked for them until a bid names another number. */
  hourCount: z.number().int(),
  /** The parts of the price, where it is computed from the customer's answers; empty where it is a usual price. */
  lines: z.array(priceLine),
});

/** A paper of a provider that was looked at by us. */
export const datedCertificate = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  /** The time of the check. */
  checkedAtMs: instantMs,
  /** The end of its validity; null for no end. Lists leave out ended ones. */
  validUntilMs: instantMs.nullable(),
});

/** A photo of a bidder's past work, which both sides of that work show to everybody. */
export const bidPhoto = z.object({ photoid: id, moment: z.enum(WORK_PHOTO_MOMENTS), fileurl: z.string() });

/** A bid's words and prices that a provider keeps to begin others with. */
export const bidTemplate = z.object({
  templateid: id,
  title: z.string(),
  sgtype: z.enum(BID_TYPES),
  sgamount: rials,
  hourneed: z.number().int(),
  sgDesc: z.string(),
});

/** SPEC 3 "Suggestion (bid)", as the customer compares them. No phone, and no place but the distance. */
export const suggestion = z.object({
  reqid: id,
  merchantid: id,
  sgid: id,
  taskid: id,
  /** The bidder. */
  userid: id,
  sgtype: z.enum(BID_TYPES),
  /** `lump`: the whole price; `hourly`: the price of one hour. In rial. */
  sgamount: rials,
  /** Until the bid ends with the window, as of `serverNowMs`; both 0 for one that is not pending. */
  remainingHours: z.number().int(),
  remainingMinutes: z.number().int(),
  /** The bidder's note; links, phone numbers and card numbers in it are masked. */
  sgDesc: z.string(),
  /** 1 pending, 2 selected, 3 rejected, 4 withdrawn, 5 expired (BEHAVIOUR 6). */
  sgstate: z.number().int().min(1).max(5),
  /** Whole hours that the bidder needs, for which the visit is booked. */
  hourneed: z.number().int(),
  /** The bidder's page on this site, with a slash at both ends. */
  workerUrl: z.string(),
  workerGrade: z.enum(WORKER_GRADES),
  workerCode: z.string(),
  /** A no-criminal-record certificate is held (BEHAVIOUR 1.4). */
  hasCriminalRecord: z.boolean(),
  lstCertificate: z.array(datedCertificate),
  fullname: z.string(),
  userImage: z.string(),
  gender: z.enum(GENDERS),
  workerRate: shownRating,
  reviewCount: z.number().int(),
  doneTaskCount: z.number().int(),
  /** The total that is paid for it, in rial: the lump sum, or rate × hours. */
  price: rials,
  merchantName: z.string(),
  /**
   * Between the centres of two neighbourhoods, so that it does not give a home away. Null for a bidder without a home
   * base.
   */
  travel: travel.nullable(),
  /** Cash at the door is possible with this bid (BEHAVIOUR 9). */
  takesCash: z.boolean(),
  /** Has done a job for this customer before. */
  isFavourite: z.boolean(),
  lstPhoto: z.array(bidPhoto),
  addedAtMs: instantMs,
  /** The last edit; null for none. The sum may have changed: send `seenRial` with the choice. */
  editedAtMs: instantMs.nullable(),
});

/** A bid as its bidder reads it. */
export const ownBid = z.object({
  sgid: id,
  sgtype: z.enum(BID_TYPES),
  sgamount: rials,
  hourneed: z.number().int(),
  sgDesc: z.string(),
  /** 1 pending, 2 selected, 3 rejected, 4 withdrawn, 5 expired (BEHAVIOUR 6). */
  sgstate: z.number().int().min(1).max(5),
  /** The total that the customer would pay, and the bidder's part of it after commission. */
  price: rials,
  commissionRial: rials,
  netRial: rials,
  /** Photos of past work that it has; one that is public no more is shown to nobody. */
  lstPhotoid: z.array(id),
  addedAtMs: instantMs,
  editedAtMs: instantMs.nullable(),
  /** It may be edited and withdrawn now: pending, and the window is open. */
  canEdit: z.boolean(),
});

/** A bidder's question before the choice, with its answer (BEHAVIOUR 6 and 13). Each bidder reads only her own. */
export const bidQuestion = z.object({
  questionid: id,
  /** The author of the question. */
  userid: id,
  fullname: z.string(),
  userImage: z.string(),
  /** Links, phone numbers and card numbers are masked. */
  text: z.string(),
  askedAtMs: instantMs,
  /** Null until the customer answers. */
  answer: z.string().nullable(),
  answeredAtMs: instantMs.nullable(),
});

/** The bidding as a provider reads it, beside the reduced order itself. */
export const workBidding = z.object({
  /** Until when bids are taken; null once the bidding is over. */
  windowEndsAtMs: instantMs.nullable(),
  guide: guidePrice.nullable(),
  /** No bid may be lower, in rial (BEHAVIOUR 4). */
  floorRial: rials,
  /** Live bids of others. Their sums are sealed. */
  rivalCount: z.number().int(),
  /** Her newest bid, in any state; null before the first. */
  ownBid: ownBid.nullable(),
  /** Her questions, oldest first. */
  lstQuestion: z.array(bidQuestion),
  /** A new bid can be added now: the window is open, she is free and has no live bid. */
  canBid: z.boolean(),
  /** A question can be asked now: the bidding is open and none of hers waits for its answer. */
  canAsk: z.boolean(),
  /** Why she cannot bid, where that is not her own live bid; null otherwise. */
  closedBecause: z.enum(BID_CLOSED_REASONS).nullable(),
});

/** The bidding as the order's customer reads it, beside the bids. */
export const biddingStatus = z.object({
  /**
   * Until when bids are taken; null once the bidding is over. Count down by `serverNowMs`, never by the browser's
   * clock.
   */
  windowEndsAtMs: instantMs.nullable(),
  /** Null where the city's price book has no such job. */
  guide: guidePrice.nullable(),
  /** Pending bids; those that are listed may be fewer (`BIDS_SHOWN`). */
  liveCount: z.number().int(),
  /** Professionals who were told of the order in this window. */
  askedCount: z.number().int(),
  /** Providers among them who have opened the order in this window. */
  readerCount: z.number().int(),
  /**
   * Why there is nothing to choose from, once the window is over; while it is open, `nobody-serves` and `nobody-asked`
   * alone are said. Null otherwise.
   */
  noBidReason: z.enum(NO_BID_REASONS).nullable(),
  /** How many times bidding can still be reopened; 0 for never. */
  retriesLeft: z.number().int(),
  /** A retry has to name another hour: the one of the order is too near. */
  retryNeedsHour: z.boolean(),
});
