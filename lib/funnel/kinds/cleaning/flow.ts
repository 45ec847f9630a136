import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 22 → 23 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
export const cleaningFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.cleanDetails,
    question: 'cleaning-details',
    isAnswered: (draft) => draft.cleaningHours !== null || draft.home !== null,
    clears: ['price'],
  },
  {
    step: STEPS.cleanPetSelect,
    question: 'pets',
    isAnswered: (draft) => draft.petTypes !== null,
    clears: ['price'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
