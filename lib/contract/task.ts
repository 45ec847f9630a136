import { z } from 'zod';

import { workBidding } from './bid-shapes';
import {
  CAR_WASH_METHODS,
  CASH_FLAGS,
  DISPUTE_REASONS,
  ORDER_STATES,
  PAYMENT_ORIGINS,
  PAYMENT_TYPES,
  PET_TYPES,
  PRICE_CHANGE_STATES,
  REFUND_TARGETS,
  SERVICE_GRADES,
  SERVICE_KINDS,
  URGENCIES,
  VEHICLE_TYPES,
  VISIT_PLANS,
} from './enumerations';
import { categoryNumber, dayText, id, lineText, paragraphText, priceLine, rials } from './shapes';

/** SPEC 3 "Order draft": every field; a kind fills those it has a question for. */
export const orderDraft = z.object({
  serviceEnum: z.enum(SERVICE_KINDS),
  srvcategoryid: categoryNumber,
  srvcattypeid: id,
  grade: z.enum(SERVICE_GRADES).nullish(),
  /** The payable price as the customer saw it; another one by now is `price-changed`. */
  priceRial: rials.nullish(),
  loop: z.number().int().nullish(),
  batchId: lineText(0, 64).nullish(),
  description: paragraphText(0, 2000).default(''),
  descriptionImageId: id.nullish(),
  descriptionAudioId: id.nullish(),
  /** More photos beside `descriptionImageId`, of a task: at most MORE_PHOTOS of lib/domain/constants.ts. */
  moreImageIds: z.array(id).max(4).default([]),
  /** How much a task presses; whoever may bid reads it. */
  urgency: z.enum(URGENCIES).nullish(),
  deliverytimeid: id.nullish(),
  gDate: dayText.nullish(),
  deliveryaddrid: id.nullish(),
  locationid: id.nullish(),
  plan: z.enum(VISIT_PLANS).default('once'),
  frequency: z.number().int().min(1).max(52).default(1),
  cleaningHours: z.number().int().min(1).max(12).nullish(),
  home: z
    .object({
      areaM2: z.number().int().min(10).max(2000),
      roomCount: z.number().int().min(0).max(20),
      bathroomCount: z.number().int().min(0).max(10),
      windowCount: z.number().int().min(0).max(60),
      isFirstDeepClean: z.boolean().default(false),
    })
    .nullish(),
  petTypes: z.array(z.enum(PET_TYPES)).max(4).default([]),
  merchantid: id.nullish(),
  workerUserId: id.nullish(),
  returnDate: dayText.nullish(),
  returnTimeId: id.nullish(),
  clothes: z
    .array(z.object({ itemId: id, count: z.number().int().min(1).max(100) }))
    .max(100)
    .default([]),
  /** Where the car is washed; a provider offers some of the ways (carWashMethod). */
  carWashLocation: z.enum(CAR_WASH_METHODS).nullish(),
  carTypeId: id.nullish(),
  gasTruckId: id.nullish(),
  autoBrandId: id.nullish(),
  litreVolume: z.number().min(1).max(60).nullish(),
  gasTypeEnum: lineText(0, 20).nullish(),
  plaque: lineText(0, 20).nullish(),
  vehicleType: z.enum(VEHICLE_TYPES).nullish(),
  personCount: z.number().int().min(1).max(50).nullish(),
  /** Medical tests (testing/getalltest). */
  testIds: z.array(id).max(20).default([]),
  giftId: z.number().int().default(1),
  usesGift: z.boolean().default(false),
  usesWallet: z.boolean().default(false),
  /** Which gateway the customer chose (ipgId of config/getavailableipgnew). */
  ipgId: id.nullish(),
});

/** What an order says again when it is repeated: not when, by whom and how it is paid. */
export const repeatableAnswers = orderDraft.pick({
  serviceEnum: true,
  srvcategoryid: true,
  srvcattypeid: true,
  grade: true,
  description: true,
  descriptionImageId: true,
  descriptionAudioId: true,
  moreImageIds: true,
  urgency: true,
  deliveryaddrid: true,
  locationid: true,
  plan: true,
  frequency: true,
  cleaningHours: true,
  home: true,
  petTypes: true,
  clothes: true,
  carTypeId: true,
  carWashLocation: true,
  vehicleType: true,
  plaque: true,
  personCount: true,
  testIds: true,
});

/**
 * How an order is paid, and what of its price comes from where (SPEC 3 and 4). Sums are rial, times milliseconds of
 * the epoch.
 */
export const paymentFields = z.object({
  origin: z.enum(PAYMENT_ORIGINS),
  payType: z.enum(PAYMENT_TYPES),
  codFlag: z.enum(CASH_FLAGS),
  priceRial: rials,
  giftRial: rials,
  walletRial: rials,
  payableRial: rials,
  isPaid: z.boolean(),
  paymentExpiresAtMs: z.number().int().nullable(),
  /** Pre-invoice (SPEC 3): the amount paid online. */
  userFromIpg: rials,
});

