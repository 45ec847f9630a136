import { z } from 'zod';

import { defineCall } from './call';
import {
  EXCUSE_CAUSES,
  EXCUSE_DECISIONS,
  RELIABILITY_REASONS,
  SANCTION_DECISIONS,
  SANCTION_KINDS,
} from './provider-enumerations';
import { acknowledgement, dayText, id, listPage, nothing, paragraphText } from './shapes';

/** RELIABILITY.longestAppeal of lib/domain/constants/. */
const LONGEST_APPEAL = 2000;
/** RELIABILITY.appealPapers and EXCUSE of lib/domain/constants/. */
const MOST_PAPERS = 5;
const LONGEST_EXCUSE = 600;

/** Why somebody could not come to accepted work, with photos of papers, each the caller's own. */
export const excuse = z.object({
  cause: z.enum(EXCUSE_CAUSES),
  text: paragraphText(0, LONGEST_EXCUSE).default(''),
  fileids: z.array(id).min(1).max(MOST_PAPERS),
});

/** The papers sent for a withdrawal, and an operator's decision on them. */
const sentExcuse = z.object({
  excuseid: id,
  cause: z.enum(EXCUSE_CAUSES),
  text: z.string(),
  /** Photos, for its provider and the operators. */
  lstPaperUrl: z.array(z.string()),
  sentAtMs: z.number().int(),
  /** Null while the points are held. */
  decision: z.enum(EXCUSE_DECISIONS).nullable(),
  decisionReason: z.string().nullable(),
  decidedAtMs: z.number().int().nullable(),
});

/** An event that changed a provider's reliability, or that a sanction rests on. */
export const reliabilityEvent = z.object({
  taskid: id,
  reqcode: z.string(),
  /** The work's name, and the day of its visit. */
  serviceName: z.string(),
  gDate: dayText,
  reason: z.enum(RELIABILITY_REASONS),
  points: z.number().int(),
  atMs: z.number().int(),
  /** From when its points were not taken, or are back; null while they count. */
  liftedAtMs: z.number().int().nullable(),
  /** Papers that say why; null for none. */
  excuse: sentExcuse.nullable(),
  /** Until when papers can be sent; null where they cannot. */
  excuseDueAtMs: z.number().int().nullable(),
});

/** A measure against a provider. */
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
  /** The actual end, by time or by an operator; null while it holds. */
  endedAtMs: z.number().int().nullable(),
  /** Until when an appeal is taken. */
  appealDueAtMs: z.number().int(),
  appealText: z.string().nullable(),
  /** Photos of papers, for its provider and the operators. */
  lstPaperUrl: z.array(z.string()),
  appealedAtMs: z.number().int().nullable(),
  /** The operator's decision on the appeal, and the reason; null without one. */
  decision: z.enum(SANCTION_DECISIONS).nullable(),
  decisionReason: z.string().nullable(),
  decidedAtMs: z.number().int().nullable(),
  lstEvidence: z.array(reliabilityEvent),
});

/** Calls about a provider's reliability and the consequences of a low one (BEHAVIOUR 18). */
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
      /** Own photos of papers. */
      fileids: z.array(id).max(MOST_PAPERS).default([]),
    }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'appeal-closed', 'unsupported-type'],
  }),
  defineCall('provider/sendexcuse', {
    summary: 'Papers for accepted work that a provider did not come to: its points are held until an operator decides',
    access: 'provider',
    limit: 'once',
    input: excuse.extend({ taskid: id }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'excuse-closed', 'unsupported-type'],
  }),
  defineCall('operator/getallexcuse', {
    summary: 'Papers for withdrawals that wait for a decision, what came first at the top',
    access: 'operator',
    /** With an id those papers alone, decided ones too. */
    input: listPage.extend({ excuseid: id.optional() }).prefault({}),
    answer: z.object({
      lstExcuse: z.array(
        z.object({
          excuse: sentExcuse,
          event: reliabilityEvent,
          userid: id,
          fullname: z.string(),
          mobileNo: z.string(),
          /** The provider's points now, without those that are held. */
          reliability: z.number().int(),
        }),
      ),
      totalCount: z.number().int(),
    }),
  }),
  defineCall('operator/decideexcuse', {
    summary: 'Accepts papers, and the points stay; or refuses them, and the points are taken. Its provider reads why',
    access: 'operator',
    limit: 'operators',
    input: z.object({ excuseid: id, decision: z.enum(EXCUSE_DECISIONS), reason: paragraphText(5, 600) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'excuse-closed'],
  }),
  defineCall('operator/getallappeal', {
    summary: 'Appeals that wait for a decision, the one that came first at the top',
    access: 'operator',
    /** With an id that appeal alone, a decided one too. */
    input: listPage.extend({ sanctionid: id.optional() }).prefault({}),
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
