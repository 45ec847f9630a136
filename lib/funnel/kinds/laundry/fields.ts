import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, shapeOf } from '@/lib/funnel/stored-checks';

const isPiece = shapeOf({ itemId: isNumber, count: isNumber });

/** What is picked up: pieces of the price list, and how many of each. */
export const laundryFields = {
  clothes: sent(
    answer(listOf(isPiece), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.clothes.length > 0 ? draft.clothes : null),
    }),
    (pieces) => pieces ?? [],
  ),
};
