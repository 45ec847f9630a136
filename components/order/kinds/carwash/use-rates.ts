import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import { useOrder } from '../../state/order-context';

/** What the chosen kind of wash costs by body and method, where the car is, or where the order began. */
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
