import { and, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';

import { findMessagePath } from '@/lib/domain/site/order-links';
import type { PushText } from '@/lib/domain/site/push-text';
import type { Locale } from '@/lib/i18n/locales';

import { type AlertRequest, toAlertWrites } from '../alerts';
import { sayInboxMessage, type InboxEvent } from '../words/inbox-words';
import { named } from '../ports/ask-together';
import type { Executor, Transaction } from '../ports/database';
import { PendingWrite, writeTogether } from '../ports/write-together';
import { inboxMessages, outgoingMessages, userSettings, users } from '../schema';
import { getWords } from '../words/words';
import { type AnswerCodes, answerCodesOfUser } from './answer-codes';
import { getChannels, type MessageEvent } from './events';
import { endpointsOfUser } from './push-devices';

/** The reader of a message, and where to reach them. */
export interface Reader {
  readonly userId: number;
  readonly mobile: string;
  readonly firstName: string;
  readonly locale: Locale;
  /** Null when they gave none or do not want mail. */
  readonly mailAddress: string | null;
  /** Browsers that are told while no page is open. */
  readonly pushEndpoints: readonly string[];
  /** The orders that the reader can answer by SMS, by their codes. */
  readonly answerCodes: AnswerCodes;
  /** Events that these people have already been sent about the asked orders. */
  readonly told: readonly { readonly taskId: number; readonly event: string }[];
  readonly wants: Wishes;
}

/** The settings but for e-mail; all of them but promotions until somebody says otherwise. */
interface Wishes {
  /** Promotions in the inbox. */
  readonly inbox: boolean;
  /** Wants by SMS the messages that could be read in the inbox. */
  readonly sms: boolean;
  readonly push: boolean;
  /** Promotions by SMS and push: only where somebody turned them on. */
  readonly promotions: boolean;
}

/**
 * The readers among these people, in no order, with these orders' events that they were told: to be awaited, or asked
 * beside others (`toRows`). People who are gone are left out.
 */
export function listReaders(executor: Executor, userIds: readonly number[], taskIds: readonly number[] = []) {
  return executor
    .select(
      named({
        userId: users.id,
        mobile: users.mobile,
        firstName: users.firstName,
        locale: users.locale,
        mailAddress: sql<string | null>`CASE WHEN ${userSettings.sendsEmail} IS NOT FALSE THEN ${users.email} END`,
        pushEndpoints: endpointsOfUser,
        answerCodes: answerCodesOfUser,
        told: selectTold(taskIds),
        wants: sql<Wishes>`json_build_object(
        'inbox', ${userSettings.sendsInbox} IS NOT FALSE, 'sms', ${userSettings.sendsSms} IS NOT FALSE,
        'push', ${userSettings.sendsNotification} IS NOT FALSE, 'promotions', ${userSettings.sendsPromotions} IS TRUE)`,
      }),
    )
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(users.erasedAt)));
}

function selectTold(taskIds: readonly number[]): SQL<Reader['told']> {
  if (taskIds.length === 0) return sql`'[]'::json`;
  const taskId = sql`${inboxMessages.params} -> 'taskId'`;
  return sql`(SELECT coalesce(json_agg(json_build_object('taskId', ${taskId}, 'event', ${inboxMessages.event})), '[]')
    FROM ${inboxMessages} WHERE ${inboxMessages.userId} = ${users.id} AND ${inArray(
      taskId,
      taskIds.map((id) => sql`to_jsonb(${id}::int)`),
    )})`;
}

/** Null when there is nobody of this id. */
export async function findReader(executor: Executor, userId: number): Promise<Reader | null> {
  const [reader] = await listReaders(executor, [userId]);
  return reader ?? null;
}

/** The path of a notification without an order. */
const INBOX_PATH = '/user-profile/messages/';

interface Notice extends InboxEvent {
  readonly event: MessageEvent;
  /** The SMS text, where the catalogue and the settings have one; null for an unknown id. */
  readonly smsText: string | null;
  /** The wait of the SMS before it goes out. */
  readonly smsWaitMs?: number;
  /** An SMS to the reader that still waits and looks so (LIKE) goes out no more: this one takes its place. */
  readonly replacedSms?: string | null;
  /** A whole address that the e-mail ends with; left out where its words say where to go. */
  readonly mailLink?: string;
  /** The broker's message where it is not the event itself to the person's own topic. */
  readonly alert?: AlertRequest;
  readonly now: Date;
}

export interface AddressedNotice extends Notice {
  readonly reader: Reader;
}

/**
 * Tells a person of an event over the channels of the catalogue and of the person's settings, in the event's
 * transaction. Call `signals.messagesPending()` and `signals.alertsPending()` after the commit, so that it leaves at
 * once.
 */
export function notify(transaction: Transaction, reader: Reader, notice: Notice): Promise<void> {
  return notifyAll(transaction, [{ ...notice, reader }]);
}

/** Tells several people of events, as `notify` does. */
export function notifyAll(transaction: Transaction, notices: readonly AddressedNotice[]): Promise<void> {
  return writeTogether(transaction, toNoticeWrites(transaction, notices));
}

