import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { keepNewDraft } from '@/lib/client/order-draft';
import { useSending } from '@/lib/client/use-sending';
import { toRepeatedDraft, type OrderDraft } from '@/lib/funnel/draft';
import type { FormerOrder } from '@/lib/funnel/field';
import { encodeDraft } from '@/lib/funnel/draft-storage';
import { STEPS } from '@/lib/funnel/steps';
import { useRouter } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

/**
 * Leads into the funnel with the answers of an order. It opens at the day; with day, hour and provider known, at the
 * pre-invoice, with that order's way to pay chosen. So the press there orders.
 */
export function useRepeat(taskid: number) {
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const router = useRouter();
  const { isSending, send } = useSending({ staysBusy: true });
  async function repeat(visit?: Partial<OrderDraft>) {
    const sent = await send(() => callFromBrowser('clean/getrepeatdraft', { taskid }));
    if (!sent.ok) return snackbar.show({ text: toErrorText(sent.failure), tone: 'error' });
    const draft = { ...toRepeatedDraft(sent.answer), ...(visit && { ...toPayment(sent.answer), ...visit }) };
    const step = visit ? STEPS.preFactor : STEPS.presenceDateTime;
    router.push(keepNewDraft(sent.answer.seopath, encodeDraft(draft), step));
  }
  return { isSending, repeat };
}

/** The wallet is a switch of the pre-invoice, and no way beside the others. */
function toPayment({ formerPayment: { way, ipgId } }: FormerOrder): Partial<OrderDraft> {
  return { paymentWay: way, ipgId, usesWallet: way === 'wallet' };
}
