import type { ServiceFlow } from '@/lib/funnel/flow';

/** The rules of BEHAVIOUR 3 that kinds share; a kind lists those of its own questions. */
export const SERVICE_CHANGED = ['basket', 'provider', 'price', 'dates'] as const;
export const ADDRESS_CHANGED = ['dates', 'provider', 'price'] as const;
export const DATE_CHANGED = ['provider', 'return-date'] as const;
export const AMOUNT_CHANGED = ['price'] as const;
export const CAR_TYPE_CHANGED = ['service-price', 'provider'] as const;

export const COMMON_INVALIDATION = {
  'service-type': SERVICE_CHANGED,
  grade: SERVICE_CHANGED,
  'child-type': SERVICE_CHANGED,
  address: ADDRESS_CHANGED,
  'date-time': DATE_CHANGED,
} as const satisfies ServiceFlow['invalidates'];
