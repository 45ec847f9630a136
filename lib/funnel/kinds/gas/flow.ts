import { CLOSING } from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** 38 → (L) 40 → 42 → 9 → 6 (BEHAVIOUR 3). */
export const gasFlow = [
  {
    step: STEPS.gasGetLocation,
    question: 'truck-location',
    isAnswered: (draft) => draft.gasTruckId !== null && draft.locationid !== null,
    clears: ['price'],
  },
  {
    step: STEPS.gasGetPlaque,
    question: 'vehicle',
    isAnswered: (draft) => draft.vehicleType !== null && draft.plaque !== null,
    asksLogin: true,
  },
  {
    step: STEPS.gasGetLiter,
    question: 'fuel',
    isAnswered: (draft) => draft.gasTypeEnum !== null && draft.litreVolume !== null,
    clears: ['price'],
  },
  ...CLOSING,
] as const satisfies ServiceFlow;
