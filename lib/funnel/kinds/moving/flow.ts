import {
  ADDRESS_WITH_LOGIN,
  BIDS,
  CHILD_TYPE,
  CHOSEN_BID,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 2 → 34 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const movingFlow = [
  SERVICE_TYPE,
  CHILD_TYPE,
  {
    step: STEPS.autobarWorkerNumber,
    question: 'movers',
    isAnswered: (draft) => draft.personCount !== null,
    clears: ['price'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  DESCRIPTION,
  BIDS,
  CHOSEN_BID,
  ...CLOSING,
] as const satisfies ServiceFlow;
