import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { AMOUNT_CHANGED, COMMON_INVALIDATION } from '@/lib/funnel/invalidation';
import { STEPS } from '@/lib/funnel/steps';

/** 1 → 22 → 23 → (L) 3 → 4 → 5 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const cleaningFlow: ServiceFlow = {
  kind: 'cleaning',
  steps: [
    SERVICE_TYPE,
    { step: STEPS.cleanDetails, question: 'cleaning-details' },
    { step: STEPS.cleanPetSelect, question: 'pets' },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  invalidates: { ...COMMON_INVALIDATION, 'cleaning-details': AMOUNT_CHANGED, pets: AMOUNT_CHANGED },
};

/** Types that have floors and an area instead of rooms: their hours come from boot/calchours4cleanoutdoor. */
export const OUTDOOR_TYPE_SEOPATHS: readonly string[] = ['stairwell-cleaning'];
