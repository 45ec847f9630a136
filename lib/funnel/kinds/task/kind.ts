import { URGENCIES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, listOf, oneOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  BIDS,
  CHILD_TYPE,
  CHOSEN_BID,
  CLOSING,
  DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { CommonDraft } from '@/lib/funnel/every-kind-fields';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

/** A task's fields for bidders, beside its words, its first photo and its voice note. */
const fields = {
  moreImageIds: sent(answer(listOf(isNumber), { isRepeated: true }), (ids) => ids ?? []),
  /** The addresses of these pictures, in the same order. */
  moreImageUrls: answer(listOf(isText), { fromFormer: ({ moreImageUrls }) => moreImageUrls }),
  urgency: sent(answer(oneOf(URGENCIES), { isRepeated: true })),
};

/** Fewer letters say nothing of a job. */
const FEWEST_LETTERS = 10;

/** Whether bidders can name a price: words, a photo or a voice note describe the work. */
export function isTaskDescribed({ description, descriptionImageId, descriptionAudioId }: CommonDraft): boolean {
  const letters = description?.trim().length ?? 0;
  return letters >= FEWEST_LETTERS || descriptionImageId !== null || descriptionAudioId !== null;
}

/** A task is described, and providers bid. */
export const task = {
  fields,
  /** 1 → 2 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
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
  ],
  place: 'handyman/addhandymanrequest',
  providers: null,
  price: null,
} as const satisfies FunnelKind<typeof fields>;
