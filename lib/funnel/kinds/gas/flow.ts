import { CLOSING } from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { hasGasPrice } from '@/lib/funnel/kinds/gas/has-price';
import { STEPS } from '@/lib/funnel/steps';

/** 38 → (L) 40 → 42 → 9 → 6 (BEHAVIOUR 3). */
export const gasFlow = [
  {
    step: STEPS.gasGetLocation,
    question: 'truck-location',
    isAnswered: (draft) =>
      draft.gasTruckId !== null && draft.carLatitude !== null && draft.carPlace !== null && draft.locationid !== null,
    clears: ['price'],
  },
  {
    step: STEPS.gasGetPlaque,
    question: 'vehicle',
    isAnswered: (draft) =>
      draft.plaque !== null &&
      (draft.vehicleType === 'MOTORCYCLE' || (draft.vehicleType !== null && draft.autoBrandId !== null)),
    asksLogin: true,
  },
  {
    step: STEPS.gasGetLiter,
    question: 'fuel',
    isAnswered: hasGasPrice,
    clears: ['price'],
  },
  ...CLOSING,
] as const satisfies ServiceFlow;
