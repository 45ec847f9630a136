import {
  ADDRESS_WITH_LOGIN,
  BIDS,
  CHOSEN_BID,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/**
 * 1 → 2 (vehicle) → 34 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). The service is what 1 asks for, so its types are
 * the vehicles of 2.
 */
export const movingFlow = [
  // Each vehicle takes so many movers.
  { ...SERVICE_TYPE, step: STEPS.gradeServices, clears: [...SERVICE_TYPE.clears, 'movers'] },
  {
    step: STEPS.autobarWorkerNumber,
    question: 'movers',
    isAnswered: (draft) => draft.personCount !== null,
    clears: ['price'],
  },
  {
    ...ADDRESS_WITH_LOGIN,
    question: 'moving-addresses',
    isAnswered: (draft) =>
      ADDRESS_WITH_LOGIN.isAnswered(draft) &&
      draft.destinationaddrid !== null &&
      draft.originAccess !== null &&
      draft.destinationAccess !== null,
  },
  DATE_TIME,
  DESCRIPTION,
  BIDS,
  CHOSEN_BID,
  ...CLOSING,
] as const satisfies ServiceFlow;
