import { v4 as createUuid } from 'uuid';

import { callFromBrowser } from '@/lib/client/browser';
import type { OrderDraft } from '@/lib/funnel/draft';

import type { PaymentWayKind } from './use-payment-ways';

interface Settlement {
  readonly reqid: number;
  readonly kind: PaymentWayKind;
  readonly draft: Pick<OrderDraft, 'usesGift' | 'usesWallet' | 'giftId'>;
}

/** `{giftCode}` of an order without a gift; the gift balance goes by the draft's gift id (SPEC 3). */
const NO_GIFT_CODE = '0';

/** Settles a placed order: null when that is done, else the bank's address where the person pays. Throws CallError. */
export async function settleOrder({ reqid, kind, draft }: Settlement): Promise<string | null> {
  if (kind === 'online')
    return (await callFromBrowser('ipg/startpayment', { reqid }, { idempotencyKey: createUuid() })).redirectUrl;
  const prefix = kind === 'cash' ? 'cod-' : 'wallet-';
  const useWallet = kind === 'wallet' || draft.usesWallet ? 'true' : 'false';
  await callFromBrowser('custom', {
    prefix,
    reqId: reqid,
    giftCode: draft.usesGift ? String(draft.giftId) : NO_GIFT_CODE,
    useWallet,
  });
  return null;
}
