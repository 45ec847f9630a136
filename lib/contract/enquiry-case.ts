import { z } from 'zod';

import { defineCall } from './call';
import { ENQUIRY_KINDS } from './desk-enumerations';
import { acknowledgement, id, listPage, paragraphText } from './shapes';

/** A message to the marketplace that waits for an answer. */
const enquiry = z.object({
  enquiryid: id,
  kind: z.enum(ENQUIRY_KINDS),
  name: z.string(),
  /** The business's name; null for other enquiries. */
  organisation: z.string().nullable(),
  mobileNo: z.string(),
  /** The language to answer in. */
  locale: z.string(),
  text: z.string(),
  /** The order that a contact message is about; null for none. */
  taskid: id.nullable(),
  arrivedAtMs: z.number().int(),
  /** The answer that was sent by SMS, or the reason for none. Null while the message waits. */
  done: z
    .object({ answer: z.string().nullable(), closedReason: z.string().nullable(), atMs: z.number().int() })
    .nullable(),
});

/** Calls of the messages that people write to the marketplace (BEHAVIOUR 20). */
export const enquiryCaseCalls = [
  defineCall('operator/getallenquiry', {
    summary: 'Contact messages, enquiries of businesses and job applications that wait, the oldest first',
    access: 'operator',
    /** With an id that message alone, an answered one too. */
    input: listPage.extend({ enquiryid: id.optional() }).prefault({}),
    answer: z.object({ lstEnquiry: z.array(enquiry), totalCount: z.number().int() }),
  }),
  defineCall('operator/answerenquiry', {
    summary: 'Answers a message to the marketplace by SMS, or closes it without an answer',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: z.object({
      enquiryid: id,
      /** False: nothing is sent, and the words say why. */
      issent: z.boolean(),
      text: paragraphText(5, 400),
    }),
    answer: acknowledgement,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
