import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { ReportMeasure } from '@/lib/contract/desk-enumerations';
import type { MessageFileKind, MessageSide } from '@/lib/contract/enumerations';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** The author of a row; the provider's words to the recipient are read by no customer. */
export type StoredSide = MessageSide | 'provider-to-recipient';

/**
 * Messages between the customer and one provider of an order (BEHAVIOUR 13); while bids are open, each bidder apart.
 * Written once: a trigger lets only the marks of delivery and reading come later, and the words go when their writer's
 * account does. The recipient of an order has no account: their words are sent in their customer's name.
 */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    senderId: integer()
      .notNull()
      .references(() => users.id),
    side: text().$type<StoredSide>().notNull(),
    text: text().notNull(),
    fileId: integer(),
    fileKind: text().$type<MessageFileKind>(),
    isMasked: boolean().notNull(),
    /** The writer's own; the same one again is the same message. */
    key: text(),
    sentAt: instant().notNull(),
    deliveredAt: instant(),
    readAt: instant(),
  },
  (table) => [
    index().on(table.taskId, table.providerId, table.id),
    index().on(table.fileId),
    uniqueIndex().on(table.senderId, table.key),
  ],
);

/** A side that wants no more messages in a conversation. */
export const conversationBlocks = pgTable(
  'conversation_blocks',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    blockedById: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.taskId, table.providerId, table.blockedById), index().on(table.blockedById)],
);

/**
 * A conversation that one side showed to the operators, their measure against the writer, and the writer's appeal
 * (decision 0130). A message is masked and a writer blocked by these rows alone: the message's own row stays unchanged.
 */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    reporterId: integer()
      .notNull()
      .references(() => users.id),
    /** Null where the whole conversation is reported. */
    messageId: integer().references(() => orderMessages.id),
    /** The account of the writer; of the recipient, who has none, their customer's. */
    accusedId: integer()
      .notNull()
      .references(() => users.id),
    accusedSide: text().$type<Exclude<MessageSide, 'desk'>>().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    measure: text().$type<ReportMeasure>(),
    reason: text(),
    decidedAt: instant(),
    decidedById: integer().references(() => users.id),
    blockedUntil: instant(),
    /** Null where nobody can appeal. */
    appealDueAt: instant(),
    appealText: text(),
    appealedAt: instant(),
    appealDecision: text().$type<SanctionDecision>(),
    appealReason: text(),
    appealDecidedAt: instant(),
    appealDecidedById: integer().references(() => users.id),
  },
  (table) => [
    index().on(table.taskId),
    index().on(table.reporterId),
    index().on(table.accusedId),
    index().on(table.messageId),
    index()
      .on(table.createdAt)
      .where(sql`${table.decidedAt} IS NULL`),
    index()
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} IS NOT NULL AND ${table.appealDecidedAt} IS NULL`),
  ],
);
