import { z } from 'zod';

import { defineCall } from './call';
import {
  ABSENCES,
  CONVERSATION_STANDINGS,
  MESSAGE_FILE_KINDS,
  MESSAGE_SIDES,
  ORDER_SIDES,
  ORDER_STATES,
  SERVICE_KINDS,
} from './enumerations';
import { writingMeasure } from './report-shapes';
import { acknowledgement, id, listPage, paragraphText } from './shapes';

/** LONGEST_MESSAGE of lib/domain/constants/. */
export const LONGEST_MESSAGE = 1000;
/** LONGEST_CONVERSATION_REPORT. */
const LONGEST_REPORT = 600;

/**
 * A conversation of an order: with the provider of the bid `sgid`; without `sgid`, with the order's provider, or the
 * caller's own.
 */
const conversation = z.object({ taskid: id, sgid: id.nullish() });

/** A message of one conversation, as both members read it. */
export const orderMessage = z.object({
  messageId: id,
  from: z.enum(MESSAGE_SIDES),
  /** The provider wrote it to the person that the order is for, whose words the customer does not read. */
  isToRecipient: z.boolean(),
  text: z.string(),
  fileurl: z.string().nullable(),
  fileKind: z.enum(MESSAGE_FILE_KINDS).nullable(),
  /** Numbers and links were taken out of it, because the order was not paid. */
  isMasked: z.boolean(),
  /** An operator masked it after a report: its text is empty, and its file is gone. */
  isHidden: z.boolean(),
  sentAtMs: z.number().int(),
  deliveredAtMs: z.number().int().nullable(),
  readAtMs: z.number().int().nullable(),
});

/** A person's notices and newest message of one order. */
const orderThread = z.object({
  taskid: id,
  side: z.enum(ORDER_SIDES),
  kind: z.enum(SERVICE_KINDS),
  seopath: z.string(),
  serviceName: z.string(),
  serviceTypeName: z.string(),
  gradeName: z.string(),
  /** Null for a bidder who was not chosen: the order is no longer theirs. */
  state: z.enum(ORDER_STATES).nullable(),
  absence: z.enum(ABSENCES).nullable(),
  /** The first name of the other side; null before there is one. */
  personName: z.string().nullable(),
  personImage: z.string().nullable(),
  /** The newest: a notice's title, or a message of one of the two. */
  last: z.object({
    text: z.string(),
    fileKind: z.enum(MESSAGE_FILE_KINDS).nullable(),
    isOwn: z.boolean(),
    atMs: z.number().int(),
  }),
  /** The two sides have written to each other. */
  hasWords: z.boolean(),
  unreadCount: z.number().int(),
  /** The page of the order, without the language. */
  path: z.string(),
});

/** A notice to a person about an order. */
const orderNotice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  /** The notice's path without the language; null for the order's page. */
  path: z.string().nullable(),
  createdAtMs: z.number().int(),
});

/** Calls by which the customer and the provider of an order write to each other (BEHAVIOUR 13). */
export const conversationCalls = [
  defineCall('ordermessage/addmessage', {
    summary:
      'Writes to the other side of an order: words, a photo or a voice note; nothing in it can be changed afterwards',
    access: 'user',
    limit: { handler: ['messages-minute', 'messages-day'] },
    input: conversation.extend({
      text: paragraphText(0, LONGEST_MESSAGE).default(''),
      /** The caller's own file, from uploadimage or uploadaudio. */
      fileid: id.nullish(),
      /** Made by the writer: a repeat of it is the same message, even when the first answer was lost. */
      key: z.uuid().nullish(),
      /** The provider answers the person that the order is for, in words alone. */
      isToRecipient: z.boolean().default(false),
    }),
    answer: z.object({ messageId: id, isMasked: z.boolean() }),
    outcomes: [
      'not-yours',
      'not-found',
      'conversation-closed',
      'question-open',
      'conversation-blocked',
      'writing-stopped',
      'TooMuchRequest',
    ],
  }),
  defineCall('ordermessage/callcustomer', {
    summary:
      'The provider at the door calls the customer: it is written into their conversation, and begins the countdown',
    access: 'provider',
    limit: 'once',
    input: z.object({ taskid: id }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
  defineCall('ordermessage/getallmessage', {
    summary:
      'What the two sides of an order wrote, oldest first, by pages from the newest on; what is answered counts as delivered',
    access: 'user',
    limit: 'replaces',
    input: conversation.extend({
      /** The page that ends before this message. */
      beforeId: id.nullish(),
      /** The page that follows on this message; asked again from its last one on, until nothing comes. */
      afterId: id.nullish(),
    }),
    answer: z.object({
      lstMessage: z.array(orderMessage),
      /** The `beforeId` of the page before; null where nothing was written earlier, and in an answer to `afterId`. */
      nextBeforeId: id.nullable(),
      /** Whether the caller may write now, and why not. */
      standing: z.enum(CONVERSATION_STANDINGS),
      /** Numbers and links in new messages are masked. */
      masksContact: z.boolean(),
      /** The end of writing; null while the order goes on. */
      closesAtMs: z.number().int().nullable(),
      /** Unread messages of the whole conversation. */
      unreadCount: z.number().int(),
      /** The person that the order is for has written, and the provider may answer them. */
      answersRecipient: z.boolean(),
      /** An operator's measure against the caller after a report; null without one. */
      measure: writingMeasure.nullable(),
      serverNowMs: z.number().int(),
    }),
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('ordermessage/getthreads', {
    summary: 'The messages of a person by order, one thread an order, the one with the newest first',
    access: 'user',
    input: listPage.prefault({}),
    answer: z.object({
      lstThread: z.array(orderThread),
      threadCount: z.number().int(),
      /** Unread messages that belong to no order. */
      unreadNewsCount: z.number().int(),
    }),
  }),
  defineCall('ordermessage/getthread', {
    summary:
      'What a person was told of one order, oldest first; ordermessage/getallmessage has what the two sides wrote',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({ thread: orderThread, lstNotice: z.array(orderNotice) }),
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('ordermessage/readmessage', {
    summary: 'Says that the other side’s messages up to this one were seen; those that were never answered stay unread',
    access: 'user',
    limit: 'replaces',
    input: conversation.extend({ upToId: id }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('ordermessage/blockconversation', {
    summary: 'Ends the writing of both sides until the person who blocked it takes that back',
    access: 'user',
    limit: 'replaces',
    input: conversation.extend({ isBlocked: z.boolean() }),
    answer: z.object({ standing: z.enum(CONVERSATION_STANDINGS) }),
    outcomes: ['not-yours', 'not-found', 'conversation-closed'],
  }),
  defineCall('ordermessage/reportconversation', {
    summary: 'Reports a conversation to the operators, with a reason',
    access: 'user',
    limit: { handler: ['message-reports'] },
    input: conversation.extend({
      text: paragraphText(1, LONGEST_REPORT),
      /** The message that it is about, written by the other side; left out, the whole conversation. */
      messageid: id.nullish(),
    }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'conversation-closed', 'TooMuchRequest'],
  }),
] as const;
