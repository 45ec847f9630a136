import { sql, type SQL } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import {
  KIND_SHAPES,
  SERVICE_KINDS,
  type OrderState,
  type ServiceGrade,
  type ServiceKind,
} from '@/lib/contract/enumerations';
import { type CashOutcome, type PaymentWay } from '@/lib/contract/money-enumerations';

import { addresses, users } from './identity';
import { categories } from './catalogue';
import { id, instant, rials } from './columns';
import type { AddressSnapshot, OrderDetail, OrderLine } from './order-detail';

type KindPart = 'hasVisit' | 'hasType' | 'hasAddress' | 'hasDestination' | 'isTextile';

/**
 * A condition on the orders of the kinds that have a part (KIND_SHAPES). A comparison with nothing
 * is no refusal to a CHECK, so "unknown" counts as false.
 */
function isOfKinds(part: KindPart, condition: SQL): SQL {
  const kinds = SERVICE_KINDS.filter((kind) => KIND_SHAPES[kind][part]).map((kind) => `'${kind}'`);
  return sql`"kind" NOT IN (${sql.raw(kinds.join(', '))}) OR coalesce(${condition}, false)`;
}

/** An order and its one task. `id` is the wire's taskid, `requestId` its reqid, `code` its reqcode. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 50_001 }),
    requestId: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    code: text().notNull().unique(),
    kind: text().$type<ServiceKind>().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** Null for a kind without types. */
    typeId: integer(),
    grade: text().$type<ServiceGrade>(),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer().references(() => users.id),
    /**
     * The member of the provider's team who comes in the provider's place (lib/server/teams). Null where the provider
     * comes.
     */
    assigneeId: integer().references(() => users.id),
    state: text().$type<OrderState>().notNull(),
    /** The draft as the customer sent it, frozen. */
    draft: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    description: text().notNull().default(''),
    photoFileId: integer(),
    voiceFileId: integer(),
    /** The customer's own address; null for a kind that comes to wherever something stands. */
    addressId: integer().references(() => addresses.id),
    /** The place of the work, or of its beginning. */
    address: jsonb().$type<AddressSnapshot>().notNull(),
    /** The visit; null for a kind without a chosen hour. `toVisit` reads both. */
    startsAt: instant(),
    endsAt: instant(),
    detail: jsonb().$type<OrderDetail>(),
    priceRials: rials().notNull(),
    giftRials: rials().notNull().default(0),
    walletRials: rials().notNull().default(0),
    /** The sum left for the bank or for cash: price − gift − wallet. */
    payableRials: rials().notNull(),
    paymentWay: text().$type<PaymentWay>().notNull(),
    paidAt: instant(),
    paymentExpiresAt: instant(),
    answerDueAt: instant(),
    /** The time of the provider's reminder to answer; null when it went out or is not needed. */
    answerHalfReminderAt: instant(),
    answerLastReminderAt: instant(),
    completesAt: instant(),
    /** Until when the fee of a door that nobody opened waits; null where none waits, or it is contested. */
    feeDueAt: instant(),
    /** The beginning of the present window for bids. */
    bidsBeganAt: instant(),
    /** Until when bids are taken; kept while the order waits for the payment of a chosen one. */
    bidsEndAt: instant(),
    /** The number of times that the bidding was opened again. */
    bidRetries: integer().notNull().default(0),
    /** The time of the present bid's choice; a bank payment that began before was for another. */
    bidChosenAt: instant(),
    /** The beginning of the work; null before. */
    startedAt: instant(),
    /**
     * Opens the job before its time (BEHAVIOUR 17): for the eyes of the customer alone, or of the recipient, made anew
     * with each acceptance.
     */
    startCode: text(),
    startCodeTriesLeft: integer().notNull().default(0),
    /** The key of the live page that its customer shows to others (BEHAVIOUR 17); null where it is not shared. */
    visitKey: text(),
    /** Another person has the start code and the SMS of the visit (`order_recipients`). */
    isForRecipient: boolean().notNull().default(false),
    /** The time of the next reminder; null when it went out or is not needed. */
    dayReminderAt: instant(),
    hoursReminderAt: instant(),
    /**
     * The time when the operators hear that neither side reported after the visit; null where nothing is awaited, or
     * they heard.
     */
    overdueAt: instant(),
    /**
     * Since when it stands still, and the desk is to look at it: nobody has taken it, or nobody reports after the
     * visit.
     */
    stuckAt: instant(),
    /** The customer's report of a problem; from then on no timer completes the order. */
    disputedAt: instant(),
    /**
     * The provider's report of the cash at the door; null before, and where the order was paid in another way since.
     */
    cashOutcome: text().$type<CashOutcome>(),
    cashRecordedAt: instant(),
    /** The part of the cash that was taken where the provider reported the rest as not paid. */
    cashPartRials: rials().notNull().default(0),
    /** The number on the card machine's slip; null where it was not typed. */
    cashReference: text(),
    /**
     * A keyed mark of the network that it was ordered from; null for one that says nothing of a person
     * (session/network-mark.ts).
     */
    customerNetwork: text(),
    takhfifanToken: text(),
    purchaseTrackedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // With the id behind it each list of somebody's orders is read from its newest on, and no further than its page.
    index().on(table.customerId, table.id),
    index().on(table.providerId, table.id),
    index()
      .on(table.assigneeId, table.id)
      .where(sql`${table.assigneeId} IS NOT NULL`),
    index().on(table.state),
    // Who owes cash is offered no other cash order.
    index()
      .on(table.customerId)
      .where(sql`${table.cashOutcome} = 'none'`),
    uniqueIndex()
      .on(table.visitKey)
      .where(sql`${table.visitKey} IS NOT NULL`),
    // The desk finds the orders of a car, which are the kinds that ask for its plate.
    // Visits of a service by when they began, for the share of those in time.
    index('tasks_begun')
      .on(table.categoryId, table.startedAt)
      .where(sql`${table.startedAt} IS NOT NULL`),
    index('tasks_plate')
      .on(sql`(${table.draft} ->> 'plaque')`, table.id)
      .where(sql`${table.draft} ->> 'plaque' IS NOT NULL`),
    // What time does: the few orders that it is about, whatever there is beside them.
    ...[
      table.paymentExpiresAt,
      table.answerDueAt,
      table.answerHalfReminderAt,
      table.answerLastReminderAt,
      table.completesAt,
      table.feeDueAt,
      table.dayReminderAt,
      table.hoursReminderAt,
      table.overdueAt,
      table.stuckAt,
    ].map((due) =>
      index()
        .on(due)
        .where(sql`${due} IS NOT NULL`),
    ),
    check('tasks_visit', isOfKinds('hasVisit', sql`${table.startsAt} <= ${table.endsAt}`)),
    check('tasks_type', isOfKinds('hasType', sql`${table.typeId} IS NOT NULL`)),
    check('tasks_address', isOfKinds('hasAddress', sql`${table.addressId} IS NOT NULL`)),
    check('tasks_destination', isOfKinds('hasDestination', sql`${table.detail} ? 'destination'`)),
    check(
      'tasks_bidding',
      sql`"kind" NOT IN ('task', 'moving') OR "state" <> 'BIDDING' OR (${table.bidsEndAt} IS NOT NULL AND ${table.providerId} IS NULL)`,
    ),
    check(
      'tasks_assignee',
      sql`${table.assigneeId} IS NULL OR coalesce(${table.assigneeId} <> ${table.providerId}, false)`,
    ),
    check('tasks_return', isOfKinds('isTextile', sql`${table.detail} ? 'return'`)),
  ],
);

