import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import type { Order } from '../../state/order-context';

/** The tests of the chosen type, with what each costs where the visit is, or where the order began. */
export function useTests({ draft, service }: Pick<Order, 'draft' | 'service'>, isAsked = true) {
  const startCityId = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  return useCall('testing/getalltest', srvcattypeid === null || !isAsked ? null : { srvcattypeid, ...place }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
