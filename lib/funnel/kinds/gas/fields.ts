import { VEHICLE_TYPES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, isText, oneOf } from '@/lib/funnel/stored-checks';

/** Which truck comes to which car, and what it fills in. */
export const gasFields = {
  gasTruckId: sent(answer(isNumber, { parts: ['provider'] })),
  autoBrandId: sent(answer(isNumber)),
  litreVolume: sent(answer(isNumber)),
  gasTypeEnum: sent(answer(isText)),
  plaque: sent(answer(isText, { isRepeated: true })),
  vehicleType: sent(answer(oneOf(VEHICLE_TYPES), { isRepeated: true })),
};
