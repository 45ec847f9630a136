import { randomUUID } from 'node:crypto';

import { contract, type CallAnswer, type CallName, type CallRequest } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';
import { fillPath, toQuery } from '@/lib/contract/fill-path';
import { isErrorKey } from '@/lib/contract/errors';
import { isSuccess } from '@/lib/contract/success';
import type { Locale } from '@/lib/i18n/locales';

import type { App, CallFacts } from '../app';
import type { AnswerControls } from '../context';
import { toErrorEnvelope } from '../envelope';
import { openSessionSeal } from '../session/seal';
import { requireSessionSecret } from '../session/secret';
import { callRemoteHost } from './remote-host';

export interface HandleOptions {
  readonly locale: Locale;
  readonly authorization?: string;
  readonly sessionSeal?: string;
  readonly taskLink?: string;
}

/** What pages of the framework call instead of the door: the same contract without the round trip. */
export interface MarketplaceHandle {
  call<Name extends CallName>(name: Name, input: CallRequest<Name>, options: HandleOptions): Promise<CallAnswer<Name>>;
}

const HANDLE = Symbol.for('pelakfan.marketplace');
// A page is rendered before its answer's headers are ours, so it can neither begin nor end a session.
const controls: AnswerControls = { setSession: () => undefined };

/** Leaves the handle for lib/client/server.ts; before the framework prepares, so that no page comes too early. */
export function publishHandle(app: App, siteUrl: string): MarketplaceHandle {
  const handle: MarketplaceHandle = {
    call: async (name, input, options) => {
      const facts = await toFacts(app, options, siteUrl);
      try {
        const remote = getRemoteHost(name, app);
        return await (remote === undefined ? app.call(name, input, facts, controls) : callElsewhere(name, input, facts, app, remote));
      } catch (error) {
        throw error instanceof CallError ? withWords(error, options.locale) : error;
      }
    },
  };
  Reflect.set(globalThis, HANDLE, handle);
  return handle;
}

async function toFacts(app: App, options: HandleOptions, siteUrl: string): Promise<CallFacts> {
  const opened = options.sessionSeal === undefined ? null : await openSessionSeal(options.sessionSeal, requireSessionSecret(app.context.configuration));
  return {
    locale: options.locale,
    siteUrl,
    ipAddress: '127.0.0.1',
    deviceId: '',
    isBrowserPage: true,
    idempotencyKey: null,
    captchaResponse: null,
    referralToken: null,
    requestId: randomUUID(),
    authorization: options.authorization ?? options.taskLink ?? opened?.token ?? null,
  };
}

function withWords(error: CallError, locale: Locale): CallError {
  if (error.message !== error.key) return error;
  const { key, params, fields, details, retryAfterSeconds } = error;
  const words = toErrorEnvelope(error, locale).responseStatus.descr;
  return new CallError(key, { words, params, fields, details, cause: error, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
}

function getRemoteHost(name: CallName, app: App): string | undefined {
  const { MAIN_API_URL, FILE_API_URL, PAYMENT_API_URL } = app.context.configuration;
  return { main: MAIN_API_URL, file: FILE_API_URL, ipg: PAYMENT_API_URL }[contract[name].host];
}

async function callElsewhere<Name extends CallName>(name: Name, input: unknown, facts: CallFacts, app: App, host: string): Promise<CallAnswer<Name>> {
  const definition: CallDefinition = contract[name];
  const { path, rest } = fillPath(definition.path, input);
  const isGet = definition.method === 'GET';
  const body = isGet ? null : new TextEncoder().encode(JSON.stringify(rest));
  const response = await callRemoteHost(
    { name, method: definition.method, url: `${host.replace(/\/+$/, '')}/${path}${isGet ? toQuery(rest) : ''}`, contentType: isGet ? null : 'application/json', body },
    facts,
    controls,
    app.context,
  );
  return readAnswer<Name>(definition, await response.json().catch(() => null));
}

/** Nothing is read from an answer whose desc or value is not success (C-91). */
function readAnswer<Name extends CallName>(definition: CallDefinition, body: unknown): CallAnswer<Name> {
  const status = readField(body, 'responseStatus');
  const isAnswered = definition.isBare ? status === undefined : isSuccess(definition.name, readField(body, 'desc'), readField(status, 'value'));
  const name = readField(status, 'name');
  const words = readField(status, 'descr');
  if (!isAnswered) throw new CallError(typeof name === 'string' && isErrorKey(name) ? name : 'UnknownError', typeof words === 'string' ? { words } : {});
  const parsed = definition.answer.safeParse(body);
  if (!parsed.success) throw new CallError('service-unavailable', { cause: parsed.error });
  return parsed.data as CallAnswer<Name>;
}

function readField(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
