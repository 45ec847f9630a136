import { useEffect } from 'react';

import { useCall } from '@/lib/client/use-call';

import { useOrder } from '../state/order-context';

/**
 * Gift credit is used until the person says otherwise: nobody would leave it. True while it is not known yet whether
 * there is some.
 */
export function useUsualGift(): boolean {
  const { draft, save } = useOrder();
  const { data, error } = useCall('wallet/getaccountbalance', {});
  const isOpen = draft.usesGift === null;
  const isMissed = isOpen && (data?.balanceGiftCredit ?? 0) > 0;
  useEffect(() => {
    if (isMissed) save({ usesGift: true });
  }, [isMissed, save]);
  return isMissed || (isOpen && !data && !error);
}
