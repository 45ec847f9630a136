import { PAYMENT_RECHECK } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';

/** When a payment that is open is asked about again. */
export function toNextCheck(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_RECHECK.everyMs);
}

/**
 * Whether a payment that is still open is asked about no more: its gateway answered long enough, or was silent for very
 * long. Never where nobody could be asked.
 */
export function isAbandoned(
  { ports }: ServiceContext,
  payment: { readonly gatewayId: string; readonly createdAt: Date },
  { isAnswered, now }: { readonly isAnswered: boolean; readonly now: Date },
): boolean {
  const ageMs = now.getTime() - payment.createdAt.getTime();
  if (isAnswered) return ageMs >= PAYMENT_RECHECK.untilMs;
  return ageMs >= PAYMENT_RECHECK.untilWhileSilentMs && ports.gateways.findTaker(payment) !== null;
}
