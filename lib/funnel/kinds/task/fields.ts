import { URGENCIES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, listOf, oneOf } from '@/lib/funnel/stored-checks';

/** What a task says to whoever may bid, beside its words, its first photo and its voice note. */
export const taskFields = {
  moreImageIds: sent(answer(listOf(isNumber), { isRepeated: true }), (ids) => ids ?? []),
  /** Where each of them is shown from, in the same order. */
  moreImageUrls: answer(listOf(isText), { fromFormer: ({ moreImageUrls }) => moreImageUrls }),
  urgency: sent(answer(oneOf(URGENCIES), { isRepeated: true })),
};
