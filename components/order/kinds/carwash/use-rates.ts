import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import { useOrder } from '../../state/order-context';

/** The prices of the chosen kind of wash by body and method, for the car's city or the order's first one. */
export function useWashRates() {
  const { draft, service } = useOrder();
  const startCityId = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  return useCall('car/getallrate', srvcattypeid === null ? null : { srvcattypeid, ...place }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
