import { useCall } from '@/lib/client/use-call';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import { DESK_PLACES } from './desk-places';

/** The places of the desk that the operator's roles open; none until these are known. */
export function useOwnPlaces() {
  const { data } = useCall('operator/getdesk', {});
  return DESK_PLACES.filter(({ call }) => data && mayMakeDeskCall(data.lstRole, call));
}
