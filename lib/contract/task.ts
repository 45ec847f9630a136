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
import { calendarName } from './calendar-name';
import { doorWait, heldFee, lateness } from './door-shapes';
import { custodyDetail, returnVisit } from './custody-shapes';
import { askedHour, moveOpening, offeredHours, workMarks } from './work-shapes';
import { cashRecord, orderSums, paymentFacts, paymentFields, providerPay, refunds } from './order-money-shapes';
import { petrolDetail } from './petrol-shapes';
import { priceTerms, shownPriceChange } from './price-terms';
import { handedWork } from './team';
import { removalDetail } from './removal-shapes';
import { testPerson, testResult } from './medical-tests';
import { workPhotos } from './work-photo';
import { id, priceLine, rials } from './shapes';

const orderState = z.enum(ORDER_STATES);

/** A customer's reasons for a dispute (BEHAVIOUR 15). */
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
  /** The side that was absent, which the state does not name; null for every other order. */
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
   * The customer's own text in any language: beside the place it needs a direction of its own. Empty for a provider
   * before the acceptance and once the job is over, and for a passed-on link.
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
  /** The return of textiles; null for every other order. */
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
  /** The reader's open moves (`move` of ORDER_MOVES). */
  moves: z.array(z.string()),
});

/** An order in its customer's list, with the sums actually paid, kept and refunded. */
export const orderSummary = taskSummary.extend({ sums: orderSums });

/** An order as its provider lists it. */
export const workSummary = taskSummary.extend({
  /** The provider's pay after commission: as booked once the order is over, as computed before. */
  netRial: rials,
  /** The member to whom a company handed the work; null for none. */
  handed: handedWork.nullable(),
  /** A problem was reported: nothing is paid until that is settled. */
  isHeld: z.boolean(),
  /** The job is done, and nobody has said yet how its cash ended. */
  isCashAsked: z.boolean(),
  /** Until when the chosen provider has to answer; null where no answer is awaited. */
  answerDueAtMs: z.number().int().nullable(),
  ...workMarks,
  /**
   * The reader's own way; null without a known beginning, where somebody of the team goes, and for work that is over.
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
 * Everything that a reader of an order may see of it (SPEC 3; clean/gettaskdetail). A field that is not for this reader
 * is null.
 */
export const taskDetail = taskSummary.extend({
  ...paymentFields.shape,
  userDescription: z.string(),
  descriptionImageUrl: z.string().nullable(),
  descriptionAudioUrl: z.string().nullable(),
  /** More photos beside `descriptionImageUrl`. */
  moreImageUrls: z.array(z.string()),
  urgency: z.enum(URGENCIES).nullable(),
  /** The rhythm of the visits: `once` but for the visits of a series. */
  plan: z.enum(VISIT_PLANS),
  petTypes: z.array(z.enum(PET_TYPES)),
  extras: z.array(z.enum(CLEANING_EXTRAS)),
  /** The plate of the vehicle that it is about, its parts separated by dashes. */
  plaque: z.string().nullable(),
  /** A truck's delivery and its vehicle; null for every other order, and for a passed-on link. */
  petrol: petrolDetail.nullable(),
  /** A removal's destination and load; null for every other order, and for a passed-on link. */
  moving: removalDetail.nullable(),
  /**
   * Textiles piece by piece, and where each is (BEHAVIOUR 22); null for every other order, and for a passed-on link.
   */
  custody: custodyDetail.nullable(),
  /**
   * Photos before and after the work; null for readers outside the order, and for kinds whose work leaves nothing to
   * look at.
   */
  workPhotos: workPhotos.nullable(),
  /** Hours without food before the visit; 0 for none. */
  fastingHours: z.number().int(),
  /** The people who give a sample; empty for every other order, and for a passed-on link. */
  persons: z.array(testPerson),
  /** The results that its provider has handed over, the oldest first. Only the customer reads the files. */
  results: z.array(testResult),
  /** Its provider may hand over a result now. */
  takesResults: z.boolean(),
  hourCount: z.number().int(),
  lines: z.array(priceLine),
  /** The order's history, by moves: a move to another hour leaves the state as it is. */
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
  /** The member to whom a company handed the work; only in the views of those whose work it is. */
  handed: handedWork.nullable(),
  /** The provider's pay after commission; only in the provider's view. */
  providerShareRial: rials.nullable(),
  /** Only in the customer's view. */
  sums: orderSums.nullable(),
  /** Only in the provider's view. */
  pay: providerPay.nullable(),
  paidAtMs: z.number().int().nullable(),
  /** Its name and version in a calendar, as a visit of a series; null otherwise, and in other views. */
  calendar: calendarName.nullable(),
  /** The bank's number of the payment that paid for it; only in the customer's view. */
  bankReference: z.string().nullable(),
  /** Signed link for the review, once the job is done; only in the customer's view. */
  reviewUrl: z.string().nullable(),
  isReviewed: z.boolean(),
  /** The price of cancelling for its customer now; null where cancelling is closed, and for other readers. */
  cancelTerms: z.object({ feeRial: rials, freeUntilMs: z.number().int().nullable() }).nullable(),
  /** The fee and the refunds at the order's end, as booked; only in the customer's view. */
  cancellation: z.object({ feeRial: rials, refunds }).nullable(),
  /** The opening time of each of the reader's moves that time holds back; `earlierBy` names what opens it before. */
  moveOpenings: z.array(moveOpening),
  /** A problem that the customer has reported: its payment waits. In the views of both sides. */
  dispute: z.object({ reason: z.enum(DISPUTED_MATTERS), isOpen: z.boolean(), openedAtMs: z.number().int() }).nullable(),
  /**
   * The two sides' events at the door, while the provider is expected there; null for other readers, and before and
   * after.
   */
  doorWait: doorWait.nullable(),
  /** The fee of a door that nobody opened; in the views of both sides, null for every other order. */
  heldFee: heldFee.nullable(),
  /** The promise of the visit's beginning (BEHAVIOUR 24); null for work that begins at no agreed hour. */
  lateness: lateness.nullable(),
  /**
   * The proposed hours, in the views of both sides; null without a proposal. The order's own hour holds until one is
   * taken.
   */
  offeredHours: offeredHours.nullable(),
  /** The outcome of the order's cash at the door; null before anything was recorded. */
  cashRecord: cashRecord.nullable(),
  /** The newest proposal of another final price (BEHAVIOUR 14); in the views of both sides, null before the first. */
  priceChange: shownPriceChange.nullable(),
  /** The terms by which the provider may propose another final price now; null otherwise, and in other views. */
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
   * The key of the page that its customer shows to others. It is in the customer's view alone, null where the visit is
   * not shared or is over.
   */
  visitKey: z.string().nullable(),
  /**
   * The name of the recipient, in the customer's view, and in the provider's while it is their work; null for other
   * readers.
   */
  recipientName: z.string().nullable(),
  /**
   * The bidding, in the view of a provider who may bid, has bid or was chosen; null for other readers: the customer
   * reads suggestion/getallsuggestion4task. A bidder reads a reduced order: words, pictures, urgency, neighbourhood,
   * hour and the customer's first name. It has no street, phone, zip code or point on the map.
   */
  bidding: workBidding.nullable(),
  /** The provider's way, by `workSummary`; null for readers who do not go there. */
  travel: travel.nullable(),
  serverNowMs: z.number().int(),
});
