import {
  ADDRESS_WITH_LOGIN,
  BIDS,
  CHILD_TYPE,
  CHOSEN_BID,
  CLOSING,
  DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** Fewer letters say nothing of a job. */
const FEWEST_LETTERS = 10;

/** Nobody can name a price without knowing what is to be done: words, a photo or a voice note say it. */
export function isTaskDescribed({ description, descriptionImageId, descriptionAudioId }: OrderDraft): boolean {
  const letters = description?.trim().length ?? 0;
  return letters >= FEWEST_LETTERS || descriptionImageId !== null || descriptionAudioId !== null;
}

/** 1 → 2 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const taskFlow = [
  SERVICE_TYPE,
  CHILD_TYPE,
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  {
    step: STEPS.desc,
    question: 'task-details',
    isAnswered: (draft) => draft.isDescriptionDone && isTaskDescribed(draft),
  },
  BIDS,
  CHOSEN_BID,
  ...CLOSING,
] as const satisfies ServiceFlow;
