import { useMemo } from 'react';

import { parseOfflineText, readOfflineText } from '@/lib/client/offline/offline-answers';
import { useKeptAnswer } from '@/lib/client/offline/use-kept-answer';
import { useWaitingMoves } from '@/lib/client/offline/waiting-moves';
import type { CallAnswer } from '@/lib/contract';
import { toExpectedWork } from '@/lib/domain/order/offline-moves';
import { isInContact } from '@/lib/domain/order/order-states';

import { toServerNow, useDeviceNow } from '@/lib/client/offline/use-kept-now';
import { useOfflineCall } from './use-offline-call';

/** The customer's name, number and door stay on the device as long as the work is the provider's to do. */
const isKept = ({ taskDetail }: CallAnswer<'clean/gettaskdetail'>) => isInContact(taskDetail.state);

/**
 * A work as it is, and as it will be once the moves that wait have been sent. Both are there without network, by the
 * server's clock as far as this device can tell.
 */
export function useWork(taskId: number) {
  const { data, keptAtMs, isAsked, error, mutate } = useOfflineCall(
    'clean/gettaskdetail',
    { taskid: taskId },
    { isKept },
  );
  const waiting = useWaitingMoves();
  const nowMs = useDeviceNow();
  const work = useMemo(() => {
    if (!data) return null;
    const { taskDetail } = data;
    const made = waiting
      .filter((move) => move.taskId === taskId && move.refusal === null)
      // The device's clock may be wrong; how long ago it was is not.
      .map(({ move, madeAtMs }) => ({ move, madeAtMs: taskDetail.serverNowMs + (madeAtMs - (keptAtMs ?? nowMs)) }));
    return { ...toExpectedWork(taskDetail, made), serverNowMs: toServerNow(taskDetail.serverNowMs, keptAtMs, nowMs) };
  }, [data, keptAtMs, nowMs, waiting, taskId]);
  return { work, isAsked, error, mutate };
}

/** A work as this device keeps it, without asking for it; null where it keeps none. */
export function useKeptWork(taskId: number) {
  const kept = useKeptAnswer('clean/gettaskdetail', { taskid: taskId }, { fresh: undefined, isOver: false });
  return kept?.answer.taskDetail ?? null;
}

/** A work as this device keeps it for a person, read at once; null where it keeps none. */
export function readKeptWork(userId: number, taskId: number) {
  const text = readOfflineText(userId, 'clean/gettaskdetail', { taskid: taskId });
  return parseOfflineText<'clean/gettaskdetail'>(text)?.answer.taskDetail ?? null;
}
