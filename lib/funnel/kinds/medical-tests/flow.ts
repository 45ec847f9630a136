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

/** 1 → 2 → 36 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
export const medicalTestsFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.gradeServices,
    question: 'tests',
    isAnswered: (draft) => (draft.testIds?.length ?? 0) > 0,
    clears: ['price'],
  },
  {
    step: STEPS.onlineTestingPersonNumber,
    question: 'persons',
    // A draft from before names were asked is asked for them.
    isAnswered: (draft) => draft.personCount !== null && draft.persons?.length === draft.personCount,
    clears: ['price'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
