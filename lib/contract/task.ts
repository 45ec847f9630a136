import { z } from 'zod';

import { travel, workBidding } from './bid-shapes';
import {
  ABSENCES,
  DISPUTE_REASONS,
  DISPUTED_MATTERS,
  ORDER_STATES,
  CLEANING_EXTRAS,
  PET_TYPES,
  SERVICE_KINDS,
  URGENCIES,
} from './enumerations';
import { VISIT_PLANS } from './series-enumerations';
import { doorWait, heldFee, lateness } from './door-shapes';
import { custodyDetail, returnVisit } from './custody-shapes';
import { askedHour, moveOpening, offeredHours, workMarks } from './work-shapes';
import { cashRecord, orderSums, paymentFacts, paymentFields, providerPay, refunds } from './order-money-shapes';
import { petrolDetail } from './petrol-shapes';
import { priceTerms, shownPriceChange } from './price-terms';
import { handedWork } from './team';
import { movingDetail } from './moving-shapes';
import { testPerson, testResult } from './medical-tests';
import { workPhotos } from './work-photo';
import { id, priceLine, rials } from './shapes';

const orderState = z.enum(ORDER_STATES);

/** What can be wrong with the work (BEHAVIOUR 15). */
export const disputeReason = z.enum(DISPUTE_REASONS);

/** SPEC 3 "Current order summary". */
export const taskSummary = z.object({
  taskid: id,
  reqId: id,
  reqcode: z.string(),
  srvcategoryid: z.string(),
  /** Null for a kind without types. */
  srvcattypeid: id.nullable(),
  kind: z.enum(SERVICE_KINDS),
  seopath: z.string(),
  serviceName: z.string(),
  serviceTypeName: z.string(),
  /** The service in the grade that was ordered, as "Economy dry-cleaning"; empty for a service without grades. */
  gradeName: z.string(),
  state: orderState,
  /** How it ended where somebody was not there, which its state does not say; null for every other order. */
  absence: z.enum(ABSENCES).nullable(),
  providerName: z.string().nullable(),
  providerImage: z.string().nullable(),
  providerUserId: id.nullable(),
  workerCode: z.string().nullable(),
  merchantName: z.string().nullable(),
  /** The two below in one line. */
  deliveryAddress: z.string(),
  /** City and neighbourhood, in the reader's language. */
  deliveryPlace: z.string(),
  /**
   * As the customer wrote it, in whatever language that is: beside the place it needs a direction of its own. Empty for
   * a provider before the acceptance and once the job is over, and for a passed-on link.
   */
  deliveryStreet: z.string(),
  deliveryJalaliDate: z.string(),
  gDate: z.string(),
  startHour: z.number().int(),
  endHour: z.number().int(),
  timeRange: z.string(),
  startsAtMs: z.number().int(),
  /** Until when somebody comes who comes as soon as possible, from `startsAtMs` on; null where an hour was chosen. */
  arrivesUntilMs: z.number().int().nullable(),
  ...paymentFacts,
  /** When textiles come back; null for every other order. */
  returnVisit: returnVisit.nullable(),
  /**
   * The hour that the customer asks the provider for, and until when an answer is due; the order's own hour holds until
   * the provider agrees. Null where no question is open, and for everybody but the two sides.
   */
  askedHour: askedHour.nullable(),
  priceRial: rials,
  /**
   * Until when its customer can contest the fee of a door that nobody opened; null where there is nothing to contest,
   * and for everybody else.
   */
  feeContestUntilMs: z.number().int().nullable(),
  /** What the reader may do now (order-lifecycle's moves). */
  moves: z.array(z.string()),
});

/** An order as its customer lists it: with what was really paid, kept and given back. */
export const orderSummary = taskSummary.extend({ sums: orderSums });

/** An order as its provider lists it. */
export const workSummary = taskSummary.extend({
  /** What the provider gets, after commission: as it is booked once the order is over, as it will be before. */
  netRial: rials,
  /** Of a company that has handed it to somebody of its team. */
  handed: handedWork.nullable(),
  /** A problem was reported: nothing is paid until that is settled. */
  isHeld: z.boolean(),
  ...workMarks,
  /**
   * Of the reader's own way; null where nothing says where it begins, where somebody of the team goes, and for what is
   * over.
   */
  travel: travel.nullable(),
  /** Its door, from the acceptance to the end; null where the address was not set on the map. */
  door: z.object({ cityid: id, latitude: z.number(), longitude: z.number() }).nullable(),
  /**
   * An order that takes bids, or took them, as this provider may read it; null for others. Until it is her own work,
   * the place has no street.
   */
  bidding: workBidding.nullable(),
});

/**
 * Everything that a reader of an order may see of it (SPEC 3; clean/gettaskdetail). What is not for this reader is
 * null.
 */
