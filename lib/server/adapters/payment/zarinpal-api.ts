import { z } from 'zod';

import type { AskGateway, GatewayCall } from './ask-gateway';

/** Documented codes of Zarinpal v4 (FACTS). */
export const ZARINPAL = {
  done: 100,
  doneBefore: 101,
  otherAmount: -50,
  notPaid: -51,
  foreignSession: -53,
  unknownAuthority: -54,
  notReversible: -60,
  notSuccessful: -61,
  addressNotRegistered: -62,
  reversalTooLate: -63,
} as const;

/** The terminal is set up wrongly: nothing is paid until an operator has put that right. */
const TERMINAL_FAULTS: Readonly<Record<number, string>> = {
  [-10]: 'ZARINPAL_MERCHANT_ID or this server’s address is not accepted',
  [-11]: 'the terminal is not active',
  [-14]: 'SITE_URL is not on the domain that the terminal is registered for',
  [-15]: 'the terminal is suspended',
  [ZARINPAL.addressNotRegistered]:
    'this server’s address is not registered at the terminal, so money cannot be given back through the gateway',
};

/** A sentence for the operator; null where the code is about one payment alone. */
export function findTerminalAdvice(code: number): string | null {
  const fault = TERMINAL_FAULTS[code];
  return fault === undefined
    ? null
    : `Zarinpal answered ${code}: ${fault}. Correct it in Zarinpal’s panel or in the environment.`;
}

export type ZarinpalStatus = 'PAID' | 'VERIFIED' | 'IN_BANK' | 'FAILED' | 'REVERSED';

const id = z.union([z.number(), z.string()]).transform(String);
const data = z.object({
  code: z.number(),
  authority: z.string().optional(),
  ref_id: id.optional(),
  card_pan: z.string().nullish(),
  status: z.enum(['PAID', 'VERIFIED', 'IN_BANK', 'FAILED', 'REVERSED']).optional().catch(undefined),
});
/** `data` is an object and `errors` [] on success; on failure it is the other way round. */
const answer = z.object({
  data: z.union([z.array(z.unknown()), data]).nullish(),
  errors: z.union([z.array(z.unknown()), z.object({ code: z.number() })]).nullish(),
});

export interface ZarinpalReply {
  readonly code: number;
  readonly authority?: string | undefined;
  readonly ref_id?: string | undefined;
  readonly card_pan?: string | null | undefined;
  readonly status?: ZarinpalStatus | undefined;
}

/** The gateway's reply; as a text, why none could be read: then nothing is known. */
export async function callZarinpal(call: GatewayCall, ask: AskGateway): Promise<ZarinpalReply | string> {
  const answered = await ask(call);
  if (typeof answered === 'string') return answered;
  const parsed = answer.safeParse(answered.body);
  const { data: good, errors: bad } = parsed.data ?? {};
  if (bad && !Array.isArray(bad)) return bad;
  return good && !Array.isArray(good) ? good : `the gateway answered HTTP ${answered.status} without a code`;
}
