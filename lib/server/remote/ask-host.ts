import { CallError } from '@/lib/contract/call-error';
import { REMOTE_ANSWER_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { REFERRAL_COOKIE_NAME } from '@/lib/domain/person/referral';

import type { CallFacts } from '../app';
import type { SiteContext } from '../context';
import { readBytes } from '../calls/request-input';
import { DEVICE_COOKIE } from '../session/cookies';

export interface HostRequest {
  /** The name in the log: the call's, never the address, which may hold a token. */
  readonly label: string;
  readonly method: string;
  readonly url: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Asks a host elsewhere, with the headers that SPEC 7 names. Throws service-unavailable when it is down, too slow,
 * sends the asker on, or does not stop sending.
 */
export async function askHost(request: HostRequest, facts: CallFacts, { log }: SiteContext): Promise<HostAnswer> {
  const { label, method, url, body, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: toHeaders(request, facts),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    if (response.status >= 300 && response.status < 400)
      throw new Error(`it answered ${response.status}, a redirection`);
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readBytes(response, REMOTE_ANSWER_LIMIT_BYTES),
    };
  } catch (error) {
    log.warn({ err: toLoggable(error), call: label, requestId: facts.requestId }, 'a host elsewhere did not answer');
    throw new CallError('service-unavailable', { cause: error });
  }
}

/** Throttles of the host count people, not this site: it learns whose call it is by address, device and referral. */
function toHeaders({ headers }: HostRequest, facts: CallFacts): Headers {
  const result = new Headers({
    ...headers,
    'accept-language': facts.locale,
    channel: 'WEB',
    'x-request-id': facts.requestId,
  });
  if (facts.authorization !== null) result.set('authorization', facts.authorization);
  if (facts.idempotencyKey !== null) result.set('idempotency-key', facts.idempotencyKey);
  if (facts.captchaResponse !== null) result.set('captcha-response', facts.captchaResponse);
  if (facts.ipAddress !== '') result.set('x-forwarded-for', facts.ipAddress);
  const cookies = [
    ...(facts.deviceId === '' ? [] : [`${DEVICE_COOKIE}=${facts.deviceId}`]),
    ...(facts.referralToken === null ? [] : [`${REFERRAL_COOKIE_NAME}=${encodeURIComponent(facts.referralToken)}`]),
  ];
  if (cookies.length > 0) result.set('cookie', cookies.join('; '));
  return result;
}

/** The message with the network's error, and nothing that could hold an address or a header. */
function toLoggable(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
