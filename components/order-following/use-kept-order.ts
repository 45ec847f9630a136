import { useEffect } from 'react';

import { attemptLater, fromNavigator } from '@/lib/client/browser-features';
import { useKeptCall } from '@/lib/client/offline/use-kept-call';
import { toServerNow } from '@/lib/client/offline/use-kept-now';
import type { CallAnswer } from '@/lib/contract';
import { isOver } from '@/lib/domain/order/order-states';
import { KEEP_WORK_MESSAGE } from '@/lib/domain/site/offline-pages';
import { toLocalePath } from '@/lib/i18n/paths';
import { useLocale } from '@/lib/i18n/location';

const POLL_MS = 20_000;
const PATH = '/my-order-list/current_order/';

/** An order stays on the device for as long as something is still to come of it. */
const isKept = ({ taskDetail }: CallAnswer<'clean/gettaskdetail'>) => !isOver(taskDetail.state);

/**
 * An order of the reader. Without network it is the one that was read last. `awayAtMs` is then the time of that
 * reading, by this device's clock. With a network it is null. It is a stand-in where this page has not read it itself.
 */
export function useKeptOrder(taskId: number | null) {
  const input = taskId === null ? null : { taskid: taskId };
  const call = useKeptCall('clean/gettaskdetail', input, { isKept, refreshInterval: POLL_MS });
  const { fresh, standIn, keptAtMs, nowMs } = call;
  useKeptPage(fresh !== undefined);
  const kept = standIn?.answer.taskDetail;
  const isAway = standIn !== null || (fresh !== undefined && !call.isOnline);
  return {
    task: fresh?.taskDetail ?? (kept && { ...kept, serverNowMs: toServerNow(kept.serverNowMs, keptAtMs, nowMs) }),
    awayAtMs: isAway ? (keptAtMs ?? nowMs) : null,
    isStandIn: standIn !== null,
    error: call.error,
    mutate: call.mutate,
  };
}

/** The reader's open orders, and without network those that were read last. */
export function useKeptList() {
  const { fresh, standIn, error, isValidating, mutate } = useKeptCall('clean/getallcurrenttaskbyuserid', {});
  return { data: fresh ?? standIn?.answer, error, isValidating, mutate };
}

/** The empty page of an order stays with its answer: the worker may not have been there as it was opened. */
function useKeptPage(isRead: boolean): void {
  const locale = useLocale();
  useEffect(() => {
    if (!isRead) return;
    const wish = { kind: KEEP_WORK_MESSAGE, paths: [toLocalePath(locale, PATH)] };
    // In a browser that has no worker none is ever ready.
    void attemptLater(() => fromNavigator('serviceWorker')?.ready.then(({ active }) => active?.postMessage(wish)));
  }, [isRead, locale]);
}
