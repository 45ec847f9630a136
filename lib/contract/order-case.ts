import { z } from 'zod';

import { availableDate } from './boot';
import { defineCall } from './call';
import { CASE_DEADLINES, CASE_EVENT_KINDS, DESK_MONEY_WAYS, DESK_READERS, REVIEW_MEASURES } from './desk-enumerations';
import { DISPUTE_STATES, ORDER_STATES } from './enumerations';
import { PROVIDER_STATUSES } from './provider-enumerations';
import { providerListItem } from './provider';
import { dayText, id, listPage, paragraphText, priceLine, rials } from './shapes';

const instantMs = z.number().int();

const casePerson = z.object({
  userid: id,
  fullname: z.string(),
  mobileNo: z.string(),
  /** A customer's placed orders, or a professional's completed works. */
  orderCount: z.number().int(),
});

/** Something that happened to an order. */
const caseEvent = z.object({
  kind: z.enum(CASE_EVENT_KINDS),
  atMs: instantMs,
  /** The person who acted; null for the marketplace itself. */
  actor: z.object({ userid: id, fullname: z.string() }).nullable(),
  /** The move's name; null for other events. */
  move: z.string().nullable(),
  /** The state that a move led to. */
  state: z.enum(ORDER_STATES).nullable(),
  /** The ledger's reason for a movement of money; null for other events. */
  posting: z.string().nullable(),
  /** All that the posting moved. */
  amountRial: rials.nullable(),
  /** The words of a message or SMS, or the reason of a move. */
  text: z.string().nullable(),
  /** The recipient of an SMS; null for other events. */
  recipient: z.string().nullable(),
  /** The SMS surely did not arrive. */
  isFailed: z.boolean(),
});

/** A line of a completed order, and the sum that can still go back of it by lines. */
const refundLine = priceLine.extend({ place: z.number().int(), backRial: rials, leftRial: rials });

