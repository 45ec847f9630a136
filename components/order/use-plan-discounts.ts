'use client';

import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import { useOrder } from './order-context';

const WHOLE_PERCENT = 100;

/** What each plan takes off, in percent, as the price book says; 0 until it is known. */
export function usePlanDiscounts(): Readonly<Record<'once' | 'weekly' | 'fortnightly' | 'monthly', number>> {
  return {
    once: 0,
    weekly: useDiscountPercent('weekly'),
    fortnightly: useDiscountPercent('fortnightly'),
    monthly: useDiscountPercent('monthly'),
  };
}

function useDiscountPercent(plan: 'weekly' | 'fortnightly' | 'monthly'): number {
  const { draft, service } = useOrder();
  const { srvcattypeid, cityid } = draft;
  const startCityId = useStartCity(service.activeCityIds);
  // A fixed length, so that the answer is asked for once: the percent does not depend on it.
  const { data } = useCall(
    'clean/getcleanprice',
    srvcattypeid === null || !service.hasPlans
      ? null
      : { srvcattypeid, cityid: cityid ?? startCityId, cleaningHours: service.minimumHours, plan },
  );
  return data && data.priceRial > 0 ? Math.round((data.discountRial / data.priceRial) * WHOLE_PERCENT) : 0;
}
