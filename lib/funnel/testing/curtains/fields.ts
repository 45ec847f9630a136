import { answer, sent } from '@/lib/funnel/field';
import { isNumber } from '@/lib/funnel/stored-checks';

/** What only this kind asks. */
export const curtainFields = {
  curtainCount: sent(answer(isNumber, { isRepeated: true })),
};
