import { Agent, request as httpRequest } from 'node:http';
import { randomBytes } from 'node:crypto';

import mqtt from 'mqtt';

import { createEmbeddedBroker, type EmbeddedBroker } from '../../adapters/broker/embedded';
import { NO_PROBLEMS } from '../../start/readiness';
import { useMarket } from '../../testing/use-market';
import { createBrokerSocket } from './broker-socket';
import { createDoor } from '../door/door';
import { listen } from './listen';
import type { Site } from '../pages/next-site';
import { observeSite } from './observe-site';

const slowSite: Site = {
  handle: async (request, response) => void (request.url === '/never/' ? undefined : response.end('page')),
  upgrade: null,
  close: async () => undefined,
};

describe('the HTTP server', () => {
  const service = useMarket({ holds: 'nothing' });

  const brokers: EmbeddedBroker[] = [];
  afterEach(async () => {
    await Promise.all(brokers.splice(0).map((broker) => broker.close()));
  });
  const start = async () => {
    const broker = await createEmbeddedBroker({ key: randomBytes(32), clock: service.clock });
    brokers.push(broker);
    const listening = await listen({
      app: service.app,
      door: createDoor(service.app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: createBrokerSocket(broker.accept),
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    return { broker, listening, url: `http://127.0.0.1:${listening.port}` };
  };

  it('passes a response to the framework with one close listener of its own, whatever it does after the answer', async () => {
    const { listening, url } = await start();
    const counts = new Map<string, number>();
    const noting: Site = {
      ...slowSite,
      handle: async (request, response) => {
        counts.set(`${request.method} ${request.url}`, response.listenerCount('close'));
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>page</body></html>');
      },
    };
    listening.useSite(observeSite(noting));
    const asks = [
      ['GET', '/', {}],
      ['GET', '/?a=b', { rsc: '1' }],
      ['GET', '/user-profile/', { cookie: 'session=somebody' }],
      ['HEAD', '/login/', {}],
      ['GET', '/robots.txt', {}],
      ['GET', '/_next/static/chunks/a.js', {}],
      ['POST', '/en/', {}],
    ] as const;
    for (const [method, path, headers] of asks) await fetch(url + path, { method, headers });
    expect(counts.size).toBeGreaterThan(4);
    // Node warns beyond ten, and the framework adds up to eight where it renders twice.
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    await listening.close();
  });

  it('lets early visitors wait for the framework, and reports until then that it is not ready', async () => {
    const { listening, url } = await start();
    const early = fetch(`${url}/`);
    const unready = await fetch(`${url}/readyz`);
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: 'unready', reasons: ['pages'], degraded: [] },
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    listening.useSite(slowSite);
    expect([(await early).status, (await fetch(`${url}/`)).status, (await fetch(`${url}/readyz`)).status]).toEqual([
      200, 200, 200,
    ]);
    await listening.close();
  });

  it('has neither outbox nor bank, clock or page of parts once anything real is configured', async () => {
    const { listening, url } = await start();
    listening.useSite(slowSite);
    const statuses = await Promise.all(
      ['/api/dev/outbox', '/dev/outbox/', '/dev/bank/T0/', '/dev/parts/', '/en/dev/parts/'].map(
        async (path) => (await fetch(`${url}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await fetch(`${url}/api/dev/clock`, { method: 'POST', body: '{"advanceMs":1}' })).status).toBe(404);
    await listening.close();
  });

  it('sends unknown addresses under /services/ away before the framework sees them', async () => {
    const { listening, url } = await start();
    listening.useSite(slowSite);
    const response = await fetch(`${url}/services/made-up/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/404/']);
    // /404/ names the address.
    expect(response.headers.get('set-cookie')).toMatch(/^missing_address=%2Fservices%2Fmade-up%2F; Path=\/404\/;/);
    await listening.close();
  });

  it('[X-12] answers a missing file’s address with a page for people, and with 404 for programs', async () => {
    const { listening, url } = await start();
    listening.useSite(slowSite);
    const see = async (path: string, accept: string) => {
      const response = await fetch(`${url}${path}`, { headers: { accept }, redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await see('/old-page.html', '*/*')).toEqual([307, '/404/']);
    expect(await see('/de/old.page', 'text/html,*/*;q=0.8')).toEqual([307, '/de/404/']);
    expect(await see('/made-up.png', 'image/*')).toEqual([404, null]);
    await listening.close();
  });

  it('refuses to write to a page by each method of HTTP', async () => {
    const { listening, url } = await start();
    listening.useSite(slowSite);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${url}/faq/`, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await fetch(`${url}/faq/`, { method: 'HEAD' })).status).toBe(200);
    await listening.close();
  });

  it('sends the policy with every answer: pages, refusals, redirects, calls', async () => {
    const { listening, url } = await start();
    listening.useSite(slowSite);
    const answers = await Promise.all(
      [
        '/',
        '/made-up.txt',
        '/services/made-up/',
        '/favicon.ico',
        '/healthz',
        `/${'a'.repeat(9000)}`,
        '/api/main/made-up',
      ].map((path) => fetch(`${url}${path}`, { redirect: 'manual' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 307, 200, 200, 414, 404]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; /);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    await listening.close();
  });

  it('ends within seconds with kept-alive connections, open sockets and a page that never comes', async () => {
    const { broker, listening, url } = await start();
    listening.useSite(slowSite);
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) =>
      httpRequest(`${url}/`, { agent }, (response) => response.resume().on('end', resolve)).end(),
    );
    const pending = httpRequest(`${url}/never/`, { agent });
    const isCut = new Promise<void>((resolve) => pending.on('error', () => resolve()));
    pending.end();
    const credentials = await broker.issueCredentials({
      userId: '1',
      sessionId: 's',
      topics: ['work/1'],
      lifetimeMs: 60_000,
      siteUrl: url,
    });
    const { clientId, username, password } = credentials;
    const client = mqtt.connect(credentials.url, { clientId, username, password, reconnectPeriod: 0 });
    await new Promise((resolve) => client.once('connect', resolve));
    const isClientCut = new Promise((resolve) => client.once('close', () => resolve(true)));

    const begunAt = Date.now();
    await listening.close();
    expect(Date.now() - begunAt).toBeLessThan(8000);
    await Promise.all([isCut, isClientCut]);
    await expect(fetch(url)).rejects.toThrow();
    agent.destroy();
  });

  it('ends a WebSocket that is not the broker’s', async () => {
    const { listening, url } = await start();
    const request = httpRequest(`${url}/elsewhere`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      },
    });
    const status = new Promise((resolve) => request.on('response', (response) => resolve(response.statusCode)));
    request.end();
    expect(await status).toBe(404);
    await listening.close();
  });
});
