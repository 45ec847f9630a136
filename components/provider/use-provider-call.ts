import { useEffect } from 'react';

import { ALERT_ARRIVED_EVENT } from '@/lib/client/alerts/events';
import { useCall } from '@/lib/client/use-call';
import type { CallName, CallRequest } from '@/lib/contract';

const POLL_MS = 30_000;

/** A call of the provider's area: fresh after every alert, and on a slow timer for when the broker is out of reach. `input` null: nothing is asked. */
export function useProviderCall<Name extends CallName>(name: Name, input: CallRequest<Name> | null) {
  const call = useCall(name, input, { refreshInterval: POLL_MS });
  const { mutate } = call;
  useEffect(() => {
    const refresh = () => void mutate();
    window.addEventListener(ALERT_ARRIVED_EVENT, refresh);
    return () => window.removeEventListener(ALERT_ARRIVED_EVENT, refresh);
  }, [mutate]);
  return call;
}
