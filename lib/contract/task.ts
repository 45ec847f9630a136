import { z } from 'zod';

import { categoryNumber, dayText, id, lineText, paragraphText, priceLine, rials } from './shapes';

/** SPEC 3 "Order draft": every field; a kind fills those it has a question for. */
export const orderDraft = z.object({
  serviceEnum: z.enum(['cleaning', 'laundry', 'carpet', 'carwash', 'task', 'moving', 'gas', 'testing']),
  srvcategoryid: categoryNumber,
  srvcattypeid: id,
  grade: z.enum(['ECO', 'VIP']).nullish(),
  /** The payable price as the customer saw it; another one by now is `price-changed`. */
  priceRial: rials.nullish(),
  loop: z.number().int().nullish(),
  batchId: lineText(0, 64).nullish(),
  description: paragraphText(0, 2000).default(''),
  descriptionImageId: id.nullish(),
  descriptionAudioId: id.nullish(),
  deliverytimeid: id.nullish(),
  gDate: dayText.nullish(),
  deliveryaddrid: id.nullish(),
  locationid: id.nullish(),
  plan: z.enum(['once', 'weekly', 'fortnightly', 'monthly']).default('once'),
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
  petTypes: z
    .array(z.enum(['cat', 'dog', 'bird', 'other']))
    .max(4)
    .default([]),
  merchantid: id.nullish(),
  workerUserId: id.nullish(),
  returnDate: dayText.nullish(),
  returnTimeId: id.nullish(),
  clothes: z
    .array(z.object({ itemId: id, count: z.number().int().min(1).max(100) }))
    .max(100)
    .default([]),
  carWashLocation: lineText(0, 200).nullish(),
  carTypeId: id.nullish(),
  gasTruckId: id.nullish(),
  autoBrandId: id.nullish(),
  litreVolume: z.number().min(1).max(60).nullish(),
  gasTypeEnum: lineText(0, 20).nullish(),
  plaque: lineText(0, 20).nullish(),
  vehicleType: z.enum(['AUTOMOBILE', 'MOTORCYCLE']).nullish(),
  personCount: z.number().int().min(1).max(50).nullish(),
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
  deliveryaddrid: true,
  locationid: true,
  plan: true,
  frequency: true,
  cleaningHours: true,
  home: true,
  petTypes: true,
  clothes: true,
  carTypeId: true,
  vehicleType: true,
  plaque: true,
  personCount: true,
});

export const paymentFields = z.object({
  origin: z.enum(['online', 'local']),
  payType: z.enum(['online', 'pos', 'cod']),
  codFlag: z.enum(['active', 'deactive', 'unknown']),
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
export const refunds = z.array(z.object({ to: z.enum(['gift', 'wallet', 'gateway']), amountRial: rials }));

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

const orderState = z.enum([
  'PENDING_PAYMENT',
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'IN_PROGRESS',
  'PICKED_UP',
  'PROCESSING',
  'RETURNING',
  'DONE',
  'COMPLETED',
  'DISPUTED',
  'DECLINED',
  'EXPIRED',
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
]);

/** What can be wrong with the work (BEHAVIOUR 15). */
export const disputeReason = z.enum(['not-done', 'badly-done', 'damage', 'missing-piece', 'wrong-sum', 'behaviour']);

/** SPEC 3 "Current order summary". */
export const taskSummary = z.object({
  taskid: id,
  reqId: id,
  reqcode: z.string(),
  srvcategoryid: z.string(),
  srvcattypeid: id,
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

export const taskDetail = taskSummary.extend({
  ...paymentFields.shape,
  userDescription: z.string(),
  descriptionImageUrl: z.string().nullable(),
  descriptionAudioUrl: z.string().nullable(),
  petTypes: z.array(z.string()),
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
  /** Four digits that open the job before its time; only in the customer's view, from the acceptance to the start. */
  startCode: z.string().nullable(),
  serverNowMs: z.number().int(),
});
