import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';

/**
 * SMS and e-mails on their way: written in the transaction of what they tell, sent after its commit.
 * `pending` waits for `nextAttemptAt`; `sending` is in somebody's hands, at most until then; `sent` was taken by the provider; `unknown` may have been
 * taken, and is never sent again; `failed` was surely not taken, however often it was tried.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: id(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    /** A mobile number or an e-mail address. */
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
