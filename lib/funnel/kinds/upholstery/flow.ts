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

/** 1 → 2 (grade and seats) → (L) 3 → 4 → (5) → 8 → 9 → 6: one visit, and nothing comes back. */
export const upholsteryFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.gradeServices,
    question: 'upholstery',
    isAnswered: (draft) => draft.grade !== null && (draft.upholstery?.length ?? 0) > 0,
    clears: ['price'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
