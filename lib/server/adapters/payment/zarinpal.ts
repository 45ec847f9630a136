import { z } from 'zod';

import { PaymentRefused, type PaymentPort, type PaymentVerdict } from '../../ports/payment';

const TIMEOUT_MS = 15_000;
const DESCRIPTION_LENGTH = 500;
const PAID = 100;
const PAID_BEFORE = 101;
const NOT_PAID = -51;
const UNKNOWN_AUTHORITY = -54;

/** `data` is an object and `errors` [] on success; on failure it is the other way round. */
const answer = z.object({
  data: z.union([z.array(z.unknown()), z.object({ code: z.number(), authority: z.string().optional(), ref_id: z.union([z.number(), z.string()]).optional(), card_pan: z.string().nullish() })]),
  errors: z.union([z.array(z.unknown()), z.object({ code: z.number(), message: z.string().optional() })]),
});

interface ZarinpalOptions {
  readonly merchantId: string;
  readonly isSandbox: boolean;
  readonly baseUrl?: string;
}

interface Reply {
  readonly code: number;
  readonly authority: string | undefined;
  readonly referenceId: string | undefined;
  readonly maskedCard: string | null;
}

/** Zarinpal v4 (FACTS). Amounts are sent in rial. */
export function createZarinpal({ merchantId, isSandbox, baseUrl }: ZarinpalOptions): PaymentPort {
  const gateway = baseUrl ?? (isSandbox ? 'https://sandbox.zarinpal.com' : 'https://payment.zarinpal.com');
  const call = (method: string, fields: Readonly<Record<string, unknown>>) => post(`${gateway}/pg/v4/payment/${method}.json`, { merchant_id: merchantId, ...fields });

  return {
    gatewayId: 'zarinpal',
    request: async ({ amountRials, description, callbackUrl, mobile, orderId }) => {
      const reply = await call('request', {
        amount: amountRials,
        currency: 'IRR',
        description: description.slice(0, DESCRIPTION_LENGTH),
        callback_url: callbackUrl,
        metadata: { mobile, order_id: orderId },
      });
      if (!reply) throw new PaymentRefused('the gateway cannot be reached');
      if (reply.code !== PAID || !reply.authority) throw new PaymentRefused(`the gateway refused a payment: ${reply.code}`);
      return { authority: reply.authority, redirectUrl: `${gateway}/pg/StartPay/${reply.authority}` };
    },
    verify: async (authority, amountRials) => toVerdict(await call('verify', { amount: amountRials, authority })),
    reverse: async (authority) => (await call('reverse', { authority }))?.code === PAID,
  };
}

function toVerdict(reply: Reply | null): PaymentVerdict {
  if (!reply) return { isPaid: false, reason: 'pending' };
  switch (reply.code) {
    case PAID:
    case PAID_BEFORE:
      return { isPaid: true, referenceId: reply.referenceId ?? '', maskedCard: reply.maskedCard };
    case NOT_PAID:
      // The person may still be on the gateway's page; the order's own deadline ends the waiting.
      return { isPaid: false, reason: 'pending' };
    case UNKNOWN_AUTHORITY:
      return { isPaid: false, reason: 'unknown' };
    default:
      return { isPaid: false, reason: 'refused' };
  }
}

/** Null when the gateway did not answer, or with nothing that can be read: then nothing is known. */
async function post(url: string, fields: Readonly<Record<string, unknown>>): Promise<Reply | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, errors } = answer.parse(await response.json());
    if (!Array.isArray(errors)) return { code: errors.code, authority: undefined, referenceId: undefined, maskedCard: null };
    if (Array.isArray(data)) return null;
    return { code: data.code, authority: data.authority, referenceId: data.ref_id === undefined ? undefined : String(data.ref_id), maskedCard: data.card_pan ?? null };
  } catch {
    return null;
  }
}
