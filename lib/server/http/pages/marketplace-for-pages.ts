import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { Locale } from '@/lib/i18n/locales';

import type { App, CallFacts } from '../../app';
import type { AnswerControls } from '../../context';
import { toErrorEnvelope } from '../../calls/envelope';
import { getRequestId } from '../../observability';
import { openSessionSeal } from '../../session/seal';
import { requireSessionSecret } from '../../secrets/session-secret';

export interface PageCallOptions {
  readonly locale: Locale;
  readonly authorization?: string;
  readonly sessionSeal?: string;
  readonly taskLink?: string;
}

/** The marketplace that the framework's pages call instead of the door: the same contract without the round trip. */
export interface MarketplaceForPages {
  call<Name extends CallName>(
    name: Name,
    input: CallRequest<Name>,
    options: PageCallOptions,
  ): Promise<CallAnswer<Name>>;
}

const MARKETPLACE = Symbol.for('pelakfan.marketplace');
// A page is rendered before its answer's headers are ours, so it can neither begin nor end a session.
const controls: AnswerControls = { setSession: () => undefined };

/**
 * Leaves the marketplace where lib/client/server.ts finds it; before the framework prepares, so that no page comes too
 * early.
 */
export function publishMarketplace(app: App, siteUrl: string): MarketplaceForPages {
  const marketplace: MarketplaceForPages = {
    call: async (name, input, options) => {
      const facts = await toFacts(app, options, siteUrl);
      try {
        return await app.call(name, input, facts, controls);
      } catch (error) {
        throw error instanceof CallError ? withWords(error, options.locale) : error;
      }
    },
  };
  Reflect.set(globalThis, MARKETPLACE, marketplace);
  return marketplace;
}

async function toFacts(app: App, options: PageCallOptions, siteUrl: string): Promise<CallFacts> {
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
