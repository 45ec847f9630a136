import { z } from 'zod';

import { parseJson } from '@/lib/domain/text/json';

import { SmsNotSent, type SmsMessage, type SmsPort } from '../../ports/sms';
import { PostFailure, postForm } from '../post-form';
import { toAccountAdvice, toFault } from './kavenegar-status';

const TIMEOUT_MS = 10_000;
const OK = 200;

/** `entries` is an array, an object (lookup) or null, and nothing of it is needed. */
const answer = z.object({ return: z.object({ status: z.number(), message: z.string().nullish() }) });

interface KavenegarOptions {
  readonly apiKey: string;
  /** Approved template of the code messages; without one they go out as plain text. */
  readonly template: string | undefined;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** Told when it is not known whether a message went out. */
  readonly onUnknown?: (reason: string) => void;
  /** Told once, until a message goes out again, that the account is set up wrongly. */
  readonly onAccountFault?: (advice: string) => void;
}

/**
 * Kavenegar's REST API (FACTS). The key is a part of the path, so no address, request or foreign error is ever logged,
 * thrown or handed on.
 */
export function createKavenegar({
  apiKey,
  template,
  baseUrl = 'https://api.kavenegar.com',
  timeoutMs = TIMEOUT_MS,
  onUnknown,
  onAccountFault,
}: KavenegarOptions): SmsPort {
  let toldStatus: number | null = null;

  function refuse(status: number): never {
    const fault = toFault(status);
    if (fault === 'account' && status !== toldStatus) {
      toldStatus = status;
      onAccountFault?.(toAccountAdvice(status));
    }
    throw new SmsNotSent(`the SMS provider refused a message: status ${status}`, { isFinal: fault === 'message' });
  }

  return {
    send: async (message) => {
      const { method, form } = toRequest(message, template);
      const status = await post(`${baseUrl}/v1/${encodeURIComponent(apiKey)}/${method}.json`, form, timeoutMs);
      if (typeof status === 'string') {
        onUnknown?.(status);
        return 'unknown';
      }
      if (status !== OK) refuse(status);
      toldStatus = null;
      return 'sent';
    },
  };
}

function toRequest(
  { mobile, text, code }: SmsMessage,
  template: string | undefined,
): { method: string; form: URLSearchParams } {
  if (code !== undefined && template !== undefined)
    return { method: 'verify/lookup', form: new URLSearchParams({ receptor: mobile, token: code, template }) };
  return { method: 'sms/send', form: new URLSearchParams({ receptor: mobile, message: text }) };
}

/**
 * The provider's own status, or why none came after the request had left. Then it is not known, and a code must not go
 * out twice.
 */
async function post(url: string, form: URLSearchParams, timeoutMs: number): Promise<number | string> {
  try {
    const { status, body } = await postForm(url, form, timeoutMs);
    const parsed = answer.safeParse(parseJson(body));
    return parsed.success
      ? parsed.data.return.status
      : `the SMS provider answered HTTP ${status} without a status of its own`;
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error;
    if (!error.isSent) throw new SmsNotSent(`the SMS provider cannot be reached: ${error.code}`);
    return `the SMS provider did not answer: ${error.code}`;
  }
}
