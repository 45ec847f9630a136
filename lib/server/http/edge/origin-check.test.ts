import { randomUUID } from 'node:crypto';

import { contract, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';
import { SESSION_MS } from '@/lib/domain/constants/identity';

import { sealSession, SESSION_COOKIE } from '../../session/seal';
import { requireSessionSecret } from '../../secrets/session-secret';
import { useMarketOverHttp } from '../../testing/use-market';

const SITE = 'https://pelakfan.example';
const names = Object.keys(contract) as CallName[];
const changing = names.filter((name) => !contract[name].isSafe);
const reading = names.filter((name) => contract[name].isSafe);

/** A browser's headers for a request from another site's page, and for a link there. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://blog.pelakfan.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://pelakfan.example' },
  { origin: 'https://pelakfan.example.elsewhere.example' },
  { origin: 'null' },
  { referer: 'https://elsewhere.example/?https://pelakfan.example/' },
  // Two that only somebody without a browser can send: the one that a browser writes itself is believed.
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
];
const OWN: readonly Readonly<Record<string, string>>[] = [
  { origin: SITE, 'sec-fetch-site': 'same-origin' },
  { origin: SITE },
  { referer: `${SITE}/profile/` },
];

describe('a call that changes state', () => {
  const ran: CallName[] = [];
  // Each handler says that it was reached, and then fails in a way that no check does.
  const handlers = Object.fromEntries(
    names.map((name) => [name, async () => (ran.push(name), Promise.reject(new CallError('nobody-free')))]),
  );
  const { service, site } = useMarketOverHttp({ holds: 'nothing', environment: { SITE_URL: SITE }, handlers });
  let cookie: string;
  beforeAll(async () => {
    const seal = await sealSession(
      {
        token: 'as-user-7',
        userId: 7,
        roleId: null,
        isOperator: false,
        expiresAtMs: service.clock.now().getTime() + SESSION_MS,
      },
      requireSessionSecret(service.context.configuration),
    );
    cookie = `${SESSION_COOKIE}=${seal}`;
  });
  beforeEach(() => void ran.splice(0));

  const ask = async (name: CallName, headers: Readonly<Record<string, string>>) => {
    const { host, method, path }: CallDefinition = contract[name];
    const filled = path.replace('{prefix}{reqId}', 'local-1').replace(/\{\w+\}/g, '1');
    const body =
      method === 'POST'
        ? {
            body: '{}',
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie, ...headers },
          }
        : { headers: { cookie, ...headers } };
    const response = await fetch(`${site.url}/api/${host}/${filled}`, { method, ...body });
    const { responseStatus } = await response.json();
    return `${response.status} ${responseStatus.name}`;
  };

  it.each(changing)(
    '[C-security] %s is refused from every other site that the cookie came from, before anything runs',
    async (name) => {
      for (const headers of FOREIGN) expect([headers, await ask(name, headers)]).toEqual([headers, '403 other-origin']);
      expect(ran).toEqual([]);
      for (const headers of OWN) expect([headers, await ask(name, headers)]).not.toEqual([headers, '403 other-origin']);
    },
  );

  it('is one of the contract’s list, and the others are read by GET alone', () => {
    expect(changing.length).toBeGreaterThan(60);
    for (const name of reading) expect([name, contract[name].method]).toEqual([name, 'GET']);
  });

  it('is refused as a GET without a known origin', async () => {
    const byLink = changing.filter((name) => contract[name].method === 'GET');
    expect(byLink.length).toBeGreaterThan(0);
    for (const name of byLink) expect([name, await ask(name, {})]).toEqual([name, '403 other-origin']);
    expect(ran).toEqual([]);
  });

  it('reaches its handler from our own page', async () => {
    expect(await ask('security/logout', OWN[0] ?? {})).toMatch(/nobody-free/);
    expect(ran).toEqual(['security/logout']);
  });

  it('is refused as a form of another site’s page, too', async () => {
    const send = (headers: Readonly<Record<string, string>>) =>
      fetch(`${site.url}/api/forms/contact/en`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
        body: 'mobile=09120000001&name=a&text=b',
      });
    expect((await send(FOREIGN[0] ?? {})).headers.get('location')).toBe('/en/contact/#failed');
    expect(ran).toEqual([]);
  });
});
