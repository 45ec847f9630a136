import { useCall } from '@/lib/client/use-call';
import { takesBids } from '@/lib/funnel/engine';

import { useGuidePrice } from '../bids/use-guide-price';
import { toMoreTypes } from './ordered-types';
import { useFasting } from '../kinds/medical-tests/use-fasting';
import { useOrder } from './order-context';
import { useVisitHours } from './use-visit';

/**
 * The days and hours that the order of the draft may be at, as far as its answers say. With somebody's id, those at
 * which this person is free; null asks for nothing.
 */
export function useAvailableDates(merchantid?: number | null) {
  const { draft, service, walk } = useOrder();
  const isFasting = useFasting();
  const { srvcattypeid, locationid, carWashLocation } = draft;
  // Where professionals bid, the guide says how long such a job takes.
  const guide = useGuidePrice();
  const hourneed = useVisitHours() ?? guide.answer?.guide?.hourCount;
  const isLengthKnown = !takesBids(walk.flow) || guide.answer !== undefined || !guide.isLoading;
  const isKnown = srvcattypeid !== null && locationid !== null && isLengthKnown && merchantid !== null;
  return useCall(
    'boot/getallavailabledate',
    isKnown
      ? {
          srvcategoryid: service.categoryId,
          srvcattypeid,
          locationid,
          hourneed,
          ...(merchantid === undefined ? {} : { merchantid }),
          ...toMoreTypes(draft),
          ...(isFasting ? { isFasting } : {}),
          ...(carWashLocation === null ? {} : { carWashMethod: carWashLocation }),
        }
      : null,
    { keepPreviousData: true },
  );
}
