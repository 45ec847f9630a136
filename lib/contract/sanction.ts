import { z } from 'zod';

import { defineCall } from './call';
import { RELIABILITY_REASONS, SANCTION_DECISIONS, SANCTION_KINDS } from './provider-enumerations';
import { acknowledgement, dayText, id, listPage, nothing, paragraphText } from './shapes';

/** RELIABILITY.longestAppeal of lib/domain/constants/. */
const LONGEST_APPEAL = 2000;

/** What a provider's reliability went by, or a sanction rests on. */
export const reliabilityEvent = z.object({
  taskid: id,
  reqcode: z.string(),
  /** What the work was, and the day of its visit. */
  serviceName: z.string(),
  gDate: dayText,
  reason: z.enum(RELIABILITY_REASONS),
  points: z.number().int(),
  atMs: z.number().int(),
});

/** What was decided against a provider. */
export const sanction = z.object({
  sanctionid: id,
  kind: z.enum(SANCTION_KINDS),
  /** Why, in an operator's words; null where it follows from the rules. */
  reason: z.string().nullable(),
  /** The points that were left when it began. */
  points: z.number().int(),
  beganAtMs: z.number().int(),
  /** Null for one that does not end by itself. */
  endsAtMs: z.number().int().nullable(),
  /** When it ended, by its time or by an operator; null while it holds. */
  endedAtMs: z.number().int().nullable(),
  /** Until when an appeal is taken. */
  appealDueAtMs: z.number().int(),
  appealText: z.string().nullable(),
  /** A photo of a paper, for its provider and the operators. */
  appealFileUrl: z.string().nullable(),
  appealedAtMs: z.number().int().nullable(),
  /** What an operator decided on the appeal, and why. */
  decision: z.enum(SANCTION_DECISIONS).nullable(),
  decisionReason: z.string().nullable(),
  decidedAtMs: z.number().int().nullable(),
  lstEvidence: z.array(reliabilityEvent),
});

/** Calls about a provider's reliability and what follows from too little of it (BEHAVIOUR 18). */
export const sanctionCalls = [
  defineCall('provider/getsanctions', {
    summary: 'A provider’s reliability, what moved it, and what was decided on it',
    access: 'provider',
    input: nothing,
    answer: z.object({
      reliability: z.number().int(),
      /** Newest first. */
      lstReliability: z.array(reliabilityEvent),
      /** Newest first. */
      lstSanction: z.array(sanction),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('provider/appealsanction', {
    summary: 'Asks for a sanction to be looked at again, once, until its `appealDueAtMs`',
    access: 'provider',
    limit: 'once',
    input: z.object({
      sanctionid: id,
      text: paragraphText(1, LONGEST_APPEAL),
      /** Of an own photo. */
      fileid: id.optional(),
    }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'appeal-closed', 'unsupported-type'],
  }),
  defineCall('operator/getallappeal', {
    summary: 'Appeals that wait for a decision, the one that came first at the top',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({
      lstAppeal: z.array(sanction.extend({ userid: id, fullname: z.string(), mobileNo: z.string() })),
      totalCount: z.number().int(),
    }),
  }),
  defineCall('operator/decideappeal', {
    summary: 'Decides on an appeal with a reason that its provider reads; lifted, what it rested on counts no more',
    access: 'operator',
    limit: 'operators',
    input: z.object({ sanctionid: id, decision: z.enum(SANCTION_DECISIONS), reason: paragraphText(5, 600) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'appeal-closed'],
  }),
] as const;
