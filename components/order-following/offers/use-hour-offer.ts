import { settleOrder } from '@/components/shared/settle-order';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_HANDYMAN_GIFT_ID } from '@/lib/domain/constants/money';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { useRouter } from '@/lib/i18n/location';

export type HourOffer = CallAnswer<'regular/getoffers'>['lstOffer'][number];

/**
 * Two presses. One orders an offered hour and settles it as the last order was, or leads to the bank. The other
 * declines it. An order that cannot be settled waits on the order's page, which offers the other ways to pay.
 */
export function useHourOffer({ offerid, priceRial }: HourOffer, onChange: () => void) {
  const router = useRouter();
  const { isSending, failure, send } = useSending();
  const settling = useSending({ staysBusy: true });
  const take = async () => {
    const sent = await send(() => callFromBrowser('regular/takeoffer', { offerid, priceRial }));
    // Another price, or an hour that is gone: what is shown is read again.
    if (!sent.ok) return onChange();
    const { taskid, reqid, state, paymentWay: kind, usesGift, usesWallet } = sent.answer;
    const draft = { usesGift, usesWallet, giftId: DEFAULT_HANDYMAN_GIFT_ID, ipgId: null };
    const settled = state === 'PENDING_PAYMENT' ? await settling.send(() => settleOrder({ reqid, kind, draft })) : null;
    if (settled?.ok && settled.answer !== null) return leaveFor(settled.answer);
    router.push(toOrderPath(taskid, 'customer'));
  };
  const decline = async () => {
    await send(() => callFromBrowser('regular/declineoffer', { offerid }));
    onChange();
  };
  return { isSending: isSending || settling.isSending, failure, take, decline };
}
