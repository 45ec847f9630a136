import { z } from 'zod';

import { findFaultCode } from '../fault-code';

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

/** Where a payment stands; every other number is a failure of the card or the bank. */
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

interface Call {
  readonly url: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly timeoutMs: number;
}

/** The gateway's reply; or, as a text, why there is none that can be read: then nothing is known. */
export async function callZibal({ url, fields, timeoutMs }: Call): Promise<ZibalReply | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = reply.safeParse(await response.json().catch(() => null));
    return parsed.success ? parsed.data : `the gateway answered HTTP ${response.status} without a result`;
  } catch (error) {
    return `the gateway did not answer: ${findFaultCode(error)}`;
  }
}
