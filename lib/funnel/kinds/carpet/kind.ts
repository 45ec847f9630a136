import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, shapeOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  RETURN_DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

/** Carpets by size, in the unit of their material. */
const fields = {
  carpets: sent(
    answer(listOf(shapeOf({ units: isNumber, count: isNumber })), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.carpets.length > 0 ? draft.carpets : null),
    }),
    (carpets) => carpets ?? [],
  ),
};

/** Carpets are picked up and come back, priced by their size. */
export const carpet = {
  fields,
  /** 1 → 2 (grade and sizes) → (L) 3 → 4 → 30 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
    SERVICE_TYPE,
    {
      step: STEPS.gradeServices,
      question: 'carpets',
      isAnswered: (draft) => draft.grade !== null && (draft.carpets?.length ?? 0) > 0,
      clears: ['price', 'return-date'],
    },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    RETURN_DATE_TIME,
    OPTIONAL_DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  place: 'laundry/addlaundryrequest',
  providers: 'laundry/filterlaundryserviceprovider',
  price: {
    call: 'reqandpay/getprice',
    by: ['grade', 'carpets'],
    isReady: ({ grade, carpets }) => grade !== null && (carpets?.length ?? 0) > 0,
  },
} as const satisfies FunnelKind<typeof fields>;
