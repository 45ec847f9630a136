import type { CallName } from '@/lib/contract/addresses';
import { CallError } from '@/lib/contract/call-error';
import { isSuccess } from '@/lib/contract/success';
import { SESSION_MS } from '@/lib/domain/constants';

import type { CallFacts } from '../app';
import type { AnswerControls, ServiceContext } from '../context';

const TIMEOUT_MS = 30_000;
/** Calls whose answer brings a token or ends it: the cookie is set and cleared here, and the page never sees the token. */
const TOKEN_CALLS: readonly CallName[] = ['security/login', 'user/changepassword'];

interface RemoteRequest {
  readonly name: CallName;
  readonly method: string;
  /** Address of the host, the call's path and its query. */
  readonly url: string;
  readonly contentType: string | null;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Passes a call on to a host elsewhere, with the headers SPEC 7 names. Throws service-unavailable when it does not answer. */
export async function callRemoteHost(remote: RemoteRequest, facts: CallFacts, answer: AnswerControls, context: ServiceContext): Promise<Response> {
  const headers = new Headers({ 'accept-language': facts.locale, channel: 'WEB' });
  if (facts.authorization !== null) headers.set('authorization', facts.authorization);
  if (facts.idempotencyKey !== null) headers.set('idempotency-key', facts.idempotencyKey);
  if (facts.captchaResponse !== null) headers.set('captcha-response', facts.captchaResponse);
  if (remote.contentType !== null) headers.set('content-type', remote.contentType);
  let response: Response;
  let text: string;
  try {
    response = await fetch(remote.url, { method: remote.method, headers, body: remote.body, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    context.log.warn({ err: error, call: remote.name }, 'a remote host did not answer');
    throw new CallError('service-unavailable', { cause: error });
  }
  return new Response(keepToken(remote.name, text, answer, context), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json; charset=utf-8' },
  });
}

function keepToken(name: CallName, text: string, answer: AnswerControls, context: ServiceContext): string {
  if (name === 'security/logout') answer.setSession(null);
  if (!TOKEN_CALLS.includes(name)) return text;
  const body: unknown = JSON.parse(text);
  const token = readField(body, 'token');
  const status = readField(body, 'responseStatus');
  if (typeof token !== 'string' || !isSuccess(name, readField(body, 'desc'), readField(status, 'value'))) return text;
  const userId = Number(readField(readField(body, 'account'), 'userId') ?? 0);
  const roleId = readField(body, 'roleId');
  const expiresAtMs = context.ports.clock.now().getTime() + SESSION_MS;
  answer.setSession({ token, userId, roleId: typeof roleId === 'number' ? roleId : null, expiresAtMs });
  return JSON.stringify({ ...(typeof body === 'object' ? body : {}), token: undefined });
}

function readField(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
