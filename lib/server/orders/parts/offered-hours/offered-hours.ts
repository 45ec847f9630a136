import { OFFERED_HOURS } from '@/lib/domain/constants/providers';
import type { Interval } from '@/lib/domain/order/delivery-time';

import { toVisit, type TaskRow } from '../../../schema';

/** Whether the customer can still take an hour that the provider proposes, or refuse. At the last millisecond, too. */
export function areHoursOffered({ detail }: Pick<TaskRow, 'detail'>, now: Date): boolean {
  return detail?.offeredHours !== undefined && now.getTime() <= detail.offeredHours.answerDueAtMs;
}

interface Offer {
  readonly hours: readonly Interval[];
  readonly now: Date;
}

/**
 * The changes of the order's row by a proposal of other hours. It replaces an announced delay, but not one that the
 * customer has agreed to: the promise that moved with it stays.
 */
export function toOffer(task: TaskRow, { hours, now }: Offer): Pick<TaskRow, 'detail' | 'answerDueAt'> {
  const { delay, ...rest } = task.detail ?? {};
  const agreedMs = toVisit(task).startsAt.getTime();
  const answerDueAtMs = Math.max(agreedMs, now.getTime() + OFFERED_HOURS.answerMs);
  return {
    detail: { ...rest, ...(delay?.isAgreed ? { delay } : {}), offeredHours: { hours, answerDueAtMs } },
    answerDueAt: new Date(answerDueAtMs),
  };
}
