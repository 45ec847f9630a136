import { useCall } from '@/lib/client/use-call';

import { useOrder } from './order-context';
import { useProviderSearch } from '../questions/use-free-providers';

/** Whether the chosen provider is no longer free for the whole visit; false until the server has said so. */
export function useIsProviderGone(): boolean {
  const { draft } = useOrder();
  const search = useProviderSearch();
  const { data } = useCall(
    'serviceprovider/workeravailablity',
    search && draft.workerUserId !== null ? { ...search, userid: draft.workerUserId } : null,
  );
  return data?.isAvailable === false;
}
