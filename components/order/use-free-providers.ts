'use client';

import { useCall } from '@/lib/client/use-call';
import type { CallRequest } from '@/lib/contract';

import { useOrder } from './order-context';
import { toVisitHours } from './use-visit';

type Search = CallRequest<'serviceprovider/filterserviceprovider'>;

/** The search for who is free at the visit of the draft; null while something of it is open. */
export function useProviderSearch(): Search | null {
  const order = useOrder();
  const { draft, service, price } = order;
  const { srvcattypeid, locationid, gDate, deliverytimeid, grade, formerProviderId } = draft;
  const hourneed = toVisitHours(order);
  if (srvcattypeid === null || locationid === null || gDate === null || deliverytimeid === null || hourneed === null)
    return null;
  const priceRial = price.answer ? price.answer.priceRial - price.answer.discountRial : undefined;
  return {
    srvcategoryid: service.categoryId,
    srvcattypeid,
    servicegrade: grade,
    locationid,
    gDate,
    deliverytimeid,
    hourneed,
    priceRial,
    ...(formerProviderId === null ? {} : { formerUserId: formerProviderId }),
  };
}

/** Who is free; asked again when the person comes back to the window, because others book too. */
export function useFreeProviders({ isAsked = true }: { readonly isAsked?: boolean } = {}) {
  const search = useProviderSearch();
  return useCall('serviceprovider/filterserviceprovider', isAsked ? search : null);
}
