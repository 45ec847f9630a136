import { z } from 'zod';

import { CANCEL_RULES } from './enumerations';
import { PAYMENT_WAYS } from './money-enumerations';
import { DOOR_WORDS } from './provider-enumerations';
import { defineCall } from './call';
import { GIFT_CODE_REFUSALS } from './errors';
import { acknowledgement, id, lineText, listPage, nothing, paragraphText, rials } from './shapes';
import { refunds } from './order-money-shapes';
import { orderSummary, taskDetail, taskSummary } from './task';
import { orderDraft, repeatableAnswers } from './order-draft';
import { seriesConflict } from './series-shapes';

/** SPEC 3 "Handyman request", with the fields that WIRE adds. */
export const placedOrder = z.object({
  reqcode: z.string(),
  reqid: id,
  locationid: id,
  reqregdate: z.string(),
  servicegrade: z.string().nullable(),
  srvcategoryid: z.string(),
  taskid: id,
  merchantid: id.nullable(),
  srvcattypeid: id.nullable(),
  batchId: z.string().nullable(),
  state: z.string(),
  payableRial: rials,
  paymentExpiresAtMs: z.number().int().nullable(),
  /** The series of a first visit, as is `lstConflict`; left out for other orders. */
  seriesid: id.optional(),
  /** The planned visits of the next 26 weeks that cannot take place. */
  lstConflict: z.array(seriesConflict).optional(),
});

