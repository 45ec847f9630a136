import type { ReliabilityReason } from '@/lib/contract/provider-enumerations';

import { NO_SHOW_AFTER_MS, RELIABILITY } from '../constants/providers';

/**
 * As what giving accepted work back counts (BEHAVIOUR 18): once the customer may say that nobody came, it is that.
 * `dueAtMs`: by when somebody has to be there, the beginning of the visit or, of who comes as soon as possible, the end
 * of the arrival window.
 */
export function toWithdrawalReason(dueAtMs: number, nowMs: number): Exclude<ReliabilityReason, 'kept'> {
  if (nowMs >= dueAtMs + NO_SHOW_AFTER_MS) return 'no-show';
  return dueAtMs - nowMs < RELIABILITY.lateBeforeMs ? 'withdrawn-late' : 'withdrawn';
}
