import { useCall } from '@/lib/client/use-call';
import type { OrderDraft } from '@/lib/funnel/draft';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import type { OrderPrice, PriceAnswer } from '../state/order-context';
import type { Task } from '../state/task';

type Credit = Pick<OrderDraft, 'usesGift' | 'usesWallet'>;
interface Balance {
  /** The gift credit that the order can use, with its own reservations. */
  readonly giftRial: number;
  readonly balanceRial: number;
}

function toAnswer(task: Task, { giftRial, balanceRial }: Balance, { usesGift, usesWallet }: Credit): PriceAnswer {
  const { giftRials, walletRials, payableRials } = toSettlement({
    priceRials: task.priceRial,
    giftBalanceRials: giftRial,
    // Money that a first try at the bank has reserved is the order's own.
    walletBalanceRials: balanceRial + task.walletRial,
    usesGift: usesGift ?? false,
    usesWallet,
  });
  return {
    lines: task.lines,
    priceRial: task.priceRial,
    discountRial: 0,
    giftRial: giftRials,
    walletRial: walletRials,
    payableRial: payableRials,
    needHour: task.hourCount,
    minHour: task.hourCount,
  };
}

/**
 * The price of an order whose bid was chosen, as the server keeps it, and how it is paid; null while none is chosen.
 */
export function useChosenPrice(taskId: number | null, draft: OrderDraft): OrderPrice {
  const isChosen = taskId !== null && draft.placed !== null && draft.placed.phase !== 'bidding';
  const detail = useCall('clean/gettaskdetail', isChosen ? { taskid: taskId } : null);
  const balance = useCall('wallet/getaccountbalance', isChosen ? {} : null);
  const gift = useCall('gift/verifygift', isChosen ? { taskid: taskId } : null);
  const task = detail.data?.taskDetail;
  const known = balance.data && gift.data && { ...balance.data, ...gift.data };
  const answer = isChosen && task?.state === 'PENDING_PAYMENT' && known ? toAnswer(task, known, draft) : null;
  return {
    answer,
    isLoading: isChosen && answer === null && !detail.error && !balance.error && !gift.error,
    error: detail.error ?? balance.error ?? gift.error ?? null,
    refresh: () => void Promise.all([detail.mutate(), balance.mutate(), gift.mutate()]),
  };
}
