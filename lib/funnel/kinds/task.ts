import {
  ADDRESS_WITH_LOGIN,
  BIDDING,
  CHILD_TYPE,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { COMMON_INVALIDATION } from '@/lib/funnel/invalidation';

/** 1 → 2 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). */
export const taskFlow: ServiceFlow = {
  kind: 'task',
  steps: [SERVICE_TYPE, CHILD_TYPE, ADDRESS_WITH_LOGIN, DATE_TIME, DESCRIPTION, ...BIDDING, ...CLOSING],
  invalidates: { ...COMMON_INVALIDATION },
};
