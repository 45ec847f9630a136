import { z } from 'zod';

import { SETTLEMENT_PREFIXES, WALLET_USES } from './money-enumerations';
import { defineCall } from './call';
import { GIFT_CODE_REFUSALS } from './errors';
import { id, idText, lineText, nothing, rials } from './shapes';
import { verifiedPayment } from './order-money-shapes';
import { taskDetail } from './task';

/** `ipgId`: a bank of config/getavailableipgnew. Left out: the one the order was placed with, else the first. */
const atBank = z.object({ reqid: id, ipgId: id.optional() });

/** Calls by which an order is paid (SPEC 7, ipg and config). */
export const paymentCalls = [
  defineCall('ipg/startpayment', {
    summary: 'Begins a bank payment of an order',
    access: 'user',
    limit: { handler: ['bank-payment', 'bank-payment-order'] },
    input: atBank.extend({
      /**
       * Whether gift and wallet pay first; left out: as the order was sent. A bid is paid when it was chosen, long
       * after its order was sent.
       */
      usesGift: z.boolean().optional(),
      usesWallet: z.boolean().optional(),
    }),
    answer: z.object({ redirectUrl: z.string(), authority: z.string() }),
    isIdempotent: true,
    outcomes: [
      'payment-expired',
      'move-not-allowed',
      'not-yours',
      'bank-not-offered',
      'bank-unreachable',
      'payment-refused',
    ],
  }),
  defineCall('reqandpay/prolongpayment', {
    summary: 'Takes as much time again to pay, once an order and shortly before its end',
    access: 'user',
    limit: 'once',
    input: z.object({ taskid: id }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('reqandpay/verifypayment', {
    summary:
      'After the bank sent the person back: whether it was paid; without an order it is the wallet’s. Safe to ask again and again',
    access: 'public',
    limit: 'once',
    input: z.object({ authority: z.string().min(1).max(80) }),
    answer: verifiedPayment,
    outcomes: ['not-found'],
  }),
  defineCall('ipg/postcodpostpay', {
    summary: 'Pays a cash order online afterwards',
    access: 'user',
    limit: { handler: ['bank-payment', 'bank-payment-order'] },
    input: atBank,
    answer: z.object({ redirectUrl: z.string() }),
    isIdempotent: true,
    outcomes: ['move-not-allowed', 'not-yours', 'bank-not-offered', 'bank-unreachable', 'payment-refused'],
  }),
  defineCall('custom', {
    summary: 'Settles an order with the wallet (`wallet-`) or in cash (`cod-`)',
    access: 'user',
    limit: { handler: ['gift-code'] },
    input: z.object({
      prefix: z.enum(SETTLEMENT_PREFIXES),
      reqId: idText,
      giftCode: lineText(0, 40),
      useWallet: z.enum(WALLET_USES),
    }),
    answer: z.object({ reqid: id, taskid: id, paid: z.boolean(), userFromIpg: rials, nextUrl: z.string() }),
    isSafe: false,
    outcomes: [
      'move-not-allowed',
      'not-yours',
      'wallet-too-low',
      'cash-not-offered',
      'cash-owed',
      'payment-expired',
      'gift-not-valid',
      ...GIFT_CODE_REFUSALS,
    ],
  }),
  defineCall('config/getavailableipgnew', {
    summary: 'The payment gateways, by showOrder; COD and PELAKWALLET are special',
    access: 'public',
    input: nothing,
    answer: z.object({
      lstIpg: z.array(
        z.object({
          ipgId: id,
          ipgName: z.string(),
          ipgPersianName: z.string(),
          ipgIconURL: z.string(),
          showOrder: z.number().int(),
          activeInCurrentOrder: z.boolean(),
          activeInFunnel: z.boolean(),
          activeInIncreaseWallet: z.boolean(),
          urlInCurrentOrder: z.string(),
          urlInFunnel: z.string(),
          urlInIncreaseWallet: z.string(),
        }),
      ),
    }),
  }),
] as const;
