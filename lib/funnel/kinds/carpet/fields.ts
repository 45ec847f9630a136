import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, shapeOf } from '@/lib/funnel/stored-checks';

/** Carpets by size, in the unit of their material. */
export const carpetFields = {
  carpets: sent(
    answer(listOf(shapeOf({ units: isNumber, count: isNumber })), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.carpets.length > 0 ? draft.carpets : null),
    }),
    (carpets) => carpets ?? [],
  ),
};