/** Notices of events to several people, as writes that the caller makes together with others. */
export function toNoticeWrites(transaction: Transaction, notices: readonly AddressedNotice[]): PendingWrite[] {
  if (notices.length === 0) return [];
  const inbox = notices
    .filter(isForInbox)
    .map(({ reader, event, params, now }) => ({ userId: reader.userId, event, params, createdAt: now }));
  const outgoing = notices.flatMap(toOutgoing);
  return [
    ...notices.flatMap((notice) => toReplacing(transaction, notice)),
    ...(inbox.length > 0 ? [new PendingWrite(transaction.insert(inboxMessages).values(inbox))] : []),
    ...(outgoing.length > 0 ? [new PendingWrite(transaction.insert(outgoingMessages).values(outgoing))] : []),
    ...toAlertWrites(transaction, notices.filter(isForBroker).map(toAlert)),
  ];
}

/** One that is on its way already stays. */
function toReplacing(transaction: Transaction, { reader, replacedSms }: AddressedNotice): PendingWrite[] {
  if (!replacedSms) return [];
  const { channel, recipient, state, text } = outgoingMessages;
  const isReplaced = and(
    eq(channel, 'sms'),
    eq(recipient, reader.mobile),
    eq(state, 'pending'),
    like(text, replacedSms),
  );
  return [new PendingWrite(transaction.delete(outgoingMessages).where(isReplaced))];
}

function isForInbox({ reader, event }: AddressedNotice): boolean {
  return getChannels(event).kind === 'service' || reader.wants.inbox;
}

function isForBroker({ reader, event }: AddressedNotice): boolean {
  const { kind, push } = getChannels(event);
  const isWanted = reader.wants.push && (kind === 'service' || reader.wants.promotions);
  return push === 'always' || (push === 'wanted' && isWanted);
}

function isForSms({ reader, event }: AddressedNotice): boolean {
  const { kind, sms } = getChannels(event);
  return sms === 'always' || (sms === 'wanted' && (kind === 'service' ? reader.wants.sms : reader.wants.promotions));
}

function toAlert({ reader, event, alert, now }: AddressedNotice): AlertRequest {
  return alert ?? { kind: 'order', userId: reader.userId, event, taskId: null, now };
}

function toOutgoing(notice: AddressedNotice): (typeof outgoingMessages.$inferInsert)[] {
  const { reader, event, params, smsText, smsWaitMs = 0, mailLink, now } = notice;
  const due = { ...toAbout(notice), nextAttemptAt: now, createdAt: now };
  const outgoing: (typeof outgoingMessages.$inferInsert)[] = [];
  if (smsText !== null && isForSms(notice))
    outgoing.push({
      ...due,
      nextAttemptAt: new Date(now.getTime() + smsWaitMs),
      channel: 'sms',
      recipient: reader.mobile,
      text: smsText,
    });
  if (reader.mailAddress !== null && getChannels(event).kind === 'service') {
    const { title, body } = sayInboxMessage({ event, params }, reader.locale);
    const footer = getWords(reader.locale, 'notifications').say('mail.footer');
    const text = [body, ...(mailLink === undefined ? [] : [mailLink]), footer].join('\n\n');
    outgoing.push({ ...due, channel: 'mail', recipient: reader.mailAddress, subject: title, text });
  }
  return [...outgoing, ...toPushMessages(notice)];
}

/** A title and the way there, and no more: a locked phone shows it to anybody who holds it. */
function toPushMessages(notice: AddressedNotice): (typeof outgoingMessages.$inferInsert)[] {
  const { reader, event, params, now } = notice;
  if (getChannels(event).push === null || !reader.wants.push) return [];
  const { title } = sayInboxMessage({ event, params }, reader.locale);
  const { locale } = reader;
  const path = findMessagePath(event, params) ?? INBOX_PATH;
  const text = JSON.stringify({ title, path, locale } satisfies PushText);
  return reader.pushEndpoints.map((recipient) => ({
    ...toAbout(notice),
    channel: 'push',
    recipient,
    text,
    nextAttemptAt: now,
    createdAt: now,
  }));
}

/** The facts by which the desk judges whether a message still holds. */
function toAbout({ event, params }: Pick<AddressedNotice, 'event' | 'params'>) {
  const { taskId } = params;
  return { event, taskId: typeof taskId === 'number' ? taskId : null };
}

interface QueuedMail {
  readonly recipient: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly now: Date;
}

/**
 * Queues an e-mail to a person without an account, in its event's transaction. Call `signals.messagesPending()` after
 * the commit.
 */
export async function queueMail(
  transaction: Transaction,
  { recipient, subject, text, now }: QueuedMail,
): Promise<void> {
  await transaction
    .insert(outgoingMessages)
    .values({ channel: 'mail', recipient, subject, text, nextAttemptAt: now, createdAt: now });
}

interface QueuedSms {
  readonly recipient: string;
  readonly text: string;
  /** The name of its words, and the order that it tells of. */
  readonly event?: string;
  readonly taskId?: number;
  readonly now: Date;
}

/**
 * The statement that queues an SMS to somebody without an account: awaited, or written together with what the SMS
 * tells. Call `signals.messagesPending()` after the commit.
 */
export function queueSms(transaction: Transaction, { now, ...sms }: QueuedSms) {
  return transaction.insert(outgoingMessages).values({ ...sms, channel: 'sms', nextAttemptAt: now, createdAt: now });
}
