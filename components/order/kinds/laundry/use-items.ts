import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import type { Order } from '../../state/order-context';

/** The pieces of every kind that the chosen grade takes, priced where they are picked up or where the order began. */
export function useItems({ draft, service }: Pick<Order, 'draft' | 'service'>) {
  const startCityId = useStartCity(service.activeCityIds);
  const { grade, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  return useCall('laundry/getallitembygrade', grade === null ? null : { servicegrade: grade, ...place }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
