import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import type { Order } from '../../state/order-context';

/** The chosen vehicle, with how many movers it takes where the move begins; undefined until it is known. */
export function useVehicle({ draft, service }: Pick<Order, 'draft' | 'service'>) {
  const startCityId = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  const { data, error, mutate } = useCall('moving/getallvehicle', place, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return {
    vehicle: data?.lstVehicle.find((known) => known.srvcattypeid === srvcattypeid),
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}
