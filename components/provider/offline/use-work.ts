import { useEffect, useMemo, useState } from 'react';

import { useWaitingMoves } from '@/lib/client/offline/waiting-moves';
import type { CallAnswer } from '@/lib/contract';
import { toExpectedWork } from '@/lib/domain/order/offline-moves';
import { isInContact } from '@/lib/domain/order/order-states';

import { useOfflineCall } from './use-offline-call';

const TICK_MS = 30_000;

/** The customer's name, number and door stay on the device as long as the work is the provider's to do. */
const isKept = ({ taskDetail }: CallAnswer<'clean/gettaskdetail'>) => isInContact(taskDetail.state);

/**
 * A work as it is, and as it will be once what waits to be sent has been: without network, too, and then by the
 * server's clock as far as this device can tell.
 */
export function useWork(taskId: number) {
  const { data, keptAtMs, isAsked, error, mutate } = useOfflineCall(
    'clean/gettaskdetail',
    { taskid: taskId },
    { isKept },
  );
  const waiting = useWaitingMoves();
  const nowMs = useNow();
  const work = useMemo(() => {
    if (!data) return null;
    const { taskDetail } = data;
    const elapsedMs = keptAtMs === null ? 0 : Math.max(0, nowMs - keptAtMs);
    const made = waiting
      .filter((move) => move.taskId === taskId && move.refusal === null)
      // The device's clock may be wrong; how long ago it was is not.
      .map(({ move, madeAtMs }) => ({ move, madeAtMs: taskDetail.serverNowMs + (madeAtMs - (keptAtMs ?? nowMs)) }));
    return { ...toExpectedWork(taskDetail, made), serverNowMs: taskDetail.serverNowMs + elapsedMs };
  }, [data, keptAtMs, nowMs, waiting, taskId]);
  return { work, isAsked, error, mutate };
}

/** This device's clock, read again from time to time: what time holds back opens by itself. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
