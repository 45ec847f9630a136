import { CLOSING } from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { AMOUNT_CHANGED } from '@/lib/funnel/invalidation';
import { STEPS } from '@/lib/funnel/steps';

/** 38 → (L) 40 → 42 → 9 → 6 (BEHAVIOUR 3). */
export const gasFlow: ServiceFlow = {
  kind: 'gas',
  steps: [
    { step: STEPS.gasGetLocation, question: 'truck-location' },
    { step: STEPS.gasGetPlaque, question: 'vehicle', asksLogin: true },
    { step: STEPS.gasGetLiter, question: 'fuel' },
    ...CLOSING,
  ],
  invalidates: { 'truck-location': AMOUNT_CHANGED, fuel: AMOUNT_CHANGED },
};
