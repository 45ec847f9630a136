import { z } from 'zod';

import { defineCall } from './call';
import { PAPER_REQUEST_DECISIONS, PAPER_REQUEST_KINDS, PAPER_REQUEST_STATES } from './desk-enumerations';
import { acknowledgement, dayText, id, listPage, nothing, paragraphText } from './shapes';

const kind = z.enum(PAPER_REQUEST_KINDS);

/** A paper that an operator asked somebody for. */
const paperRequest = z.object({
  requestid: id,
  kind,
  /** Why, in the operator's words. */
  reason: z.string(),
  state: z.enum(PAPER_REQUEST_STATES),
  /** The last day on which it may come. */
  dueday: z.string(),
  /** The photo that was sent; null before. */
  fileurl: z.string().nullable(),
  askedAtMs: z.number().int(),
  /** The time when its state began. */
  turnedAtMs: z.number().int(),
});

const own = z.object({ lstPaperRequest: z.array(paperRequest) });

const atDesk = paperRequest.extend({
  owner: z.object({ userid: id, fullname: z.string(), mobileNo: z.string() }),
  decisions: z.array(z.enum(PAPER_REQUEST_DECISIONS)),
});

/** Calls of one more paper that an operator asks a professional or an applicant for (decision 0157). */
export const paperRequestCalls = [
  defineCall('joinus/getpaperrequests', {
    summary: 'The papers that operators ask the caller for, or that they still look at',
    access: 'user',
    input: nothing,
    answer: own,
  }),
  defineCall('joinus/sendpaper', {
    summary: 'Sends the photo of a paper that was asked for; until an operator has looked, another one replaces it',
    access: 'user',
    limit: 'replaces',
    input: z.object({ requestid: id, fileid: id }),
    answer: own,
    outcomes: ['not-found', 'not-yours', 'unsupported-type', 'move-not-allowed'],
  }),
  defineCall('operator/getallpaperrequest', {
    summary: 'Papers that were asked for and wait for a look, or all of one person, the newest first',
    access: 'operator',
    input: listPage
      .extend({
        /** Left out: those that wait for the desk, the one that waits longest first. */
        userid: id.optional(),
        /** That request alone, whatever its state. */
        requestid: id.optional(),
      })
      .prefault({}),
    answer: z.object({ lstPaperRequest: z.array(atDesk), totalCount: z.number().int() }),
  }),
  defineCall('operator/askpaper', {
    summary: 'Asks a professional or an applicant for one more paper, who is told what, why and until when',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      userid: id,
      kind,
      /** Read by its owner word for word. */
      reason: paragraphText(5, 600),
      dueday: dayText,
    }),
    answer: acknowledgement,
    /** `move-not-allowed`: the person is no professional, and no application of theirs waits for a decision. */
    outcomes: ['not-found', 'move-not-allowed', 'limit-reached'],
  }),
  defineCall('operator/decidepaper', {
    summary: 'Accepts a paper that was asked for, asks for it again, or wants it no more',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      requestid: id,
      decision: z.enum(PAPER_REQUEST_DECISIONS),
      /** Read by its owner word for word. */
      reason: paragraphText(5, 600),
      /** The new last day, for `again`. */
      dueday: dayText.optional(),
    }),
    answer: acknowledgement,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
