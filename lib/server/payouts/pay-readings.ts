import type { PayLineKind, PayLineName } from '@/lib/contract/provider-enumerations';

import type { PostingRequest } from '../money';

/** The accounts whose movements a provider reads: pay, and the credit that commissions of cash jobs come out of. */
export type PayAccount = 'payable' | 'bidding-credit';

interface Reading {
  readonly reason: PostingRequest['reason'];
  readonly part: PayAccount;
  readonly kind: PayLineKind;
  readonly name: PayLineName;
}

/** The meaning of each movement for a provider. A new reason that moves one of the two accounts gets its line here. */
export const PAY_READINGS: readonly Reading[] = [
  { reason: 'order-release', part: 'payable', kind: 'JOB', name: 'job-pay' },
  { reason: 'order-refund', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'order-fee', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'cash-cancel-fee', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'cash-collected', part: 'payable', kind: 'JOB', name: 'cash-collected' },
  { reason: 'cash-kept', part: 'payable', kind: 'JOB', name: 'cash-kept' },
  { reason: 'cash-uncollected', part: 'payable', kind: 'JOB', name: 'cash-uncollected' },
  { reason: 'cash-unkept', part: 'payable', kind: 'JOB', name: 'cash-unkept' },
  { reason: 'cash-debt', part: 'payable', kind: 'JOB', name: 'job-pay' },
  { reason: 'cash-commission-return', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'tip-release', part: 'payable', kind: 'TIP', name: 'tip' },
  { reason: 'sample-opening', part: 'payable', kind: 'JOB', name: 'job-pay' },
  { reason: 'payout-request', part: 'payable', kind: 'PAYOUT', name: 'payout' },
  { reason: 'payout-return', part: 'payable', kind: 'PAYOUT', name: 'payout-return' },
  { reason: 'order-commission-reserve', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission' },
  { reason: 'order-commission-return', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-release', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-unreserve', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-refund', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-fee', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'late-settlement', part: 'payable', kind: 'JOB', name: 'late-settlement' },
  { reason: 'late-settlement', part: 'bidding-credit', kind: 'COMMISSION', name: 'late-settlement' },
  { reason: 'wallet-top-up', part: 'bidding-credit', kind: 'TOP_UP', name: 'credit-top-up' },
  { reason: 'desk-deposit', part: 'bidding-credit', kind: 'TOP_UP', name: 'credit-top-up' },
  { reason: 'deposit-correction', part: 'bidding-credit', kind: 'TOP_UP', name: 'correction' },
  { reason: 'refund-correction', part: 'payable', kind: 'JOB', name: 'correction' },
  { reason: 'dispute-refund', part: 'payable', kind: 'JOB', name: 'refund' },
  { reason: 'desk-refund', part: 'payable', kind: 'JOB', name: 'refund' },
  { reason: 'debt-repayment', part: 'payable', kind: 'JOB', name: 'debt-repayment' },
  { reason: 'colleague-credit', part: 'bidding-credit', kind: 'GIFT', name: 'colleague-credit' },
  { reason: 'sample-opening', part: 'bidding-credit', kind: 'TOP_UP', name: 'credit-top-up' },
  { reason: 'order-hold', part: 'payable', kind: 'JOB', name: 'pay-held' },
  { reason: 'order-unhold', part: 'payable', kind: 'JOB', name: 'pay-unheld' },
];

/** Throws for a movement without a meaning: a statement that left it out would not add up. */
export function requirePayReading({ reason, part }: { readonly reason: string; readonly part: string }): Reading {
  const reading = PAY_READINGS.find((known) => known.reason === reason && known.part === part);
  if (!reading) throw new Error(`The posting reason ${reason} has no reading for ${part}`);
  return reading;
}
