import { callFromBrowser } from '@/lib/client/browser';

import type { PaymentWayKind } from './use-payment-ways';

interface Settlement {
  readonly reqid: number;
  readonly kind: PaymentWayKind;
  readonly usesWallet: boolean;
}

/** No gift code: the gift balance is used by the order's own switch. */
const NO_GIFT_CODE = '0';

/** Settles a placed order: null when that is done, else the bank's address where the person pays. Throws CallError. */
export async function settleOrder({ reqid, kind, usesWallet }: Settlement): Promise<string | null> {
  if (kind === 'online') return (await callFromBrowser('ipg/startpayment', { reqid }, { idempotencyKey: crypto.randomUUID() })).redirectUrl;
  const prefix = kind === 'cash' ? 'cod-' : 'wallet-';
  const useWallet = kind === 'wallet' || usesWallet ? 'true' : 'false';
  await callFromBrowser('custom', { prefix, reqId: reqid, giftCode: NO_GIFT_CODE, useWallet });
  return null;
}
