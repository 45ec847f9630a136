import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import { sayInboxMessage, type InboxEvent } from '../inbox-words';
import type { Transaction } from '../ports/database';
import { writeTogether } from '../ports/write-together';
import { inboxMessages, outgoingMessages, userSettings, users } from '../schema';
import { getWords } from '../words';

/** Who is told, and where to reach them. */
export interface Reader {
  readonly userId: number;
  readonly mobile: string;
  readonly locale: Locale;
  /** Null when they gave none or do not want mail. */
  readonly mailAddress: string | null;
  /** Also by SMS what could be read in the inbox as well. */
  readonly wantsSms: boolean;
}

/** Those of the people who are there, in no order. */
export async function listReaders(transaction: Transaction, userIds: readonly number[]): Promise<Reader[]> {
  const people = await transaction
    .select({ userId: users.id, mobile: users.mobile, locale: users.locale, email: users.email, sendsEmail: userSettings.sendsEmail, sendsSms: userSettings.sendsSms })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(users.erasedAt)));
  return people.map(({ userId, mobile, locale, email, sendsEmail, sendsSms }) => ({ userId, mobile, locale, mailAddress: sendsEmail === false ? null : email, wantsSms: sendsSms !== false }));
}

/** Null when there is nobody of this id. */
export async function findReader(transaction: Transaction, userId: number): Promise<Reader | null> {
  const [reader] = await listReaders(transaction, [userId]);
  return reader ?? null;
}

interface Notice extends InboxEvent {
  /** Null for what is no SMS. */
  readonly smsText: string | null;
  readonly now: Date;
}

export interface AddressedNotice extends Notice {
  readonly reader: Reader;
}

/**
 * Writes a message to a person's inbox, and queues it as an e-mail for who wants that and as an SMS where it has a text for one: all in the transaction
 * of what it tells. Call `signals.messagesPending()` after the commit, so that it leaves at once.
 */
export function notify(transaction: Transaction, reader: Reader, notice: Notice): Promise<void> {
  return writeTogether(transaction, toNoticeWrites(transaction, [{ ...notice, reader }]));
}

/** The same for several, as writes that their caller makes together with others. */
export function toNoticeWrites(transaction: Transaction, notices: readonly AddressedNotice[]): SQLWrapper[] {
  if (notices.length === 0) return [];
  const inbox = notices.map(({ reader, event, params, now }) => ({ userId: reader.userId, event, params, createdAt: now }));
  const outgoing = notices.flatMap(toOutgoing);
  return [transaction.insert(inboxMessages).values(inbox), ...(outgoing.length > 0 ? [transaction.insert(outgoingMessages).values(outgoing)] : [])];
}

function toOutgoing({ reader, event, params, smsText, now }: AddressedNotice): (typeof outgoingMessages.$inferInsert)[] {
  const due = { nextAttemptAt: now, createdAt: now };
  const outgoing: (typeof outgoingMessages.$inferInsert)[] = [];
  if (smsText !== null) outgoing.push({ ...due, channel: 'sms', recipient: reader.mobile, text: smsText });
  if (reader.mailAddress !== null) {
    const { title, body } = sayInboxMessage({ event, params }, reader.locale);
    const text = `${body}\n\n${getWords(reader.locale, 'notifications').say('mail.footer')}`;
    outgoing.push({ ...due, channel: 'mail', recipient: reader.mailAddress, subject: title, text });
  }
  return outgoing;
}

interface QueuedMail {
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
}

/** Queues an e-mail to somebody without an account, in the transaction of what it tells. Call `signals.messagesPending()` after the commit. */
export async function queueMail(transaction: Transaction, { recipient, subject, text, now }: QueuedMail): Promise<void> {
  await transaction.insert(outgoingMessages).values({ channel: 'mail', recipient, subject, text, nextAttemptAt: now, createdAt: now });
}
