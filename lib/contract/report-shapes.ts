import { z } from 'zod';

import { REPORT_MEASURES } from './desk-enumerations';
import { MESSAGE_SIDES } from './enumerations';
import { SANCTION_DECISIONS } from './provider-enumerations';
import { id } from './shapes';

/** An appeal against a measure, and its decision. */
const appealed = {
  /** Until when an appeal is taken; null while nothing is decided, and where nobody can appeal. */
  appealDueAtMs: z.number().int().nullable(),
  appealText: z.string().nullable(),
  appealedAtMs: z.number().int().nullable(),
  appealDecision: z.enum(SANCTION_DECISIONS).nullable(),
  appealReason: z.string().nullable(),
};

/** An operator's measure against a writer, as that writer reads it. */
export const writingMeasure = z.object({
  reportid: id,
  measure: z.enum(REPORT_MEASURES).exclude(['dismissed']),
  reason: z.string(),
  decidedAtMs: z.number().int(),
  /** The end of a block. */
  blockedUntilMs: z.number().int().nullable(),
  ...appealed,
});

/** A report of a conversation that waits for an operator. */
export const queuedReport = z.object({
  reportid: id,
  taskid: id,
  reqcode: z.string(),
  /** The writer of the reported words. */
  accusedSide: z.enum(MESSAGE_SIDES).exclude(['desk']),
  text: z.string(),
  /** The time of the report; for an appeal, of the appeal. */
  waitsSinceMs: z.number().int(),
  isAppeal: z.boolean(),
});

const member = z.object({ userid: id, fullname: z.string() });

/** A report as the operator who decides it reads it, without the conversation. */
export const deskReport = z.object({
  reportid: id,
  taskid: id,
  reqcode: z.string(),
  accusedSide: z.enum(MESSAGE_SIDES).exclude(['desk']),
  reporter: member,
  /** The account of the writer; of the person that an order is for, their customer's. */
  accused: member,
  /** Earlier reports against that account that led to a measure. */
  earlierMeasures: z.number().int(),
  text: z.string(),
  reportedAtMs: z.number().int(),
  /** Null where the whole conversation is reported. */
  messageid: id.nullable(),
  /** Null while it waits. */
  measure: z.enum(REPORT_MEASURES).nullable(),
  reason: z.string().nullable(),
  decidedAtMs: z.number().int().nullable(),
  blockedUntilMs: z.number().int().nullable(),
  ...appealed,
  /** The caller's open measures. An operator may not decide on the appeal against their own measure. */
  mayDecide: z.array(z.enum(REPORT_MEASURES)),
  mayDecideAppeal: z.boolean(),
});
