import { CallError } from '@/lib/contract/call-error';

import type { BankGatewayId, PaymentPort } from '../ports/payment';
import type { PaymentGateways } from '../ports/payment-gateways';

/** The `ipgId` of the bank gateway that is offered first, and so of the only one where there is one. */
export const FIRST_BANK_IPG_ID = 1;

/**
 * The id of each bank gateway where it is not the first; 2 and 3 are the wallet and cash. Drafts store these, so a
 * number never goes to another gateway.
 */
const BANK_IPG_IDS = { zarinpal: 4, 'test-bank': 5, zibal: 6 } as const satisfies Record<BankGatewayId, number>;

interface OfferedBank {
  readonly ipgId: number;
  readonly gateway: PaymentPort;
}

/** The bank gateways that take new payments, as people see them: in their order, each with its `ipgId`. */
export function listBanks({ offered }: PaymentGateways): OfferedBank[] {
  return offered.map((gateway, place) => ({
    ipgId: place === 0 ? FIRST_BANK_IPG_ID : BANK_IPG_IDS[gateway.gatewayId],
    gateway,
  }));
}

/** Whether an id is a bank gateway's, also of one that is not offered now. */
export function isBankIpgId(ipgId: number): boolean {
  return ipgId === FIRST_BANK_IPG_ID || Object.values<number>(BANK_IPG_IDS).includes(ipgId);
}

/**
 * The bank gateway that was chosen; the first one where none was. Throws bank-not-offered, and invalid-input for one
 * that takes no payments.
 */
export function requireBank(gateways: PaymentGateways, ipgId: number | null | undefined): PaymentPort {
  requireFirstBank(gateways);
  const chosen = ipgId ?? FIRST_BANK_IPG_ID;
  const bank = findBank(gateways, chosen);
  if (!bank) throw new CallError('invalid-input', { fields: [{ field: 'ipgId', message: 'unknown' }] });
  return bank;
}

/** The bank gateway for a person who chose none. Throws bank-not-offered. */
export function requireFirstBank({ offered }: PaymentGateways): PaymentPort {
  const [first] = offered;
  if (!first) throw new CallError('bank-not-offered');
  return first;
}

/**
 * Null for a bank gateway that takes no new payments, and for an unknown id. A gateway’s own number is its own also
 * while it is the first.
 */
export function findBank({ offered }: PaymentGateways, ipgId: number): PaymentPort | null {
  if (ipgId === FIRST_BANK_IPG_ID) return offered[0] ?? null;
  return offered.find(({ gatewayId }) => BANK_IPG_IDS[gatewayId] === ipgId) ?? null;
}
