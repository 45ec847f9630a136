import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { OutgoingChannel, OutgoingFailure, OutgoingState } from '@/lib/contract/desk-enumerations';

import { id, instant } from './columns';
import { users } from './identity';

/**
 * SMS, e-mails and notifications of browsers on their way: written in their event's transaction, sent after its commit.
 *
 * - `pending`: waits for `nextAttemptAt`
 * - `sending`: in a process's hands, at most until then
 * - `sent`: taken by the provider
 * - `unknown`: may have been taken, and is never sent again
 * - `failed`: surely not taken in any try; at the desk it is sent again or closed as it is (decision 0156)
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: id(),
    channel: text().$type<OutgoingChannel>().notNull(),
    /** A mobile number, an e-mail address, or the endpoint of a browser. */
    recipient: text().notNull(),
    /** The subject of an e-mail; null for other channels. */
    subject: text(),
    text: text().notNull(),
    /** The name of its words in notifications.json, and the order of its event; null without one. */
    event: text(),
    taskId: integer(),
    state: text().$type<OutgoingState>().notNull().default('pending'),
    /** Why the last try failed; null after a try that did not, and before the first. */
    failure: text().$type<OutgoingFailure>(),
    /** The partner's last error. It names no key, address, number, text or code (`ports/sending.ts`). */
    lastError: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** The time when an operator closed a failed one as it is. */
    closedAt: instant(),
  },
  (table) => [
    // The desk's queue: SMS and e-mails that no partner took.
    index('outgoing_messages_given_up')
      .on(table.settledAt)
      .where(
        sql`${table.state} = 'failed' AND ${table.closedAt} IS NULL AND ${table.channel} <> 'push' AND ${table.failure} IN ('refused', 'final')`,
      ),
    index().on(table.state, table.channel, table.nextAttemptAt),
    index().on(table.recipient),
    index().on(table.settledAt),
  ],
);

/** E-mails of a site without a configured SMTP server (BEHAVIOUR 12); the SMS outbox is in identity.ts. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index().on(table.recipient), index().on(table.sentAt)],
);

/**
 * Browsers that are told while no page is open (Push API). They are told as long as the session that asked for it goes
 * on.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    endpoint: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The hash under which the session is stored. */
    sessionId: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.sessionId)],
);
