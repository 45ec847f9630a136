import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { CAR_TYPE_CHANGED, COMMON_INVALIDATION } from '@/lib/funnel/invalidation';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 26 → 27 → (L) 3 → 4 → 5 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const carwashFlow: ServiceFlow = {
  kind: 'carwash',
  steps: [
    SERVICE_TYPE,
    { step: STEPS.carwashCarType, question: 'car-type' },
    { step: STEPS.carwashServiceType, question: 'car-service' },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  invalidates: { ...COMMON_INVALIDATION, 'car-type': CAR_TYPE_CHANGED },
};