/** An order as an operator reads it: one skeleton for every case (design/DESK.md). */
export const orderCase = z.object({
  taskid: id,
  reqid: id,
  reqcode: z.string(),
  serviceName: z.string(),
  serviceTypeName: z.string(),
  state: z.enum(ORDER_STATES),
  createdAtMs: instantMs,
  /** The next deadline; null without one. */
  deadline: z.object({ kind: z.enum(CASE_DEADLINES), atMs: instantMs }).nullable(),
  startsAtMs: instantMs.nullable(),
  endsAtMs: instantMs.nullable(),
  deliveryAddress: z.string(),
  description: z.string(),
  plaque: z.string().nullable(),
  lines: z.array(priceLine),
  /** The lines of a completed order that an operator can refund, in part or whole. */
  lstRefundLine: z.array(refundLine),
  money: z.object({
    priceRial: rials,
    paidRial: rials,
    /** The sums by the source that paid. */
    giftRial: rials,
    walletRial: rials,
    bankRial: rials,
    cashRial: rials,
    /** The number on the card machine's slip; null where it was not typed, and for banknotes. */
    cashReference: z.string().nullable(),
    /** The sum in the ledger's escrow. */
    heldRial: rials,
    /** The customer's unpaid rest. */
    owedRial: rials,
    /** The customer's refunds. */
    backRial: rials,
    /** The professional's pay, and the marketplace's commission. */
    netRial: rials,
    commissionRial: rials,
  }),
  customer: casePerson,
  /** Null while nobody is chosen. */
  provider: casePerson
    .extend({ status: z.enum(PROVIDER_STATUSES).nullable(), rating: z.number().nullable() })
    .nullable(),
  /** The company's member who comes; null for none. */
  assignee: casePerson.pick({ userid: true, fullname: true, mobileNo: true }).nullable(),
  dispute: z.object({ disputeid: id, state: z.enum(DISPUTE_STATES) }).nullable(),
  /** The customer's review; null before, and for operators who read no words. */
  review: z
    .object({
      stars: z.number().int(),
      text: z.string(),
      photoCount: z.number().int(),
      answer: z.string().nullable(),
      /** The measures open to an operator. */
      measures: z.array(z.enum(REVIEW_MEASURES)),
      /** Why an operator took its words and photos, or all of it, from the pages; null while nothing is taken. */
      taken: z.object({ measure: z.enum(REVIEW_MEASURES), reason: z.string(), atMs: instantMs }).nullable(),
    })
    .nullable(),
  /** Newest first. */
  lstEvent: z.array(caseEvent),
  /** Money that waits for a second operator; null where none does. */
  pending: z
    .object({
      way: z.enum(DESK_MONEY_WAYS),
      rial: rials,
      reason: z.string(),
      /** It is the reader's own. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** The moves open to an operator, of ORDER_MOVES. */
  moves: z.array(z.string()),
  serverNowMs: instantMs,
});

/** The money that one way of giving would move, in rial. */
export const plannedMoney = z.object({
  way: z.enum(DESK_MONEY_WAYS),
  /** The most that can be given. A cancellation gives all of it. */
  leftRial: rials,
  /** The customer's part: as a gift, and into the wallet or back through the bank. */
  giftRial: rials,
  walletRial: rials,
  /** The part of the professional's share, and of the commission. */
  providerRial: rials,
  commissionRial: rials,
  /** The part of the professional's share that is not there, and is owed. */
  debtRial: rials,
  /** The sum to give: the asked sum, or the sum of the asked lines. */
  rial: rials,
  /** The marketplace's part. */
  borneRial: rials,
  needsSecond: z.boolean(),
});

/** Money of an order that an operator has asked a second one about. */
const waitingMoney = z.object({
  taskid: id,
  reqcode: z.string(),
  /** The customer. */
  fullname: z.string(),
  way: z.enum(DESK_MONEY_WAYS),
  rial: rials,
  reason: z.string(),
  askedBy: z.string(),
  askedAtMs: instantMs,
  lapsesAtMs: instantMs,
  /** Orders of the bulk question; null where it is about this one alone. */
  bulkCount: z.number().int().nullable(),
  /** It is the reader's own. */
  isOwn: z.boolean(),
  /** The order has changed since: the question counts no more, and the first operator can ask anew. */
  isVoid: z.boolean(),
});

/** A refunded line: its place in the order, from 0 on, and the sum. */
const refundedLine = z.object({ place: z.number().int().min(0), rial: rials.min(1) });
const refundedLines = z.array(refundedLine).max(100).optional();

/** A bulk act that moves money. No row more is asked for under its id than its operator meant. */
const moneyBulk = z.object({
  /** The caller makes it, for each act anew. */
  bulkid: z.uuid(),
  /** The operator's typed count of rows; at most BULK_ROWS_AT_MOST of lib/domain/constants/. */
  rowcount: z.number().int().min(1).max(200),
});

const replacement = z.object({
  /** The customer did not agree beforehand to another provider, or not to this hour. */
  needsConsent: z.boolean(),
  /** The provider can be taken from the order, and its customer be asked who comes. */
  mayAsk: z.boolean(),
  /** The best of those who are free, at the order's price. */
  lstServiceProvider: z.array(providerListItem),
  /** The hours at which somebody is free. */
  lstAvailableDate: z.array(availableDate),
  /** The price, the professional's share of it, and the sum in escrow: the three stay. */
  priceRial: rials,
  netRial: rials,
  heldRial: rials,
});

const byTask = z.object({ taskid: id });
/** Both, or neither for the order's own hour. */
const byHour = byTask.extend({ gDate: dayText.optional(), deliverytimeid: id.optional() });
/** Kept with the move. */
const reason = paragraphText(5, 600);
const order = z.object({ order: orderCase });

/** Calls about an order at the desk (BEHAVIOUR 20). */
export const orderCaseCalls = [
  defineCall('operator/getorder', {
    summary: 'An order as an operator reads it: facts, money by the ledger, people, one time line and the open moves',
    access: 'operator',
    input: byTask,
    answer: order,
    outcomes: ['not-found'],
  }),
  defineCall('operator/planordermoney', {
    summary: 'What a cancellation, a refund or goodwill would take and give, account by account',
    access: 'operator',
    input: byTask.extend({ way: z.enum(DESK_MONEY_WAYS), rial: rials.min(0), lines: refundedLines }),
    answer: z.object({ plan: plannedMoney }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/moveordermoney', {
    summary:
      'Cancels an order with all of its money, gives back a sum of a completed one, or gives goodwill; a large sum after a second operator’s yes',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    isIdempotent: 'when-keyed',
    input: byTask.extend({
      way: z.enum(DESK_MONEY_WAYS),
      rial: rials.min(0),
      /** `leftRial` as the operator saw it: with another one by then, nothing moves. */
      seenRial: rials.min(0),
      /** The refunded lines, of which `rial` is the sum. */
      lines: refundedLines,
      /** One of many rows. It waits for a second operator even where its sum is small. */
      bulk: moneyBulk.optional(),
      reason,
    }),
    answer: order.extend({
      /** A second operator has to say yes. */
      waits: z.boolean(),
    }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'sums-changed', 'approval-void'],
  }),
  defineCall('operator/confirmordermoney', {
    summary: 'A second operator says yes or no to a cancellation or refund that waits',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    isIdempotent: 'when-keyed',
    input: byTask.extend({ isconfirmed: z.boolean() }),
    answer: order,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'sums-changed', 'approval-void'],
  }),
  defineCall('operator/getallwaitingmoney', {
    summary: 'Cancellations, refunds and goodwill of orders that wait for a second operator, the oldest first',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({ lstWaiting: z.array(waitingMoney), totalCount: z.number().int() }),
  }),
  defineCall('operator/planreassign', {
    summary: 'Who could come instead of an order’s professional, what its customer has to agree to, and its money',
    access: 'operator',
    input: byHour,
    answer: z.object({ plan: replacement }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/reassign', {
    summary:
      'Asks another professional to come at the same price, or takes the order back and asks its customer who comes',
    access: 'operator',
    limit: 'operators',
    input: byHour.extend({
      /** Left out: the customer is asked who comes. */
      workerUserId: id.optional(),
      /** The customer said yes to the operator; needed where `needsConsent`. */
      isagreed: z.boolean(),
      reason,
    }),
    answer: order,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'slot-taken', 'slot-expired', 'nobody-free'],
  }),
  defineCall('operator/writetoorder', {
    summary: 'Writes to one side of an order, who is told and sees no number, or a note for colleagues',
    access: 'operator',
    limit: 'operators',
    input: byTask.extend({ reader: z.enum(DESK_READERS), text: paragraphText(1, 600) }),
    answer: order,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
