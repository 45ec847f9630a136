import { toPaymentDisplay } from '@/lib/domain/money/payment-display';

import type { TaskDetail } from './task-detail';

type Sums = NonNullable<TaskDetail['sums']>;
type PaidOrder = Pick<TaskDetail, 'kind' | 'origin' | 'payType' | 'codFlag' | 'sums'>;

/**
 * How an order is paid, as its customer reads it in lists and on its page. The wallet's part went to no bank. Money
 * that came too late goes back to the card or is in the wallet.
 */
export function toPaymentWords(
  task: PaidOrder,
): ReturnType<typeof toPaymentDisplay> | 'wallet' | 'late' | 'lateToCard' {
  const display = toPaymentDisplay(task);
  if (task.sums === null) return display;
  if (isLate(task.sums)) return task.sums.lateToCardRial > 0 ? 'lateToCard' : 'late';
  const isFromWallet = task.sums.walletRial > 0 && task.sums.bankRial === 0 && task.sums.dueRial === 0;
  return display === 'online' && isFromWallet ? 'wallet' : display;
}

/** Money came for it after its time alone. */
function isLate({ lateRial, paidRial, dueRial }: Sums): boolean {
  return lateRial > 0 && paidRial === 0 && dueRial === 0;
}

/** The cost of an ended order and its refunds; null where none of its money moved. */
export function toEndedWords({
  feeRial,
  backRial,
}: Pick<Sums, 'feeRial' | 'backRial'>): 'both' | 'fee' | 'back' | null {
  if (feeRial > 0) return backRial > 0 ? 'both' : 'fee';
  return backRial > 0 ? 'back' : null;
}
