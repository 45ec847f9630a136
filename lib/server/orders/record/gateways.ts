import type { PaymentWay } from '@/lib/contract/money-enumerations';

import { FIRST_BANK_IPG_ID, isBankIpgId } from '../../money';

/** `ipgName` of the two special gateways (SPEC 1); every other one is a bank. */
export const CASH_GATEWAY = 'COD';
export const WALLET_GATEWAY = 'PELAKWALLET';

/** Ids of config/getavailableipgnew; `online` is the first bank. */
export const GATEWAY_IDS = { online: FIRST_BANK_IPG_ID, wallet: 2, cash: 3 } as const satisfies Record<
  PaymentWay,
  number
>;

/** The way in which the customer's gateway pays an order; a bank where none was chosen. Null for an unknown id. */
export function findPaymentWay(ipgId: number | null | undefined): PaymentWay | null {
  if (ipgId === null || ipgId === undefined || isBankIpgId(ipgId)) return 'online';
  if (ipgId === GATEWAY_IDS.wallet) return 'wallet';
  return ipgId === GATEWAY_IDS.cash ? 'cash' : null;
}

/** The gateway's name as a payment message carries it; it may have no underscore in it. */
export function toGatewayName(way: PaymentWay, bankGatewayId: string): string {
  if (way === 'wallet') return WALLET_GATEWAY;
  return way === 'cash' ? CASH_GATEWAY : bankGatewayId.replaceAll('_', '-');
}
