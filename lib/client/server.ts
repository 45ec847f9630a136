import 'server-only';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

export interface ServerCallOptions {
  readonly locale: Locale;
  /** A bare session token or a task's signed link. */
  readonly authorization?: string;
  /** The session cookie's value as the browser sent it; its seal is opened by the marketplace. */
  readonly sessionSeal?: string;
  /** The signed link of a task, where the page was opened by one (BEHAVIOUR 1.9). */
  readonly taskLink?: string;
}

/**
 * The marketplace that the framework's program offers to its pages (lib/server/http/pages/marketplace-for-pages.ts).
 */
interface MarketplaceForPages {
  call<Name extends CallName>(
    name: Name,
    input: CallRequest<Name>,
    options: ServerCallOptions,
  ): Promise<CallAnswer<Name>>;
}

// Module state is separate for pages and start-up; this is shared by the whole process.
const MARKETPLACE = Symbol.for('pelakfan.marketplace');

function isMarketplace(value: unknown): value is MarketplaceForPages {
  return typeof value === 'object' && value !== null && 'call' in value && typeof value.call === 'function';
}

/**
 * Makes a call from a server component, without the round trip over HTTP; a host elsewhere (MAIN_API_URL) is asked by
 * the marketplace. Throws CallError, with service-unavailable where no marketplace runs in this process (a build).
 */
export async function callOnServer<Name extends CallName>(
  name: Name,
  input: CallRequest<Name>,
  options: ServerCallOptions,
): Promise<CallAnswer<Name>> {
  const marketplace: unknown = Reflect.get(globalThis, MARKETPLACE);
  if (!isMarketplace(marketplace)) throw new CallError('service-unavailable');
  try {
    return await marketplace.call(name, input, options);
  } catch (error) {
    throw toOwnCallError(error);
  }
}

/** The bundler gives pages a CallError class of their own; an error of the other one is told by its shape. */
function toOwnCallError(error: unknown): unknown {
  if (error instanceof CallError || !(error instanceof Error) || error.name !== 'CallError') return error;
  const { key, params, fields, details, retryAfterSeconds } = error as CallError;
  return new CallError(key, {
    params,
    fields,
    details,
    cause: error,
    words: error.message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
