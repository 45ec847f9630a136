import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';

import type { SentMessage } from '../fixtures/site';
import { toLatinDigits } from './words';

/** An answer, with the fields of its envelope. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** `responseStatus`, empty where there is none. */
  readonly name: string;
  readonly value: number;
  readonly words: string;
}

interface Sending {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  /** A text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const SUCCESS = 9999;
const UNAVAILABLE = 503;
const MOST_TRIES = 4;
const SECOND_MS = 1000;
const IPG_CALLS: readonly string[] = [
  'config/getavailableipgnew',
  'ipg/startpayment',
  'ipg/startpricepayment',
  'ipg/postcodpostpay',
  'ipg/increasewallet',
];
const GET_CALLS: readonly string[] = ['config/getavailableipgnew', 'boot/getallcategoryv3', 'geo/province-and-city'];

export async function send(siteUrl: string, { path, method = 'POST', token, body, headers }: Sending): Promise<Answer> {
  const isPlain = typeof body === 'string' || body instanceof FormData;
  const response = await fetch(`${siteUrl}/api/${path}`, {
    method,
    headers: {
      ...(isPlain || method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: token } : {}),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: isPlain ? body : JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  const parsed = parse(text);
  const envelope = parsed.responseStatus;
  const read = (field: string): unknown =>
    typeof envelope === 'object' && envelope !== null ? Reflect.get(envelope, field) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parsed,
    name: String(read('name') ?? ''),
    value: Number(read('value') ?? 0),
    words: String(read('descr') ?? ''),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : { value };
  } catch {
    return {};
  }
}

interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly locale?: string;
}

/**
 * Makes a call as a native client does, again where a busy server asks to come back later. Throws when the answer is no
 * success.
 */
export async function call<Name extends CallName>(
  siteUrl: string,
  name: Name,
  input: CallRequest<Name>,
  options: CallOptions = {},
): Promise<CallAnswer<Name>> {
  const answer = await callPatiently(() => tryCall(siteUrl, name, input, options));
  if (answer.status !== 200 || answer.value !== SUCCESS)
    throw new Error(`${name} answered ${answer.status} ${answer.text}`);
  return answer.body as unknown as CallAnswer<Name>;
}

/** A server under overload has begun nothing, and says after how many seconds there is room. */
async function callPatiently(ask: () => Promise<Answer>, tries = MOST_TRIES): Promise<Answer> {
  const answer = await ask();
  const { retryAfterSeconds } = answer.body;
  if (answer.status !== UNAVAILABLE || typeof retryAfterSeconds !== 'number' || tries === 1) return answer;
  await wait(retryAfterSeconds * SECOND_MS);
  return callPatiently(ask, tries - 1);
}

export function tryCall(
  siteUrl: string,
  name: CallName,
  input: unknown,
  { token, key, locale }: CallOptions = {},
): Promise<Answer> {
  const host = IPG_CALLS.includes(name) ? 'ipg' : 'main';
  return send(siteUrl, {
    path: `${host}/${name}`,
    method: GET_CALLS.includes(name) ? 'GET' : 'POST',
    token,
    body: input,
    headers: { ...(key ? { 'idempotency-key': key } : {}), ...(locale ? { 'accept-language': locale } : {}) },
  });
}

/** Somebody who talks to the marketplace without a browser. */
export interface Caller {
  readonly siteUrl: string;
  readonly userId: number;
  readonly name: string;
  readonly mobile: string;
  readonly password: string;
  readonly token: string;
  call<Name extends CallName>(name: Name, input: CallRequest<Name>, key?: string): Promise<CallAnswer<Name>>;
  tryCall(name: CallName, input: unknown, key?: string): Promise<Answer>;
}

export const toDigest = (mobile: string, password: string) =>
  createHash('sha256').update(`${mobile}:${password}`).digest('hex');

export async function logIn(siteUrl: string, mobile: string, password = '1234'): Promise<Caller> {
  const { account, token } = await call(siteUrl, 'security/login', { mobile, password: toDigest(mobile, password) });
  if (!account || !token) throw new Error(`${mobile} logged in and got no token`);
  return {
    siteUrl,
    mobile,
    password,
    token,
    userId: account.userId,
    name: `${account.firstName} ${account.lastName}`,
    call: (name, input, key) => call(siteUrl, name, input, { token, key }),
    tryCall: (name, input, key) => tryCall(siteUrl, name, input, { token, key }),
  };
}

export interface Outbox {
  readonly url: string;
  outbox(mobile: string): Promise<SentMessage[]>;
}

let lastMobile = (process.pid % 1000) * 1000;

/** A mobile that nobody has registered on this worker's server. */
export function aNewMobile(): string {
  lastMobile += 1;
  return `0935${String(lastMobile).padStart(7, '0')}`;
}

/** The four digits of the newest SMS. */
export async function readCode(site: Outbox, mobile: string): Promise<string> {
  const [newest] = await site.outbox(mobile);
  const code = /(?<!\d)\d{4}(?!\d)/.exec(toLatinDigits(newest?.text ?? ''))?.[0];
  if (!code)
    throw new Error(`No four-digit code was sent to ${mobile}; the newest message is: ${newest?.text ?? 'none'}`);
  return code;
}

/** Registers, takes the code from the outbox and logs in with it. */
export async function register(
  site: Outbox,
  name: { firstname: string; lastname: string } = { firstname: 'Nika', lastname: 'Salehi' },
): Promise<Caller> {
  const mobile = aNewMobile();
  await call(site.url, 'security/register', { ...name, mobilenumber: mobile });
  const activationCode = await readCode(site, mobile);
  await call(site.url, 'security/checkactivationCode', { activationCode, mobile });
  return logIn(site.url, mobile, activationCode);
}

export const aKey = (): string => randomUUID();
