import { VEHICLE_TYPES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, oneOf } from '@/lib/funnel/stored-checks';

/** Which truck comes to which car, where that stands, and what it fills in. */
export const gasFields = {
  carLatitude: sent(answer(isNumber)),
  carLongitude: sent(answer(isNumber)),
  /** In words by which the driver finds it: the side of the street, the colour of the car. */
  carPlace: sent(answer(isText)),
  gasTruckId: sent(answer(isNumber, { parts: ['provider'] })),
  /** What stands on the truck's side. */
  truckNumber: answer(isText, { parts: ['provider'] }),
  autoBrandId: sent(answer(isNumber, { isRepeated: true })),
  litreVolume: sent(answer(isNumber, { isRepeated: true })),
  gasTypeEnum: sent(answer(isText, { isRepeated: true })),
  plaque: sent(answer(isText, { isRepeated: true })),
  vehicleType: sent(answer(oneOf(VEHICLE_TYPES), { isRepeated: true })),
};
