import { answer, sent } from '@/lib/funnel/field';
import { isNumber, listOf, shapeOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  GRADE,
  RETURN_DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

const isPiece = shapeOf({ itemId: isNumber, count: isNumber });

/** The picked-up pieces of the price list, with counts. */
const fields = {
  clothes: sent(
    answer(listOf(isPiece), {
      parts: ['basket'],
      fromFormer: ({ draft }) => (draft.clothes.length > 0 ? draft.clothes : null),
    }),
    (pieces) => pieces ?? [],
  ),
  /** The types of the pieces beside `srvcattypeid`, in the list's order. */
  moreTypeIds: sent(
    answer(listOf(isNumber), { parts: ['basket'], fromFormer: ({ draft }) => draft.moreTypeIds }),
    (typeIds) => typeIds ?? [],
  ),
};

/** Laundry: pieces of the price list are picked up and come back. */
export const laundry = {
  fields,
  /** 1 → 2 → 31 → (L) 3 → 4 → 30 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
    SERVICE_TYPE,
    GRADE,
    {
      step: STEPS.laundryBasket,
      question: 'basket',
      isAnswered: (draft) => (draft.clothes?.length ?? 0) > 0,
      clears: ['price'],
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
    by: ['grade', 'clothes', 'moreTypeIds'],
    isReady: ({ grade, clothes }) => grade !== null && (clothes?.length ?? 0) > 0,
  },
} as const satisfies FunnelKind<typeof fields>;
