import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { CallAnswer } from '@/lib/contract';

import { useOrder } from '../../state/order-context';

type UsualHome = CallAnswer<'clean/getallhome'>['lstHome'][number];

interface UsualHomes {
  /** Empty where the type is not of rooms, and where nothing could be learned. */
  readonly homes: readonly UsualHome[];
  /** It is known whether there are some. */
  readonly isKnown: boolean;
}

/** Homes of usual sizes for the type of the draft, in its city; those that the server asked ahead need no call. */
export function useUsualHomes(): UsualHomes {
  const { draft, service, firstHomes } = useOrder();
  const startCityId = useStartCity(service.activeCityIds);
  const { srvcattypeid, locationid } = draft;
  const cityid = draft.cityid ?? startCityId;
  const isAhead = locationid === null && firstHomes?.typeId === srvcattypeid && firstHomes?.cityId === cityid;
  const place = locationid === null ? { cityid } : { locationid };
  const request = srvcattypeid === null || isAhead ? null : { srvcattypeid, ...place };
  const { data, error } = useCall('clean/getallhome', request, { revalidateOnFocus: false });
  const homes = isAhead ? firstHomes?.lstHome : data?.lstHome;
  return { homes: homes ?? [], isKnown: homes !== undefined || error !== undefined };
}
