import { UPHOLSTERY_PIECES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';
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

/** The pieces of furniture to wash at home, with counts. */
const fields = {
  upholstery: sent(
    answer(listOf(shapeOf({ piece: oneOf(UPHOLSTERY_PIECES), count: isNumber })), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.upholstery.length > 0 ? draft.upholstery : null),
    }),
    (pieces) => pieces ?? [],
  ),
};

/** Sofas and mattresses are washed where they stand, in one visit. */
export const upholstery = {
  fields,
  /** 1 → 2 (grade and seats) → (L) 3 → 4 → (5) → 8 → 9 → 6: one visit, and nothing comes back. */
  flow: [
    SERVICE_TYPE,
    {
      step: STEPS.gradeServices,
      question: 'upholstery',
      isAnswered: (draft) => draft.grade !== null && (draft.upholstery?.length ?? 0) > 0,
      clears: ['price'],
    },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    OPTIONAL_DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  place: 'clean/addcleanrequest',
  providers: 'serviceprovider/filterserviceprovider',
  price: {
    call: 'reqandpay/getprice',
    by: ['grade', 'upholstery'],
    isReady: ({ grade, upholstery }) => grade !== null && (upholstery?.length ?? 0) > 0,
  },
} as const satisfies FunnelKind<typeof fields>;
