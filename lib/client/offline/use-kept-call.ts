import { useCall } from '@/lib/client/use-call';
import { useOnline } from '@/lib/client/use-online';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { OFFLINE_ORDER_MS } from '@/lib/domain/constants/orders';

import type { OfflineCall } from './offline-answers';
import { isMatterOver, useKeptAnswer } from './use-kept-answer';
import { useDeviceNow } from './use-kept-now';

interface KeptCallOptions<Name extends OfflineCall> {
  /** Whether an answer may stay on this device; left out, each may. */
  readonly isKept?: (answer: CallAnswer<Name>) => boolean;
  readonly refreshInterval?: number;
}

/**
 * A call about a customer's orders. Where no answer comes, the one that was read last stands in for it, for
 * OFFLINE_ORDER_MS. `standIn` is null while there is an answer, and for a matter that is no longer the reader's.
 * `keptAtMs` and `nowMs` are times by this device's clock.
 */
export function useKeptCall<Name extends OfflineCall>(
  name: Name,
  input: CallRequest<Name> | null,
  { isKept, refreshInterval }: KeptCallOptions<Name> = {},
) {
  const { data: fresh, error, isValidating, mutate } = useCall(name, input, { refreshInterval });
  const isOver = isMatterOver(error);
  const kept = useKeptAnswer(name, input, { fresh, isOver, isKept });
  const isOnline = useOnline();
  const nowMs = useDeviceNow();
  const isYoung = kept !== null && nowMs - kept.keptAtMs < OFFLINE_ORDER_MS;
  const isMissed = fresh === undefined && !isOver && (!isOnline || error !== undefined);
  return {
    fresh,
    standIn: isMissed && isYoung ? kept : null,
    keptAtMs: kept?.keptAtMs ?? null,
    isOnline,
    nowMs,
    error,
    isValidating,
    mutate,
  };
}
