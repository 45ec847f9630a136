import { z } from 'zod';

import { defineCall } from './call';
import { id, rials } from './shapes';

/** Calls of the tip that a customer gives for a done and paid work, once an order. */
export const tipCalls = [
  defineCall('tip/gettip', {
    summary: 'The tip of an order for its customer: what was given, or what may be given',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({
      /** Null before. */
      tip: z.object({ amountRial: rials, givenAtMs: z.number().int() }).nullable(),
      /** The work is done and paid, not long ago, and its provider is still there. */
      canTip: z.boolean(),
      /** The offered tips: shares of the price. */
      lstOfferedRial: z.array(rials),
      leastRial: rials,
      mostRial: rials,
      /** The money in the wallet, without gifts. */
      walletRial: rials,
    }),
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('tip/givetip', {
    summary: 'Gives a tip from the wallet, whole to the provider',
    access: 'user',
    limit: 'once',
    /** `amountRial` is whole tomans within TIP_RIALS of lib/domain/constants/money.ts. */
    input: z.object({ taskid: id, amountRial: rials }),
    answer: z.object({ amountRial: rials }),
    isIdempotent: true,
    outcomes: ['not-found', 'not-yours', 'tip-closed', 'tip-given', 'wallet-too-low', 'idempotency-key-reused'],
  }),
  defineCall('ipg/starttippayment', {
    summary: 'Begins a bank payment of a tip; reqandpay/verifypayment says what became of it',
    access: 'user',
    limit: { handler: ['bank-payment', 'bank-payment-order'] },
    /** `amountRial` is whole tomans within TIP_RIALS of lib/domain/constants/money.ts. */
    input: z.object({ taskid: id, amountRial: rials }),
    answer: z.object({ redirectUrl: z.string(), authority: z.string() }),
    isIdempotent: true,
    outcomes: [
      'not-found',
      'not-yours',
      'tip-closed',
      'tip-given',
      'bank-not-offered',
      'bank-unreachable',
      'payment-refused',
    ],
  }),
] as const;
