import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { OrderState, PaymentWay } from '@/lib/domain/order-lifecycle';
import type { DisputeReason } from '@/lib/domain/dispute-reason';
import type { ServiceKind } from '@/lib/domain/service-kind';

import { addresses, users } from './identity';
import { categories } from './catalogue';
import { id, instant, rials } from './columns';

/** A line of the pre-invoice as the customer saw it; never rewritten (BEHAVIOUR 4). Discounts are negative. */
export interface OrderLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amountRials: number;
}

/** The address as it stood when the order was made. */
export interface AddressSnapshot {
  readonly name: string;
  readonly text: string;
  readonly zipCode: string | null;
  readonly locationId: number;
  readonly cityId: number;
  readonly provinceId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
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
    typeId: integer().notNull(),
    grade: text(),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer().references(() => users.id),
    state: text().$type<OrderState>().notNull(),
    /** The draft as the customer sent it, frozen. */
    draft: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    description: text().notNull().default(''),
    photoFileId: integer(),
    voiceFileId: integer(),
    addressId: integer()
      .notNull()
      .references(() => addresses.id),
    address: jsonb().$type<AddressSnapshot>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    priceRials: rials().notNull(),
    giftRials: rials().notNull().default(0),
    walletRials: rials().notNull().default(0),
    /** What the bank or the customer's hand has to bring: price − gift − wallet. */
    payableRials: rials().notNull(),
    paymentWay: text().$type<PaymentWay>().notNull(),
    paidAt: instant(),
    paymentExpiresAt: instant(),
    answerDueAt: instant(),
    completesAt: instant(),
    /** When the work began; null before. */
    startedAt: instant(),
    /** Opens the job before its time (BEHAVIOUR 17): for the customer's eyes alone, made anew with each acceptance. */
    startCode: text(),
    startCodeTriesLeft: integer().notNull().default(0),
    /** When the next reminder is due; null when it went out or is not needed. */
    dayReminderAt: instant(),
    hoursReminderAt: instant(),
    /** When its customer reported a problem; from then on no timer completes it. */
    disputedAt: instant(),
    /** A keyed mark of the network that it was ordered from; null for one that says nothing of a person (`network-mark.ts`). */
    customerNetwork: text(),
    takhfifanToken: text(),
    purchaseTrackedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.providerId), index().on(table.state)],
);

/** What happened to a task, append-only: the time line. */
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

/** Why somebody moved an order, in their own words. Apart from the time line, which is only ever appended to: these go with the person's account. */
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
  (table) => [index().on(table.actorId)],
);

/** What a customer says is wrong with the work (BEHAVIOUR 15); one an order. The reason is told to both sides, the words to whoever looks at it. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    openedById: integer()
      .notNull()
      .references(() => users.id),
    reason: text().$type<DisputeReason>().notNull(),
    text: text().notNull(),
    /** `settled`: its customer said that all is well. */
    state: text().$type<'open' | 'settled'>().notNull(),
    openedAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [uniqueIndex().on(table.taskId), index().on(table.openedById)],
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
  (table) => [uniqueIndex().on(table.userId, table.key)],
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
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.categoryId, table.typeId, table.locationId, table.day)],
);