export type TaskRow = typeof tasks.$inferSelect;

/** A task's events, append-only: the time line. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    state: text().$type<OrderState>().notNull(),
    move: text().notNull(),
    actorId: integer(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.taskId)],
);

/**
 * Why somebody moved an order, in their own words. Apart from the time line, which is only ever appended to: these go
 * with the person's account.
 */
export const moveReasons = pgTable(
  'move_reasons',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    move: text().notNull(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.actorId), index().on(table.taskId)],
);

/** The answer a key had, so that the same key has it again; another body under it is refused (WIRE). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: integer().notNull(),
    key: text().notNull(),
    callName: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<Readonly<Record<string, unknown>>>(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.key), index().on(table.createdAt)],
);

/** "Tell me when": somebody waits for a free hour. */
export const waitingCustomers = pgTable(
  'waiting_customers',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    categoryId: integer().notNull(),
    typeId: integer().notNull(),
    locationId: integer().notNull(),
    day: text().notNull(),
    hours: integer().notNull(),
    /** Start hours that were free when they asked: those are no news. */
    knownHours: jsonb().$type<readonly number[]>().notNull(),
    isTold: boolean().notNull().default(false),
    /** The site of the wish, to which the message leads back; null for a wish from before it was stored. */
    siteUrl: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.categoryId, table.typeId, table.locationId, table.day),
    index().on(table.day),
  ],
);
