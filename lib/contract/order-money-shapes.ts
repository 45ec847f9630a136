import { z } from 'zod';

import {
  CASH_FLAGS,
  CASH_OUTCOMES,
  CASH_STANDINGS,
  PAYMENT_ORIGINS,
  PAYMENT_OUTCOMES,
  PAYMENT_PURPOSES,
  PAYMENT_TYPES,
  REFUND_TARGETS,
  TOP_UP_PARTS,
} from './money-enumerations';
import { id, rials } from './shapes';

/** The way in which an order is paid (SPEC 4); its display: lib/domain/money/payment-display.ts. */
export const paymentFacts = {
  origin: z.enum(PAYMENT_ORIGINS),
  payType: z.enum(PAYMENT_TYPES),
  codFlag: z.enum(CASH_FLAGS),
};

/**
 * An order's way of payment, and the sources of its price's parts (SPEC 3 and 4). Sums are rial, times milliseconds of
 * the epoch.
 */
export const paymentFields = z.object({
  ...paymentFacts,
  priceRial: rials,
  giftRial: rials,
  walletRial: rials,
  payableRial: rials,
  isPaid: z.boolean(),
  paymentExpiresAtMs: z.number().int().nullable(),
  /** Pre-invoice (SPEC 3): the amount paid online. */
  userFromIpg: rials,
});

/** The refunds at an order's end, by target. */
export const refunds = z.array(z.object({ to: z.enum(REFUND_TARGETS), amountRial: rials }));

/** Every sum of an order, by the ledger, as its customer reads it. */
export const orderSums = z.object({
  /** The discount, which the price already contains. */
  discountRial: rials,
  /** The paid sums by source, before any refund. */
  giftRial: rials,
  walletRial: rials,
  bankRial: rials,
  cashRial: rials,
  paidRial: rials,
  /** Still to be paid; nothing once the order is over. */
  dueRial: rials,
  feeRial: rials,
  backRial: rials,
  /** Paid at the bank after the time was over. */
  lateRial: rials,
  /** The part of it that went back to the card, or is on its way there; the rest is in the wallet. */
  lateToCardRial: rials,
});

/** The provider's net pay of an order: as booked once the order is over, as computed before. */
export const providerPay = z.object({
  netRial: rials,
  commissionRial: rials,
  /** The sum to take in cash from the customer. */
  cashDueRial: rials,
  /** Paid to the provider in cash, as it is booked once the order is completed. */
  cashRial: rials,
  /** The part of it that is the fee of a late cancellation. */
  feeRial: rials,
});

/** The record of an order's cash at the door. */
export const cashRecord = z.object({
  outcome: z.enum(CASH_OUTCOMES),
  standing: z.enum(CASH_STANDINGS),
  /** The sum taken, or the missing sum. */
  amountRial: rials,
  /** The part that was taken where the rest is missing; 0 where nothing was. */
  partRial: rials,
  /** The number on the card machine's slip; null where it was not typed, and for banknotes. */
  reference: z.string().nullable(),
  recordedAtMs: z.number().int(),
  /** Why an operator decided so; null before a decision. */
  decisionReason: z.string().nullable(),
});

/** A bank payment's outcome. */
export const verifiedPayment = z.object({
  outcome: z.enum(PAYMENT_OUTCOMES),
  reqid: id.nullable(),
  taskid: id.nullable(),
  amountRial: rials,
  referenceId: z.string().nullable(),
  /** The part of the wallet that it filled; null for an order's. */
  accountEnum: z.enum(TOP_UP_PARTS).nullable(),
  /** The part of an order that it pays; null for the wallet's. */
  purpose: z.enum(PAYMENT_PURPOSES).nullable(),
});
