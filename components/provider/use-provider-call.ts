import { useEffect, useState } from 'react';

import { ALERT_ARRIVED_EVENT } from '@/lib/client/alerts/events';
import { useCall } from '@/lib/client/use-call';
import type { CallName, CallRequest } from '@/lib/contract';

const POLL_MS = 30_000;

/**
 * A call of the provider's area: fresh after every alert, and on a slow timer for when the broker is out of reach.
 * `input` null: nothing is asked. `isAsked`: the host, or its silence, has been heard of since the page opened. Until
 * then `data` can come from another part of the page, such as an alert.
 */
export function useProviderCall<Name extends CallName>(name: Name, input: CallRequest<Name> | null) {
  // The effect asks instead: it knows when what it asked for is there.
  const { data, error, mutate } = useCall(name, input, { refreshInterval: POLL_MS, revalidateOnMount: false });
  const asked = JSON.stringify([name, input]);
  const [heard, setHeard] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const hear = () => {
      if (!isGone) setHeard(asked);
    };
    mutate().then(hear, hear);
    return () => {
      isGone = true;
    };
  }, [asked, mutate]);
  useEffect(() => {
    const refresh = () => void mutate();
    window.addEventListener(ALERT_ARRIVED_EVENT, refresh);
    return () => window.removeEventListener(ALERT_ARRIVED_EVENT, refresh);
  }, [mutate]);
  return { data, error, mutate, isAsked: heard === asked };
}
