import ky, { type Options } from 'ky';

import { getAddress } from '@/lib/contract/addresses';
import { CallError } from '@/lib/contract/call-error';
import { fillPath, toQuery } from '@/lib/contract/fill-path';
import type { ErrorKey } from '@/lib/contract/errors';
import { readCallError, readField, toErrorBetween } from '@/lib/contract/read-call-error';
import { isSuccess } from '@/lib/contract/success';
import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { parseJson } from '@/lib/domain/text/json';

import { LOADING_EVENT } from './loading-event';
import { SESSION_ENDED_EVENT } from './session-state';

/** An upload's only field travels beside its input, as `file`. */
type UploadInput<Name extends CallName> = Name extends
  'uploadimage' | 'uploadaudio' | 'uploadtestresult' | 'uploadproblemphoto'
  ? Record<string, never>
  : Name extends 'operator/importpayoutreturn'
    ? { readonly runid: number }
    : never;
type BrowserInput<Name extends CallName> = CallRequest<Name> | UploadInput<Name>;

export interface BrowserCallOptions {
  /** A UUID, one an order or payment; sent again with a repeat of the same. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A task's signed link; the session travels in its cookie and never through here. */
  readonly authorization?: string;
  /** The content of an upload's part `file`. */
  readonly file?: Blob;
  readonly captchaResponse?: string;
  /** A call that nobody waits for: no sign of loading, as with the calls named nonePreloader. */
  readonly isSilent?: boolean;
  /** It is sent to its end, also when the person goes to another page meanwhile. */
  readonly outlivesPage?: boolean;
}

const SESSION_ENDED: readonly ErrorKey[] = ['session-expired', 'session-unknown', 'Unauthorized'];
/** Their answers bring a new session's cookie, and the old one is worth nothing from then on. */
const RENEWS_SESSION: readonly CallName[] = ['security/login', 'user/changepassword'];
/** After their success the page is left, each for a place of its own. */
const ENDS_SESSION: readonly CallName[] = ['security/logout', 'user/eraseaccount'];
const SILENT_PREFIX = 'nonePreloader/';
const TIMEOUT_MS = 30_000;
/** Calls with bare answers (SPEC 7); every other answer has the envelope. */
const BARE_CALLS: readonly CallName[] = ['user/userexist', 'nonePreloader/user/countuserinbox'];
let running = 0;
let renewal: Promise<unknown> = Promise.resolve();
let renewals = 0;
/** Whether the person has ended the session themselves, on this page. */
let ending: Promise<boolean> = Promise.resolve(false);

/**
 * Makes a call through this site's own door and gives the answer back. Throws CallError with the words as the host sent
 * them. It has no words where no answer came (network-failed), and where something between answered (its status says
 * what).
 */
export async function callFromBrowser<Name extends CallName>(
  name: Name,
  input: BrowserInput<Name>,
  options: BrowserCallOptions = {},
): Promise<CallAnswer<Name>> {
  const isSilent = options.isSilent ?? name.startsWith(SILENT_PREFIX);
  if (!isSilent) countRunning(1);
  try {
    return await sendInSession(name, input, options);
  } finally {
    if (!isSilent) countRunning(-1);
  }
}

/**
 * A call that the old session's cookie went out with is asked again in the new session: the refusal did nothing, and
 * ends nothing. Where the person has ended the session, what else is refused tells nobody: it would lead elsewhere than
 * they are led.
 */
async function sendInSession<Name extends CallName>(
  name: Name,
  input: BrowserInput<Name>,
  options: BrowserCallOptions,
): Promise<CallAnswer<Name>> {
  const known = renewals;
  const answer = send(name, input, options);
  if (RENEWS_SESSION.includes(name))
    renewal = answer.then(
      () => (renewals += 1),
      () => undefined,
    );
  if (ENDS_SESSION.includes(name)) ending = answer.then(rememberEnd, () => false);
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError && SESSION_ENDED.includes(error.key))) throw error;
    await renewal;
    if (renewals > known) return sendInSession(name, input, options);
    if (!(await ending)) window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
    throw error;
  }
}

/** Until the browser brings this page back as it was, by its way back. */
function rememberEnd(): boolean {
  window.addEventListener('pageshow', () => (ending = Promise.resolve(false)));
  return true;
}

async function send<Name extends CallName>(
  name: Name,
  input: BrowserInput<Name>,
  options: BrowserCallOptions,
): Promise<CallAnswer<Name>> {
  const { url, request } = toRequest(name, input, options);
  let status: number;
  let body: unknown;
  try {
    const response = await ky(url, request);
    ({ status } = response);
    body = parseJson(await response.text());
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new CallError('network-failed', { cause });
  }
  // The answer is checked against its schema on the server: a schema here would cost every page the weight of zod.
  if (status === 200 && BARE_CALLS.includes(name) && typeof body !== 'object') return body as CallAnswer<Name>;
  if (isSuccess(name, readField(body, 'desc'), readField(readField(body, 'responseStatus'), 'value')))
    return body as CallAnswer<Name>;
  throw body === null ? toErrorBetween(status) : readCallError(body);
}

function toRequest(name: CallName, input: unknown, options: BrowserCallOptions): { url: string; request: Options } {
  const { host, method, path } = getAddress(name);
  const filled = fillPath(path, input);
  const headers = new Headers({ channel: 'WEB', 'accept-language': document.documentElement.lang || 'fa' });
  if (options.authorization !== undefined) headers.set('authorization', options.authorization);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.captchaResponse !== undefined) headers.set('captcha-response', options.captchaResponse);
  const common: Options = {
    method,
    headers,
    retry: 0,
    timeout: TIMEOUT_MS,
    throwHttpErrors: false,
    signal: options.signal ?? null,
    ...(options.outlivesPage ? { keepalive: true } : {}),
  };
  const isGet = method === 'GET';
  const url = `${window.location.origin}/api/${host}/${filled.path}${isGet ? toQuery(filled.rest) : ''}`;
  if (isGet) return { url, request: common };
  return { url, request: { ...common, ...(options.file ? { body: toForm(options.file) } : { json: filled.rest }) } };
}

function toForm(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function countRunning(change: 1 | -1): void {
  running += change;
  const isEdge = running === 0 || (running === 1 && change === 1);
  if (isEdge) window.dispatchEvent(new CustomEvent(LOADING_EVENT, { detail: { isLoading: running > 0 } }));
}