/** What goes back where, when an order ends. */
export const refunds = z.array(z.object({ to: z.enum(REFUND_TARGETS), amountRial: rials }));

/** Every sum of an order, by the ledger, as its customer reads it. */
const orderSums = z.object({
  /** In the price already. */
  discountRial: rials,
  /** What was given, by where it came from, before anything went back. */
  giftRial: rials,
  walletRial: rials,
  bankRial: rials,
  cashRial: rials,
  paidRial: rials,
  /** Still to be paid; nothing once the order is over. */
  dueRial: rials,
  feeRial: rials,
  backRial: rials,
});

/** What an order brings its provider: as it is booked once the order is over, as it will be before. */
const providerPay = z.object({
  netRial: rials,
  commissionRial: rials,
  /** To be taken in cash from the customer. */
  cashDueRial: rials,
  /** What of it is the fee of a late cancellation. */
  feeRial: rials,
});

const orderState = z.enum(ORDER_STATES);

/** What can be wrong with the work (BEHAVIOUR 15). */
export const disputeReason = z.enum(DISPUTE_REASONS);

/** SPEC 3 "Current order summary". */
export const taskSummary = z.object({
  taskid: id,
  reqId: id,
  reqcode: z.string(),
  srvcategoryid: z.string(),
  srvcattypeid: id,
  kind: z.enum(SERVICE_KINDS),
  seopath: z.string(),
  serviceName: z.string(),
  serviceTypeName: z.string(),
  state: orderState,
  providerName: z.string().nullable(),
  providerImage: z.string().nullable(),
  providerUserId: id.nullable(),
  workerCode: z.string().nullable(),
  merchantName: z.string().nullable(),
  /** The two below in one line. */
  deliveryAddress: z.string(),
  /** City and neighbourhood, in the reader's language. */
  deliveryPlace: z.string(),
  /** As the customer wrote it, in whatever language that is: beside the place it needs a direction of its own. Empty for a provider whose job is over and for a passed-on link. */
  deliveryStreet: z.string(),
  deliveryJalaliDate: z.string(),
  gDate: z.string(),
  startHour: z.number().int(),
  endHour: z.number().int(),
  timeRange: z.string(),
  startsAtMs: z.number().int(),
  priceRial: rials,
  /** What the reader may do now (order-lifecycle's moves). */
  moves: z.array(z.string()),
});

/** An order as its provider lists it. */
export const workSummary = taskSummary.extend({
  /** What the provider gets, after commission: as it is booked once the order is over, as it will be before. */
  netRial: rials,
  /** A problem was reported: nothing is paid until that is settled. */
  isHeld: z.boolean(),
  /** An order that takes bids, or took them, as this provider may read it; null for others. Until it is her own work, the place has no street. */
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
  petTypes: z.array(z.enum(PET_TYPES)),
  /** The plate of the vehicle that it is about, its parts separated by dashes. */
  plaque: z.string().nullable(),
  /** For how many hours nothing may be eaten before the visit; 0 where nothing has to be held. */
  fastingHours: z.number().int(),
  /** Files that its provider has handed over; where they are is the customer's alone to know. */
  results: z.array(z.object({ fileurl: z.string().nullable(), isPicture: z.boolean(), addedAtMs: z.number().int() })),
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
  answerDueAtMs: z.number().int().nullable(),
  completesAtMs: z.number().int().nullable(),
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
  moveOpenings: z.array(
    z.object({ move: z.string(), opensAtMs: z.number().int(), earlierBy: z.literal('start-code').nullable() }),
  ),
  /** A problem that the customer has reported: its payment waits. In the views of both sides. */
  dispute: z.object({ reason: disputeReason, isOpen: z.boolean(), openedAtMs: z.number().int() }).nullable(),
  /** The newest proposal of another final price (BEHAVIOUR 14); in the views of both sides, null before the first. */
  priceChange: z
    .object({
      pricechangeid: id,
      state: z.enum(PRICE_CHANGE_STATES),
      /** What it adds to the order's own lines, or takes off. */
      lines: z.array(priceLine),
      reason: z.string(),
      fileurl: z.string().nullable(),
      oldRial: rials,
      newRial: rials,
      proposedAtMs: z.number().int(),
      answerDueAtMs: z.number().int(),
      decidedAtMs: z.number().int().nullable(),
      /** In the customer's view while it is open: the wallet, and whether what is more may be paid at the door. */
      walletRial: rials.nullable(),
      takesCash: z.boolean(),
    })
    .nullable(),
  /** Four digits that open the job before its time; only in the customer's view, from the acceptance to the start. */
  startCode: z.string().nullable(),
  /**
   * In the view of a provider who may bid, has bid or was chosen; null for everybody else: the customer reads suggestion/getallsuggestion4task. Who may bid reads a reduced order: words,
   * pictures, urgency, neighbourhood and hour, and no name, street, phone, zip code or point on the map.
   */
  bidding: workBidding.nullable(),
  serverNowMs: z.number().int(),
});
