import { useEffect } from 'react';

import { attemptLater, fromNavigator } from '@/lib/client/browser-features';
import { useKeptAnswer } from '@/lib/client/offline/use-kept-answer';
import { toServerNow, useDeviceNow } from '@/lib/client/offline/use-kept-now';
import { useCall } from '@/lib/client/use-call';
import { useOnline } from '@/lib/client/use-online';
import type { CallAnswer } from '@/lib/contract';
import { OFFLINE_ORDER_MS } from '@/lib/domain/constants/orders';
import { isOver as isEnded } from '@/lib/domain/order/order-states';
import { KEEP_WORK_MESSAGE } from '@/lib/domain/site/offline-pages';
import { toLocalePath } from '@/lib/i18n/paths';
import { useLocale } from '@/lib/i18n/location';

const POLL_MS = 20_000;
const PATH = '/my-order-list/current_order/';
/** Nobody reads it here any more. */
const ENDS: readonly string[] = ['not-yours', 'not-found'];

/** An order stays on the device for as long as something is still to come of it. */
const isKept = ({ taskDetail }: CallAnswer<'clean/gettaskdetail'>) => !isEnded(taskDetail.state);

/**
 * An order of the reader. Without network it is the one that was read last, for OFFLINE_ORDER_MS; `awayAtMs` is then
 * the time of that reading, by this device's clock, and null with a network. It is a stand-in where this page has not
 * read it itself.
 */
export function useKeptOrder(taskId: number | null) {
  const input = taskId === null ? null : { taskid: taskId };
  const { data: fresh, error, mutate } = useCall('clean/gettaskdetail', input, { refreshInterval: POLL_MS });
  const isOver = error !== undefined && ENDS.includes(error.key);
  const kept = useKeptAnswer('clean/gettaskdetail', input, { fresh, isOver, isKept });
  const isOnline = useOnline();
  const nowMs = useDeviceNow();
  useKeptPage(fresh !== undefined);
  const isYoung = kept !== null && nowMs - kept.keptAtMs < OFFLINE_ORDER_MS;
  const isStandIn = fresh === undefined && isYoung && !isOver && (!isOnline || error !== undefined);
  const standIn = isStandIn
    ? { ...kept.answer.taskDetail, serverNowMs: toServerNow(kept.answer.taskDetail.serverNowMs, kept.keptAtMs, nowMs) }
    : undefined;
  const isAway = isStandIn || (fresh !== undefined && !isOnline);
  return {
    task: fresh?.taskDetail ?? standIn,
    awayAtMs: isAway ? (kept?.keptAtMs ?? nowMs) : null,
    isStandIn,
    error,
    mutate,
  };
}

/** The reader's open orders; without network those that were read last, for OFFLINE_ORDER_MS. */
export function useKeptList() {
  const { data, error, isValidating, mutate } = useCall('clean/getallcurrenttaskbyuserid', {});
  const kept = useKeptAnswer('clean/getallcurrenttaskbyuserid', {}, { fresh: data, isOver: false });
  const isOnline = useOnline();
  const nowMs = useDeviceNow();
  const isYoung = kept !== null && nowMs - kept.keptAtMs < OFFLINE_ORDER_MS;
  const standIn = isYoung && (!isOnline || error !== undefined) ? kept.answer : undefined;
  return { data: data ?? standIn, error, isValidating, mutate };
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
