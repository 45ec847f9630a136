import type { ReliabilityReason } from '@/lib/contract/provider-enumerations';

import { NO_SHOW_AFTER_MS, RELIABILITY } from '../constants/providers';

/**
 * The reason under which a withdrawal counts (BEHAVIOUR 18): a no-show, once the customer may say that nobody came.
 * `dueAtMs` is the beginning of the visit, or for an order as soon as possible the end of the arrival window.
 */
export function toWithdrawalReason(dueAtMs: number, nowMs: number): Exclude<ReliabilityReason, 'kept'> {
  if (nowMs >= dueAtMs + NO_SHOW_AFTER_MS) return 'no-show';
  return dueAtMs - nowMs < RELIABILITY.lateBeforeMs ? 'withdrawn-late' : 'withdrawn';
}
