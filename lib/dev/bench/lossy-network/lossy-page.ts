import { WebSocket } from 'ws';

import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';
import { CallError } from '@/lib/contract/call-error';
import { listCallNames } from '@/lib/contract';
import { getAddress } from '@/lib/contract/addresses';
import type { TestService } from '@/lib/server/testing/call';

interface LossyNetwork {
  /** The site's address, where the page finds the broker. */
  readonly siteUrl: string;
  /** The share of lost calls, 0 to 1: half of them never arrive, the other half lose their answer. */
  readonly share: number;
  readonly random: () => number;
}

/** The counts of begun, ended and lost calls. */
export interface Calls {
  begun: number;
  ended: number;
  lost: number;
}

/**
 * The broker's client waits for Node's callback of each sending, which the page's own way to open a line
 * (open-web-socket.ts) does not hand on.
 */
class PageSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols);
    const send = this.send.bind(this);
    Object.defineProperty(this, 'send', {
      get: () => send,
      set(replaced: unknown) {
        void replaced;
      },
    });
  }
}

/**
 * The parts of one provider's browser that alerts and waiting moves need, behind a bad network. The database must not
 * find it when it starts.
 */
export function becomeLossyPage(
  service: TestService,
  account: { readonly userId: number; readonly roleId: number },
  network: LossyNetwork,
): Calls {
  const calls: Calls = { begun: 0, ended: 0, lost: 0 };
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
    location: { origin: network.siteUrl },
    localStorage: createStorage(),
  });
  page.localStorage.setItem(USER_ACCOUNT_KEY, JSON.stringify(account));
  Object.assign(globalThis, { window: page, document: page, WebSocket: PageSocket });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const isLost = () => {
    const is = network.random() < network.share / 2;
    if (is) calls.lost += 1;
    return is;
  };
  globalThis.fetch = async (input) => {
    calls.begun += 1;
    try {
      const request = input as Request;
      if (isLost()) throw new TypeError('The request was lost.');
      const answer = await answerCall(service, account.userId, request, network.siteUrl);
      if (isLost()) throw new TypeError('The answer was lost.');
      return answer;
    } finally {
      calls.ended += 1;
    }
  };
  return calls;
}

/** A browser's storage: its own fields are the stored values. */
function createStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

/** Answers a request of the page as the door would. */
async function answerCall(service: TestService, as: number, request: Request, siteUrl: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = listCallNames().find((one) => `/api/${getAddress(one).host}/${getAddress(one).path}` === pathname);
  if (!name) throw new Error(`The page asks for ${pathname}, which is no call.`);
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
  try {
    const input: unknown = request.method === 'GET' ? {} : await request.json();
    const by = { as, facts: { siteUrl }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    const answer = await service.callWrongly(name, input, by);
    const success = { desc: 'Success', responseStatus: { value: 9999, name: 'SUCCESS', descr: '' } };
    return Response.json({ ...(answer as object), ...success });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { key, status, value, message, details } = error;
    const responseStatus = { value, name: key, descr: message };
    return Response.json({ ...details, desc: key, responseStatus }, { status });
  }
}
