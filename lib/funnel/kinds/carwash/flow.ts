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

/** 1 → 26 → 27 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
export const carwashFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.carwashCarType,
    question: 'car-type',
    isAnswered: (draft) => draft.carTypeId !== null,
    clears: ['service-price', 'provider'],
  },
  {
    step: STEPS.carwashServiceType,
    question: 'car-service',
    isAnswered: (draft) => draft.srvcattypeid !== null && draft.carWashLocation !== null,
    clears: ['price', 'provider', 'dates'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
