import { z } from 'zod';

import type { AskGateway, GatewayCall } from './ask-gateway';

/** Documented results of Zibal (FACTS). */
export const ZIBAL = {
  done: 100,
  merchantUnknown: 102,
  merchantInactive: 103,
  merchantInvalid: 104,
  doneBefore: 201,
  notPaid: 202,
  unknownTrack: 203,
} as const;

/** The states of a payment; every other number is a failure of the card or the bank. */
export const ZIBAL_STATUS = { waiting: -1, verified: 1, paid: 2, cancelled: 3 } as const;

/** The account is set up wrongly: nothing is paid until an operator has put that right. */
const ACCOUNT_FAULTS: Readonly<Record<number, string>> = {
  [ZIBAL.merchantUnknown]: 'ZIBAL_MERCHANT names no account',
  [ZIBAL.merchantInactive]: 'the account is not active',
  [ZIBAL.merchantInvalid]: 'ZIBAL_MERCHANT is not valid',
};

/** A sentence for the operator; null where the result is about one payment alone. */
export function findAccountAdvice(result: number): string | null {
  const fault = ACCOUNT_FAULTS[result];
  return fault === undefined
    ? null
    : `Zibal answered ${result}: ${fault}. Correct it in Zibal’s panel or in the environment.`;
}

const text = z.union([z.number(), z.string()]).transform(String);
const reply = z.object({
  result: z.number(),
  trackId: text.nullish(),
  amount: z.number().nullish(),
  status: z.number().nullish(),
  refNumber: text.nullish(),
  cardNumber: z.string().nullish(),
});

export type ZibalReply = z.infer<typeof reply>;

/** The gateway's reply; as a text, why none could be read: then nothing is known. */
export async function callZibal(call: GatewayCall, ask: AskGateway): Promise<ZibalReply | string> {
  const answered = await ask(call);
  if (typeof answered === 'string') return answered;
  const parsed = reply.safeParse(answered.body);
  return parsed.success ? parsed.data : `the gateway answered HTTP ${answered.status} without a result`;
}
