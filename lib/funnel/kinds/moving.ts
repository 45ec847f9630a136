import {
  ADDRESS_WITH_LOGIN,
  BIDDING,
  CHILD_TYPE,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { AMOUNT_CHANGED, COMMON_INVALIDATION } from '@/lib/funnel/invalidation';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 2 → 34 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const movingFlow: ServiceFlow = {
  kind: 'moving',
  steps: [
    SERVICE_TYPE,
    CHILD_TYPE,
    { step: STEPS.autobarWorkerNumber, question: 'movers' },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    DESCRIPTION,
    ...BIDDING,
    ...CLOSING,
  ],
  invalidates: { ...COMMON_INVALIDATION, movers: AMOUNT_CHANGED },
};
