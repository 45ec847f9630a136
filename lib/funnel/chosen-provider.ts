import type { CallAnswer } from '@/lib/contract';

import type { OrderDraft } from './draft';

type FreeProvider = CallAnswer<'serviceprovider/filterserviceprovider'>['lstServiceProvider'][number];

/** A provider as an answer. */
export function toProviderFields(provider: FreeProvider): Partial<OrderDraft> {
  return {
    workerUserId: provider.userId,
    merchantid: provider.merchantId,
    providerName: provider.fullname,
    providerImage: provider.userImage || null,
    providerTakesCash: provider.takesCash,
  };
}