const placing = {
  access: 'user',
  limit: { handler: ['order-recipient', 'order-recipient-by'] },
  input: orderDraft,
  answer: placedOrder,
  isIdempotent: true,
  outcomes: [
    'slot-taken',
    'slot-expired',
    'job-too-long',
    'fasting-too-late',
    'price-changed',
    'service-not-available',
    'return-too-soon',
    'wallet-too-low',
    'cash-not-offered',
    'cash-owed',
    'bank-not-offered',
    'sms-not-offered',
    'idempotency-key-reused',
    'not-yours',
    'TooMuchRequest',
    'unpaid-orders-limit',
    'series-not-offered',
    'limit-reached',
    'order-overlaps',
    'recipient-refused',
    'recipient-is-customer',
  ],
} as const;
const taskList = {
  access: 'user',
  input: listPage.prefault({}),
  answer: z.object({ lstTask: z.array(orderSummary), taskCount: z.number().int() }),
} as const;
const byTask = z.object({ taskid: id });
/** A customer's move of an order by one press. It answers the order after the move. */
const customerMove = {
  access: 'user',
  limit: 'once',
  input: byTask,
  answer: z.object({ taskDetail }),
} as const;
const byRequest = z.object({ reqid: id });
/** Calls by which a customer prices, places, follows and ends an order (SPEC 7, clean and expert; BEHAVIOUR 5). */
export const orderCalls = [
  defineCall('clean/addcleanrequest', {
    summary: 'Places a cleaning, or medical tests at home',
    ...placing,
  }),
  defineCall('laundry/addlaundryrequest', {
    summary: 'Places a laundry or carpet order',
    ...placing,
  }),
  defineCall('car/addcarwashrequest', { summary: 'Places a car-wash order', ...placing }),
  defineCall('handyman/addhandymanrequest', {
    summary: 'Places an order for bids',
    ...placing,
  }),
  defineCall('handyman/addgasrequest', {
    summary: 'Places a fuel order',
    ...placing,
    /** `truck-taken` where others are free, `noTrucksAvailable` where none is. */
    outcomes: [...placing.outcomes, 'truck-taken', 'noTrucksAvailable'],
  }),
  defineCall('clean/getallcurrenttaskbyuserid', {
    summary: 'The customer’s current orders, of all kinds, the next visit first',
    ...taskList,
  }),
  defineCall('clean/getalloldtaskbyuserid', {
    summary: 'The customer’s old orders, of all kinds, newest first',
    ...taskList,
  }),
  defineCall('clean/getlasttask', {
    summary: 'The customer’s last order',
    access: 'user',
    input: nothing,
    answer: z.object({ lastTask: taskSummary.nullable() }),
  }),
  defineCall('clean/gettaskdetail', {
    summary: 'One order; with its signed link a reduced view',
    access: 'task',
    // A provider who may bid is noted as one who has read the order.
    limit: 'replaces',
    input: byTask,
    answer: z.object({ taskDetail }),
    outcomes: ['not-yours', 'link-expired', 'not-found'],
  }),
  defineCall('reqandpay/cancelrequest', {
    summary: 'Cancels an order; previewOnly says what it would cost',
    access: 'user',
    limit: 'once',
    input: byRequest.extend({
      reason: paragraphText(0, 500).default(''),
      previewOnly: z.boolean().default(false),
      /** The sums as the customer saw them; others by now are `cancellation-changed`, and nothing is cancelled. */
      seen: z.object({ feeRial: rials, refunds }).optional(),
    }),
    answer: z.object({
      feeRial: rials,
      refunds,
      /** The part of the fee that leaves the wallet, because nothing was paid yet. */
      walletFeeRial: rials,
      /** Why it costs that. */
      rule: z.enum(CANCEL_RULES),
      freeUntilMs: z.number().int().nullable(),
    }),
    outcomes: ['move-not-allowed', 'not-yours', 'cancellation-changed'],
  }),
  defineCall('reqandpay/confirmtask', {
    ...customerMove,
    summary: 'The customer says that the job is done',
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('reqandpay/finishtask', {
    ...customerMove,
    summary: 'The customer says that the work has ended, before its provider may',
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('reqandpay/reportnoshow', {
    ...customerMove,
    summary:
      'The customer ends the order because nobody came: everything goes back, but for the fee where the provider’s arrival is proved, which waits as a dispute',
    // `move-too-early` says from when it is open: opensAtMs.
    outcomes: ['move-not-allowed', 'move-too-early', 'not-yours'],
  }),
  defineCall('reqandpay/answerdoor', {
    summary: 'The customer says that somebody is at home, or from the visit’s first minute that nobody has come',
    access: 'user',
    limit: { handler: ['door-words'] },
    input: byTask.extend({
      /** The last word counts, and contests a later report that nobody opened. */
      word: z.enum(DOOR_WORDS),
    }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'move-too-early', 'not-yours'],
  }),
  defineCall('reqandpay/payheldfee', {
    ...customerMove,
    summary: 'The customer pays with the wallet what a cash order’s fee left owing',
    outcomes: ['move-not-allowed', 'wallet-too-low', 'not-yours'],
  }),
  defineCall('clean/getrepeatdraft', {
    summary: 'The answers of an order, to order the same again',
    access: 'user',
    input: byTask,
    answer: z.object({
      seopath: z.string(),
      /** The answers that can be given again. */
      draft: repeatableAnswers,
      /** The address in words; null with `deliveryaddrid` where it was deleted since. */
      address: z.object({ cityid: id, text: z.string(), locationName: z.string() }).nullable(),
      /** A removal's destination; null for every other order. */
      destination: z.object({ cityid: id, text: z.string(), locationName: z.string() }).nullable(),
      hourCount: z.number().int(),
      descriptionImageUrl: z.string().nullable(),
      /** Addresses of the pictures in the draft's `moreImageIds`. */
      moreImageUrls: z.array(z.string()),
      descriptionAudioUrl: z.string().nullable(),
      formerProvider: z.object({ userId: id, fullname: z.string() }).nullable(),
      /** The former order's payment. `ipgId` is the gateway's (config/getavailableipgnew); null for any bank. */
      formerPayment: z.object({ way: z.enum(PAYMENT_WAYS), ipgId: id.nullable() }),
    }),
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('gift/verifygift', {
    summary: 'What a gift code is worth, or what of the gift balance an order can use',
    access: 'user',
    limit: { handler: ['gift-code'] },
    input: z.object({
      giftCode: lineText(0, 40).optional(),
      priceRial: rials.min(0).optional(),
      /** The caller's unpaid order: the part that it can use, with the part that it holds already. */
      taskid: id.optional(),
    }),
    answer: z.object({ giftRial: rials, balanceGiftCredit: rials }),
    outcomes: ['gift-not-valid', ...GIFT_CODE_REFUSALS, 'not-found', 'not-yours', 'TooMuchRequest'],
  }),
  defineCall('analytics/purchase', {
    summary: 'The purchase tracker: an order was placed from this browser',
    access: 'user',
    limit: 'replaces',
    input: byRequest,
    answer: acknowledgement,
    outcomes: ['not-yours'],
  }),
] as const;