export const taskDetail = taskSummary.extend({
  ...paymentFields.shape,
  userDescription: z.string(),
  descriptionImageUrl: z.string().nullable(),
  descriptionAudioUrl: z.string().nullable(),
  /** More photos beside `descriptionImageUrl`. */
  moreImageUrls: z.array(z.string()),
  urgency: z.enum(URGENCIES).nullable(),
  /** How often it comes: all but the visits of a series come `once`. */
  plan: z.enum(VISIT_PLANS),
  petTypes: z.array(z.enum(PET_TYPES)),
  extras: z.array(z.enum(CLEANING_EXTRAS)),
  /** The plate of the vehicle that it is about, its parts separated by dashes. */
  plaque: z.string().nullable(),
  /** What a truck brings, and to which vehicle; null for every other order, and for a passed-on link. */
  petrol: petrolDetail.nullable(),
  /** Where a removal goes and what it takes; null for every other order, and for a passed-on link. */
  moving: movingDetail.nullable(),
  /**
   * Textiles piece by piece, and where each is (BEHAVIOUR 22); null for every other order, and for a passed-on link.
   */
  custody: custodyDetail.nullable(),
  /**
   * How it was before the work and is after it; null for who has no part in it, and for kinds whose work leaves nothing
   * to look at.
   */
  workPhotos: workPhotos.nullable(),
  /** For how many hours nothing may be eaten before the visit; 0 where nothing has to be held. */
  fastingHours: z.number().int(),
  /** The people who give a sample; empty for every other order, and for a passed-on link. */
  persons: z.array(testPerson),
  /** What its provider has handed over, the oldest first; the files are the customer's alone to read. */
  results: z.array(testResult),
  /** Its provider may hand over a result now. */
  takesResults: z.boolean(),
  hourCount: z.number().int(),
  lines: z.array(priceLine),
  /** What happened, by the move that made it: a move to another hour leaves the state as it is. */
  timeline: z.array(z.object({ state: orderState, move: z.string(), atMs: z.number().int() })),
  userName: z.string(),
  userFamily: z.string(),
  /** The customer's number for the provider of a confirmed job, the provider's for the customer; null otherwise. */
  contactMobile: z.string().nullable(),
  deliveryZipCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The middle of its neighbourhood, for a provider, who is not shown the door before the acceptance. */
  area: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  answerDueAtMs: z.number().int().nullable(),
  completesAtMs: z.number().int().nullable(),
  /** Of a company that has handed it to somebody of its team; only in the views of those whose work it is. */
  handed: handedWork.nullable(),
  /** What the provider receives after commission; only in the provider's view. */
  providerShareRial: rials.nullable(),
  /** Only in the customer's view. */
  sums: orderSums.nullable(),
  /** Only in the provider's view. */
  pay: providerPay.nullable(),
  paidAtMs: z.number().int().nullable(),
  /** The bank's number of the payment that paid for it; only in the customer's view. */
  bankReference: z.string().nullable(),
  /** Signed link for the review, once the job is done; only in the customer's view. */
  reviewUrl: z.string().nullable(),
  isReviewed: z.boolean(),
  /** What cancelling costs its customer now; null where it is not open, and for everybody else. */
  cancelTerms: z.object({ feeRial: rials, freeUntilMs: z.number().int().nullable() }).nullable(),
  /** What the end of the order charged and gave back, as it was booked; only in the customer's view. */
  cancellation: z.object({ feeRial: rials, refunds }).nullable(),
  /** From when on each of the reader's moves is open, where time holds it back; `earlierBy` what opens it before. */
  moveOpenings: z.array(moveOpening),
  /** A problem that the customer has reported: its payment waits. In the views of both sides. */
  dispute: z.object({ reason: z.enum(DISPUTED_MATTERS), isOpen: z.boolean(), openedAtMs: z.number().int() }).nullable(),
  /**
   * What both sides say at the door, while somebody is expected there; null for everybody else, and before and after.
   */
  doorWait: doorWait.nullable(),
  /** The fee of a door that nobody opened; in the views of both sides, null for every other order. */
  heldFee: heldFee.nullable(),
  /** The promise of the visit's beginning (BEHAVIOUR 24); null for work that begins at no agreed hour. */
  lateness: lateness.nullable(),
  /** In the views of both sides, null where nothing is proposed; the order's own hour holds until one is taken. */
  offeredHours: offeredHours.nullable(),
  /** How the cash of an order ended at the door; null before anything was said of it. */
  cashRecord: cashRecord.nullable(),
  /** The newest proposal of another final price (BEHAVIOUR 14); in the views of both sides, null before the first. */
  priceChange: shownPriceChange.nullable(),
  /**
   * What the provider may propose another final price by, while they may; null otherwise, and in everybody else's view.
   */
  priceTerms: priceTerms.nullable(),
  /**
   * Its customer agreed to the next best at this price, should the chosen provider not be able to come; false in
   * everybody else's view.
   */
  isRescueAgreed: z.boolean(),
  /**
   * Four digits that open the job before its time; only in the customer's view, from the acceptance to the start. Other
   * four sign for textiles that are on their way back.
   */
  startCode: z.string().nullable(),
  /**
   * The key of the page that its customer shows to others; only in the customer's view, null where the visit is not
   * shared or is over.
   */
  visitKey: z.string().nullable(),
  /**
   * For whom it is, where that is somebody else: in the customer's view, and in the provider's while it is their own.
   */
  recipientName: z.string().nullable(),
  /**
   * In the view of a provider who may bid, has bid or was chosen; null for everybody else: the customer reads
   * suggestion/getallsuggestion4task. A bidder reads a reduced order: words, pictures, urgency, neighbourhood and hour,
   * the first name, and no other, no street, phone, zip code or point on the map.
   */
  bidding: workBidding.nullable(),
  /** As in `workSummary`; null for everybody who does not go there. */
  travel: travel.nullable(),
  serverNowMs: z.number().int(),
});
