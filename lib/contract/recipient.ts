import { z } from 'zod';

import { defineCall } from './call';
import { LONGEST_MESSAGE, orderMessage } from './conversation';
import {
  CONVERSATION_STANDINGS,
  ORDER_STATES,
  RECIPIENT_LANGUAGES,
  SERVICE_KINDS,
  VISIT_READERS,
} from './enumerations';
import { acknowledgement, id, lineText, mobileText, paragraphText, personName } from './shapes';

/** The person that an order is for, where that is not its customer. */
export const orderRecipient = z.object({ name: personName, mobile: mobileText, locale: z.enum(RECIPIENT_LANGUAGES) });

/** The key of `/visit/{visitKey}/`, the link in the SMS of a visit. */
const byVisitKey = z.object({ visitKey: lineText(1, 64) });

/**
 * The visit page. An order's recipient reads and acts on it with the key of an SMS, and a guest reads it by the
 * customer's link. It has no account, no price, no street and no number (BEHAVIOUR 17).
 */
export const recipientCalls = [
  defineCall('orderrecipient/getvisit', {
    summary: 'Who comes and when; for the recipient, the start code too',
    access: 'public',
    limit: { handler: ['address:wrongVisitKey'] },
    input: byVisitKey,
    answer: z.object({
      reader: z.enum(VISIT_READERS),
      /** The customer's own text; empty where that is no name, and for a guest. */
      recipientName: z.string(),
      /** The first name of the customer, or "a customer" where the account has no name. */
      customerName: z.string(),
      serviceName: z.string(),
      serviceTypeName: z.string(),
      kind: z.enum(SERVICE_KINDS),
      gradeName: z.string(),
      state: z.enum(ORDER_STATES),
      gDate: z.string(),
      startHour: z.number().int(),
      endHour: z.number().int(),
      /** Null until somebody has accepted, and after the end. A guest reads the first name. */
      providerName: z.string().nullable(),
      providerImage: z.string().nullable(),
      /** Null for a guest. */
      workerCode: z.string().nullable(),
      /**
       * Null for a guest, before the acceptance and from the start on; of textiles a new one while they are on
       * their way back.
       */
      startCode: z.string().nullable(),
      fastingHours: z.number().int(),
      /** The calendar entry: a `uid` that stays, and a `sequence` that rises when the hour moves. */
      calendar: z.object({ uid: z.string(), sequence: z.number().int() }),
    }),
    // A guest's link ends with the visit.
    outcomes: ['not-found', 'link-expired', 'TooMuchRequest'],
  }),
  defineCall('orderrecipient/refusevisit', {
    summary:
      '"This is not for me": no message of any order reaches the number any more, and the order is its customer’s own, with a new start code',
    access: 'public',
    limit: 'once',
    input: byVisitKey,
    answer: acknowledgement,
    outcomes: ['not-found'],
  }),
  defineCall('orderrecipient/getmessages', {
    summary:
      'What this person wrote to the provider and was answered, the newest page, oldest first; nothing of what the customer wrote or was told',
    access: 'public',
    limit: 'once',
    input: byVisitKey,
    answer: z.object({
      lstMessage: z.array(orderMessage),
      /** Whether they may write now, and why not. */
      standing: z.enum(CONVERSATION_STANDINGS),
      closesAtMs: z.number().int().nullable(),
    }),
    outcomes: ['not-found'],
  }),
  defineCall('orderrecipient/writemessage', {
    summary: 'Writes to the professional, in words; the customer does not read it',
    access: 'public',
    limit: { handler: ['messages-minute', 'messages-day'] },
    input: byVisitKey.extend({
      text: paragraphText(1, LONGEST_MESSAGE),
      /** Made by the writer: a repeat of it is the same message, even when the first answer was lost. */
      key: z.uuid().nullish(),
    }),
    answer: z.object({ messageId: id, isMasked: z.boolean() }),
    outcomes: ['not-found', 'conversation-closed', 'conversation-blocked', 'writing-stopped', 'TooMuchRequest'],
  }),
] as const;
