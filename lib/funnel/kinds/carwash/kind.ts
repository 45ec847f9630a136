import { CAR_WASH_METHODS } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, oneOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

/** The body of the car, and where it is washed. Its plate is `plaque`, which a truck finds a car by, too. */
const fields = {
  carTypeId: sent(answer(isNumber, { isRepeated: true })),
  carWashLocation: sent(answer(oneOf(CAR_WASH_METHODS), { parts: ['details'], isRepeated: true })),
};

/** A car is washed where it stands, or fetched. */
export const carwash = {
  fields,
  /** 1 → 26 → 27 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
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
  ],
  place: 'car/addcarwashrequest',
  providers: 'carwashserviceprovider/filtercarserviceprovider',
  price: {
    call: 'reqandpay/getprice',
    by: ['carTypeId', 'carWashLocation'],
    isReady: ({ carTypeId }) => carTypeId !== null,
  },
} as const satisfies FunnelKind<typeof fields>;
