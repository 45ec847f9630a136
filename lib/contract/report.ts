import { z } from 'zod';

import { defineCall } from './call';
import { orderMessage } from './conversation';
import { REPORT_MEASURES } from './desk-enumerations';
import { SANCTION_DECISIONS } from './provider-enumerations';
import { deskReport, queuedReport } from './report-shapes';
import { acknowledgement, id, listPage, paragraphText } from './shapes';

/** RELIABILITY.longestAppeal of lib/domain/constants/. */
const LONGEST_APPEAL = 2000;
/** The longest of WRITING_BLOCK_DAYS. */
const MOST_DAYS = 30;

const byReport = z.object({ reportid: id });
/** The two sides read it. */
const reason = paragraphText(5, 600);

/** Calls about reported conversations: an operator's measure, and its writer's appeal (BEHAVIOUR 13). */
export const reportCalls = [
  defineCall('ordermessage/appealmeasure', {
    summary: 'The writer asks once, until `appealDueAtMs`, for another operator to look at a measure',
    access: 'user',
    limit: 'once',
    input: byReport.extend({ text: paragraphText(1, LONGEST_APPEAL) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'appeal-closed'],
  }),
  defineCall('operator/getallreport', {
    summary: 'Reports and appeals that wait for an operator, the one that came first at the top',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({ lstReport: z.array(queuedReport), totalCount: z.number().int() }),
  }),
  defineCall('operator/getreport', {
    summary: 'A report with its two sides, without the conversation',
    access: 'operator',
    input: byReport,
    answer: z.object({ report: deskReport }),
    outcomes: ['not-found'],
  }),
  defineCall('operator/getreportedconversation', {
    summary: 'The conversation that is reported, oldest first, by pages from the newest on; each reading is logged',
    access: 'operator',
    input: byReport.extend({
      /** The page that ends before this message. */
      beforeId: id.nullish(),
    }),
    answer: z.object({
      lstMessage: z.array(orderMessage),
      /** The `beforeId` of the page before; null where nothing was written earlier. */
      nextBeforeId: id.nullable(),
    }),
    outcomes: ['not-found'],
  }),
  defineCall('operator/decidereport', {
    summary: 'Decides on a report; the writer hears of a measure, and the reporter of either answer',
    access: 'operator',
    limit: 'operators',
    input: byReport.extend({
      measure: z.enum(REPORT_MEASURES),
      reason,
      /** The length of a block; other measures ignore it. */
      days: z.number().int().min(1).max(MOST_DAYS).default(1),
    }),
    answer: z.object({ report: deskReport }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/decidemeasureappeal', {
    summary: 'Another operator decides on the appeal against a measure; lifted, it holds no more',
    access: 'operator',
    limit: 'operators',
    input: byReport.extend({ decision: z.enum(SANCTION_DECISIONS), reason }),
    answer: z.object({ report: deskReport }),
    outcomes: ['not-found', 'not-yours', 'appeal-closed'],
  }),
] as const;
