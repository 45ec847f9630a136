import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { CallAnswer } from '@/lib/contract';
import { takesBids } from '@/lib/funnel/engine';

import { useOrder } from '../state/order-context';

export type Guide = CallAnswer<'suggestion/getguideprice'>;

interface GuidePriceState {
  readonly answer: Guide | undefined;
  readonly isLoading: boolean;
}

/**
 * The usual price of such a job and the time for bids, by the answers so far. Undefined until it is loaded, and for
 * services without bids.
 */
export function useGuidePrice(): GuidePriceState {
  const { draft, service, walk, followedTaskId } = useOrder();
  const startCity = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid, cityid, gDate, deliverytimeid, personCount, heavyPieces, hasPacking } = draft;
  const isAsked = takesBids(walk.flow) && followedTaskId === null && srvcattypeid !== null;
  const { data, isLoading } = useCall(
    'suggestion/getguideprice',
    isAsked
      ? {
          srvcategoryid: service.categoryId,
          srvcattypeid,
          ...(locationid === null ? { cityid: cityid ?? startCity } : { locationid }),
          ...(personCount === null ? {} : { personCount }),
          heavyPieces: [...(heavyPieces ?? [])],
          hasPacking: hasPacking ?? false,
          originAccess: draft.originAccess,
          destinationAccess: draft.destinationAccess,
          ...(gDate === null || deliverytimeid === null ? {} : { gDate, deliverytimeid }),
        }
      : null,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return isAsked ? { answer: data, isLoading } : { answer: undefined, isLoading: false };
}
