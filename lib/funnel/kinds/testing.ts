import {
  ADDRESS_WITH_LOGIN,
  CHILD_TYPE,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { AMOUNT_CHANGED, COMMON_INVALIDATION } from '@/lib/funnel/invalidation';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 2 → 36 → (L) 3 → 4 → 5 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const testingFlow: ServiceFlow = {
  kind: 'testing',
  steps: [
    SERVICE_TYPE,
    CHILD_TYPE,
    { step: STEPS.onlineTestingPersonNumber, question: 'persons' },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  invalidates: { ...COMMON_INVALIDATION, persons: AMOUNT_CHANGED },
};
