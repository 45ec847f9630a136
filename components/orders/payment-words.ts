import { toPaymentDisplay } from '@/lib/domain/payment-display';

import type { TaskDetail } from './task-detail';

type PaidOrder = Pick<TaskDetail, 'kind' | 'origin' | 'payType' | 'codFlag' | 'isPaid' | 'payableRial' | 'walletRial'>;

/** How an order is paid, as its customer reads it: what the wallet has paid went to no bank. */
export function toPaymentWords(task: PaidOrder): ReturnType<typeof toPaymentDisplay> | 'wallet' {
  const display = toPaymentDisplay(task);
  const isFromWallet = task.isPaid && task.payableRial === 0 && task.walletRial > 0;
  return display === 'online' && isFromWallet ? 'wallet' : display;
}
