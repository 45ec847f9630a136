import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import { answer, sent } from '@/lib/funnel/field';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';
import { isNumber } from '@/lib/funnel/stored-checks';

/** The fields of this kind alone. */
const fields = {
  curtainCount: sent(answer(isNumber, { isRepeated: true })),
};

/** Curtains that are taken down, washed and hung. */
export const curtains = {
  fields,
  /** 1 → 2 → (L) 3 → 4 → (5) → 8 → 9 → 6. */
  flow: [
    SERVICE_TYPE,
    {
      step: STEPS.gradeServices,
      question: 'curtains',
      isAnswered: (draft) => draft.curtainCount !== null,
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
    by: ['curtainCount'],
    isReady: ({ curtainCount }) => curtainCount !== null,
  },
} as const satisfies FunnelKind<typeof fields>;
