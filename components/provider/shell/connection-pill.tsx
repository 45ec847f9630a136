'use client';

import { useEffect, useState } from 'react';

import { useDelayed } from '@/components/layout/use-delayed';
import { Badge } from '@/components/ui/badge';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useOnline } from '@/lib/client/use-online';
import { useUserAccount } from '@/lib/client/user-account';
import { CONNECTION_GRACE_MS } from '@/lib/domain/constants/pages';

const loadConnection = toPatientLoader(() => import('@/lib/client/alerts/connect'));

interface ConnectionPillProps {
  readonly words: Record<'ready' | 'readyText' | 'away' | 'awayText', string>;
}

/** Whether new work reaches this page at once. Nothing before that is known; an outage of a moment is not shown. */
export function ConnectionPill({ words }: ConnectionPillProps) {
  const isProvider = useUserAccount()?.roleId != null;
  const { isConnected, wasConnected } = useBrokerConnection(isProvider);
  const isReady = useOnline() && isConnected;
  const isAway = useDelayed(isProvider && !isReady, CONNECTION_GRACE_MS);
  const isKnown = isProvider && (isAway || isReady || wasConnected);
  return (
    <span role="status">
      {isKnown && (
        <Badge tone={isAway ? 'danger' : 'success'}>
          <span aria-hidden className="size-2 rounded-full bg-current" />
          {isAway ? words.away : words.ready}
          <span className="sr-only">{isAway ? words.awayText : words.readyText}</span>
        </Badge>
      )}
    </span>
  );
}

/** Follows the page's one connection to the broker. */
function useBrokerConnection(isWanted: boolean): { readonly isConnected: boolean; readonly wasConnected: boolean } {
  const [connection, setConnection] = useState({ isConnected: false, wasConnected: false });
  useEffect(() => {
    if (!isWanted) return;
    let close: (() => void) | null = null;
    let isGone = false;
    void loadConnection().then(({ connectToAlerts }) => {
      if (isGone) return;
      close = connectToAlerts({
        onConnectionChange: (isConnected) =>
          setConnection((before) => ({ isConnected, wasConnected: before.wasConnected || isConnected })),
      });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [isWanted]);
  return connection;
}
