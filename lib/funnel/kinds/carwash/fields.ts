import { CAR_WASH_METHODS } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, oneOf } from '@/lib/funnel/stored-checks';

/** The body of the car, and where it is washed. Its plate is `plaque`, which a truck finds a car by, too. */
export const carwashFields = {
  carTypeId: sent(answer(isNumber, { isRepeated: true })),
  carWashLocation: sent(answer(oneOf(CAR_WASH_METHODS), { parts: ['details'], isRepeated: true })),
};
