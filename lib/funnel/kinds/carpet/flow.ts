import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  GRADE,
  RETURN_DATE_TIME,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';

/** 1 → 2 → (L) 3 → 4 → 30 → 5 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const carpetFlow = [
  SERVICE_TYPE,
  GRADE,
  ADDRESS_WITH_LOGIN,
  DATE_TIME,
  RETURN_DATE_TIME,
  DESCRIPTION,
  CHOSEN_PROVIDER,
  ...CLOSING,
] as const satisfies ServiceFlow;
