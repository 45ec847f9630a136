import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { MessageFileKind, MessageSide } from '@/lib/contract/enumerations';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** The author of a row; the provider's words to the recipient are read by no customer. */
export type StoredSide = MessageSide | 'provider-to-recipient';

/**
 * What the customer and one provider of an order wrote to each other (BEHAVIOUR 13); while bids are open, each bidder
 * apart. Written once: a trigger lets only the marks of delivery and reading come later, and the words go when their
 * writer's account does. The recipient of an order has no account: their words are sent in their customer's name.
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
