import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';

import type { Order } from '../../state/order-context';

/** What the chosen type and grade take, with the price where it is picked up, or where the order began. */
export function useItems({ draft, service }: Pick<Order, 'draft' | 'service'>) {
  const startCityId = useStartCity(service.activeCityIds);
  const { grade, srvcattypeid, locationid, cityid } = draft;
  const place = locationid === null ? { cityid: cityid ?? startCityId } : { locationid };
  return useCall(
    'laundry/getallitembygrade',
    grade === null || srvcattypeid === null ? null : { servicegrade: grade, srvcattypeid, ...place },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
}
