import { canProlongPayment } from '@/lib/domain/order/payment-time';

import { toVisit, type TaskRow } from '../../schema';

interface At {
  readonly timeline: readonly { readonly move: string }[];
  readonly now: Date;
}

export function isPaymentProlongable(task: TaskRow, { timeline, now }: At): boolean {
  if (task.paymentExpiresAt === null) return false;
  const expiresAtMs = task.paymentExpiresAt.getTime();
  return canProlongPayment({
    expiresAtMs,
    startsAtMs: toVisit(task).startsAt.getTime(),
    timeline,
    nowMs: now.getTime(),
  });
}
