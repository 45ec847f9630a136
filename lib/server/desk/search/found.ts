import type { CallAnswer } from '@/lib/contract';

export type Found = CallAnswer<'operator/search'>['lstFound'][number];

/** The fields that a result of another kind leaves empty. */
export const NOTHING_ELSE = {
  reqcode: null,
  disputeid: null,
  serviceName: null,
  plate: null,
  orderState: null,
  disputeState: null,
  providerStatus: null,
  applicationState: null,
  vehicleState: null,
  vehicleid: null,
} as const satisfies Partial<Found>;
