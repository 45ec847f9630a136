import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** In the table of fields it is one of the draft's already. */
interface CurtainDraft extends OrderDraft {
  readonly curtainCount: number | null;
}

/** 1 → 2 → (L) 3 → 4 → (5) → 8 → 9 → 6. */
export const curtainFlow = [
  SERVICE_TYPE,
  {
    step: STEPS.gradeServices,
    question: 'curtains',
    isAnswered: (draft: CurtainDraft) => draft.curtainCount !== null,
    clears: ['price'],
  },
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
