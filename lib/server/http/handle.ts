import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { Locale } from '@/lib/i18n/locales';

import type { App, CallFacts } from '../app';
import type { AnswerControls } from '../context';
import { toErrorEnvelope } from '../envelope';
import { getRequestId } from '../observability';
import { openSessionSeal } from '../session/seal';
import { requireSessionSecret } from '../session/secret';

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
        return await app.call(name, input, facts, controls);
      } catch (error) {
        throw error instanceof CallError ? withWords(error, options.locale) : error;
      }
    },
  };
  Reflect.set(globalThis, HANDLE, handle);
  return handle;
}

async function toFacts(app: App, options: HandleOptions, siteUrl: string): Promise<CallFacts> {
  const opened =
    options.sessionSeal === undefined
      ? null
      : await openSessionSeal(options.sessionSeal, requireSessionSecret(app.context.configuration));
  return {
    locale: options.locale,
    siteUrl,
    ipAddress: '127.0.0.1',
    deviceId: '',
    isBrowserPage: true,
    idempotencyKey: null,
    captchaResponse: null,
    referralToken: null,
    requestId: getRequestId(),
    isRendering: true,
    authorization: options.authorization ?? options.taskLink ?? opened?.token ?? null,
  };
}

function withWords(error: CallError, locale: Locale): CallError {
  if (error.message !== error.key) return error;
  const { key, params, fields, details, retryAfterSeconds } = error;
  const words = toErrorEnvelope(error, locale).responseStatus.descr;
  return new CallError(key, {
    words,
    params,
    fields,
    details,
    cause: error,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
