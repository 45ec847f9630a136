import { UPHOLSTERY_PIECES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';

/** How many there are of each piece that is washed where it stands. */
export const upholsteryFields = {
  upholstery: sent(
    answer(listOf(shapeOf({ piece: oneOf(UPHOLSTERY_PIECES), count: isNumber })), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.upholstery.length > 0 ? draft.upholstery : null),
    }),
    (pieces) => pieces ?? [],
  ),
};
