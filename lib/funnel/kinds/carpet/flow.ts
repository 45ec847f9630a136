import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  RETURN_DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 2 (grade and sizes) → (L) 3 → 4 → 30 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
export const carpetFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.gradeServices,
    question: 'carpets',
    isAnswered: (draft) => draft.grade !== null && (draft.carpets?.length ?? 0) > 0,
    clears: ['price', 'return-date'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  RETURN_DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
