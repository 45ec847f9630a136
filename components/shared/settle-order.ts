import { v4 as createUuid } from 'uuid';

import { callFromBrowser } from '@/lib/client/browser';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import { NO_GIFT_CODE } from '@/lib/domain/constants/gifts';
import type { OrderDraft } from '@/lib/funnel/draft';

interface Settlement {
  readonly reqid: number;
  readonly kind: PaymentWay;
  /** The chosen bank of `online`; left out: the one that the order was sent with. */
  readonly ipgId?: number;
  readonly draft: Pick<OrderDraft, 'usesGift' | 'usesWallet' | 'giftId'>;
  /** The ways to pay were chosen after the order was sent: they go along. */
  readonly isChosenLater?: boolean;
}

/** Settles a placed order: null when that is done, else the bank's address where the person pays. Throws CallError. */
export async function settleOrder(settlement: Settlement): Promise<string | null> {
  const { reqid, kind, ipgId, draft, isChosenLater = false } = settlement;
  if (kind === 'online') {
    const { usesGift, usesWallet } = draft;
    const payment = {
      reqid,
      ...(isChosenLater && { usesGift: usesGift ?? false, usesWallet }),
      ...(ipgId !== undefined && { ipgId }),
    };
    const started = await callFromBrowser('ipg/startpayment', payment, { idempotencyKey: createUuid() });
    return started.redirectUrl;
  }
  const prefix = kind === 'cash' ? 'cod-' : 'wallet-';
  const useWallet = kind === 'wallet' || draft.usesWallet ? 'true' : 'false';
  await callFromBrowser('custom', {
    prefix,
    reqId: reqid,
    // The gift balance goes by the draft's gift id (SPEC 3).
    giftCode: draft.usesGift ? String(draft.giftId) : NO_GIFT_CODE,
    useWallet,
  });
  return null;
}
