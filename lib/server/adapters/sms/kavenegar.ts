import { z } from 'zod';

import { SmsNotSent, type SmsMessage, type SmsPort } from '../../ports/sms';

const TIMEOUT_MS = 10_000;
const OK = 200;
/** The connection was never made, so the provider cannot have taken anything. */
const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

const answer = z.object({ return: z.object({ status: z.number(), message: z.string() }) });

interface KavenegarOptions {
  readonly apiKey: string;
  /** Approved template of the code messages; without one they go out as plain text. */
  readonly template: string | undefined;
  readonly baseUrl?: string;
  /** Told when it is not known whether a message went out. The key is in no argument. */
  readonly onUnknown?: (reason: string) => void;
}

/** Kavenegar's REST API (FACTS). The key is a part of the path, so no address is ever logged or thrown. */
export function createKavenegar({ apiKey, template, baseUrl = 'https://api.kavenegar.com', onUnknown }: KavenegarOptions): SmsPort {
  return {
    send: async (message) => {
      const { method, form } = toRequest(message, template);
      const response = await post(`${baseUrl}/v1/${encodeURIComponent(apiKey)}/${method}.json`, form);
      if (typeof response === 'string') return onUnknown?.(response);
      const parsed = answer.safeParse(await response.json().catch(() => null));
      if (!parsed.success) return onUnknown?.(`the SMS provider answered HTTP ${response.status} without a status of its own`);
      const { status, message: reason } = parsed.data.return;
      if (status !== OK) throw new SmsNotSent(`the SMS provider refused a message: ${status} ${reason}`);
    },
  };
}

function toRequest({ mobile, text, code }: SmsMessage, template: string | undefined): { method: string; form: URLSearchParams } {
  if (code !== undefined && template !== undefined) return { method: 'verify/lookup', form: new URLSearchParams({ receptor: mobile, token: code, template }) };
  return { method: 'sms/send', form: new URLSearchParams({ receptor: mobile, message: text }) };
}

/** The answer, or why none came after the request may have arrived: that counts as sent, so that a code never goes out twice. */
async function post(url: string, form: URLSearchParams): Promise<Response | string> {
  try {
    return await fetch(url, { method: 'POST', body: form, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const code = readCode(error);
    if (NEVER_CONNECTED.includes(code)) throw new SmsNotSent(`the SMS provider cannot be reached: ${code}`);
    return `the SMS provider did not answer: ${code}`;
  }
}

function readCode(error: unknown): string {
  const cause: unknown = typeof error === 'object' && error !== null ? (Reflect.get(error, 'cause') ?? error) : null;
  const code: unknown = typeof cause === 'object' && cause !== null ? (Reflect.get(cause, 'code') ?? Reflect.get(cause, 'name')) : null;
  return typeof code === 'string' ? code : 'unknown';
}
