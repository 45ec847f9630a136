import { VEHICLE_TYPES } from '@/lib/contract/enumerations';
import { answer, sent, type DraftOf } from '@/lib/funnel/field';
import { isNumber, isText, oneOf } from '@/lib/funnel/stored-checks';
import { CLOSING } from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';
import { isLitreCount } from '@/lib/funnel/kinds/gas/litre-limits';

/** A petrol order's fields: the truck, the car and its place, and the litres. */
const fields = {
  carLatitude: sent(answer(isNumber)),
  carLongitude: sent(answer(isNumber)),
  /** Words by which the driver finds the car: the side of the street, its colour. */
  carPlace: sent(answer(isText)),
  gasTruckId: sent(answer(isNumber, { parts: ['provider'] })),
  /** The number on the truck's side. */
  truckNumber: answer(isText, { parts: ['provider'] }),
  autoBrandId: sent(answer(isNumber, { isRepeated: true })),
  litreVolume: sent(answer(isNumber, { isRepeated: true })),
  gasTypeEnum: sent(answer(isText, { isRepeated: true })),
  plaque: sent(answer(isText, { isRepeated: true })),
  vehicleType: sent(answer(oneOf(VEHICLE_TYPES), { isRepeated: true })),
};

/** Fuel and litres are answered, and the vehicle takes as much. */
export function hasGasPrice({
  gasTypeEnum,
  litreVolume,
  vehicleType,
}: Pick<DraftOf<typeof fields>, 'gasTypeEnum' | 'litreVolume' | 'vehicleType'>): boolean {
  return gasTypeEnum !== null && litreVolume !== null && vehicleType !== null && isLitreCount(litreVolume, vehicleType);
}

/** Petrol: the nearest truck comes to a car. */
export const gas = {
  fields,
  /** 38 → (L) 40 → 42 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
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
  ],
  place: 'handyman/addgasrequest',
  providers: null,
  price: {
    call: 'reqandpay/getprice',
    by: ['litreVolume', 'gasTypeEnum', 'vehicleType'],
    isReady: hasGasPrice,
  },
} as const satisfies FunnelKind<typeof fields>;
