import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { users } from './identity';

/**
 * SMS, e-mails and notifications of browsers on their way: written in the transaction of what they tell, sent after its
 * commit. `pending` waits for `nextAttemptAt`; `sending` is in somebody's hands, at most until then; `sent` was taken
 * by the provider; `unknown` may have been taken, and is never sent again; `failed` was surely not taken, however often
 * it was tried.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: id(),
    channel: text().$type<'sms' | 'mail' | 'push'>().notNull(),
    /** A mobile number, an e-mail address, or the endpoint of a browser. */
    recipient: text().notNull(),
    /** Of an e-mail alone. */
    subject: text(),
    text: text().notNull(),
    state: text().$type<'pending' | 'sending' | 'sent' | 'unknown' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.state, table.channel, table.nextAttemptAt),
    index().on(table.recipient),
    index().on(table.settledAt),
  ],
);

/** What went out by e-mail while no SMTP server is configured (BEHAVIOUR 12); the SMS outbox is in identity.ts. */
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
