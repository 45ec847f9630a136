import { z } from 'zod';

import { defineCall } from './call';
import { giftTerms } from './gift-shapes';
import { GIFT_CODE_STATES } from './money-enumerations';
import { dayText, id, lineText, listPage, paragraphText, rials } from './shapes';

const giftCode = z.object({
  codeid: id,
  code: z.string(),
  state: z.enum(GIFT_CODE_STATES),
  /** The value of one gift; with a share, the most that one gift pays. */
  amountRial: rials,
  uses: z.number().int(),
  usedCount: z.number().int(),
  /** `givenRial`: value of the gifts made from it. `spentRial`: the part of these that paid for orders. */
  givenRial: rials,
  spentRial: rials,
  terms: giftTerms,
  beginsAtMs: z.number().int().nullable(),
  endsAtMs: z.number().int(),
  /** Null for a code that no operator made. */
  madeBy: z.string().nullable(),
  /** Whether the caller may be its second operator; false where none is asked for. */
  mayConfirm: z.boolean(),
});

const named = z.array(z.object({ id, name: z.string() }));
const byCode = z.object({ codeid: id });
const reason = paragraphText(5, 600);

/** Gift codes at the desk (BEHAVIOUR 9, 20; decision 0136). */
export const giftCodeCalls = [
  defineCall('operator/getallgiftcode', {
    summary: 'The gift codes, newest first, with what was used of them, and the cities and services for another',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({
      lstGiftCode: z.array(giftCode),
      totalCount: z.number().int(),
      lstCity: named,
      lstService: named,
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('operator/makegiftcode', {
    summary: 'Makes a gift code; one that is worth much in all waits for a second operator',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    /** GIFT_CODE of lib/domain/constants/gifts.ts limits each field. */
    input: z.object({
      /** Latin letters, digits and hyphens; left out: one that nobody can guess. */
      code: lineText(1, 40)
        .regex(/^[a-z0-9-]+$/i)
        .optional(),
      amountRial: rials,
      uses: z.number().int(),
      sharePercent: z.number().int().optional(),
      leastOrderRial: rials.min(0).multipleOf(10).default(0),
      /** Empty for all of them. */
      lstCityId: z.array(id).default([]),
      lstServiceId: z.array(id).default([]),
      isFirstOrderOnly: z.boolean().default(false),
      /** Its first day; left out, it begins at once. */
      fromDate: dayText.optional(),
      /** Its last day. */
      toDate: dayText,
      reason,
    }),
    answer: z.object({ giftCode }),
    outcomes: ['conflict'],
  }),
  defineCall('operator/confirmgiftcode', {
    summary: 'A second operator says yes or no to a gift code that waits',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byCode.extend({ isconfirmed: z.boolean() }),
    answer: z.object({ giftCode }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'approval-void'],
  }),
  defineCall('operator/endgiftcode', {
    summary: 'Ends a gift code before its time; gifts that were given by then stay',
    access: 'operator',
    limit: 'operators',
    input: byCode.extend({ reason }),
    answer: z.object({ giftCode }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
