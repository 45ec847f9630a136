import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf } from '@/lib/funnel/stored-checks';

/** Which tests are made; for how many people is `personCount`, which movers are counted by, too. */
export const testingFields = {
  testIds: sent(
    answer(listOf(isNumber), {
      parts: ['details'],
      fromFormer: ({ draft }) => (draft.testIds.length > 0 ? draft.testIds : null),
    }),
    (ids) => ids ?? [],
  ),
};
