import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

import { createEmbeddedBroker, type EmbeddedBroker } from '../../adapters/broker/embedded';
import { NO_PROBLEMS } from '../../start/readiness';
import { uploadedFiles, users } from '../../schema';
import { createTestService, type TestService } from '../../testing/call';
import { loadTestMarket } from '../../testing/market';
import { KEPT } from '../../testing/pages';
import { waitUntil } from '../../testing/wait-until';
import { createBrokerSocket } from './broker-socket';
import { createDoor } from '../door/door';
import { listen, type Listening } from './listen';
import type { Site } from '../pages/next-site';

const INLINE = '<script>var a = 1</script>';
const CITIES = '/api/main/geo/province-and-city';
const OWN_ID = 7;

/** A framework that answers in each of its ways, and sets no header of security itself. */
const site: Site = {
  handle: async (request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/_next/static/broken')) throw new Error('the framework failed');
    if (path.startsWith('/empty-shell/'))
      return void response.writeHead(500, { 'content-type': 'text/html' }).end('<html></html>');
    if (path === '/login') return void response.writeHead(308, { location: '/login/' }).end();
    if (path.startsWith('/my-order-list/')) return void response.writeHead(307, { location: '/login/?next=%2F' }).end();
    if (path.startsWith('/404/'))
      return void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<html></html>');
    if (path.startsWith('/_next/static/'))
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end('export {}');
    if (request.headers.rsc)
      return void response
        .writeHead(200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=300' })
        .end('part');
    return void response.writeHead(200, KEPT).end(`<!DOCTYPE html><html><body>${INLINE}</body></html>`);
  },
  upgrade: null,
  close: async () => undefined,
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

describe('[C-security] every answer restricts the browser', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let listening: Listening;
  let url: string;
  beforeAll(async () => {
    service = await createTestService({ environment: { SITE_URL: 'https://pelakfan.example' } });
    await loadTestMarket(service);
    const { database, storage } = service.context.ports;
    const createdAt = service.clock.now();
    await database.connection
      .insert(users)
      .values({ id: OWN_ID, mobile: '09120000007', firstName: 'a', lastName: 'b', inviteCode: 'x', createdAt });
    await storage.put('2026-11/file-1', new TextEncoder().encode(INLINE), 'text/html');
    await database.connection.insert(uploadedFiles).values({
      id: 1,
      ownerId: OWN_ID,
      storageKey: '2026-11/file-1',
      contentType: 'text/html',
      sizeBytes: INLINE.length,
      createdAt,
    });
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: service.clock });
    listening = await listen({
      app: service.app,
      door: createDoor(service.app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: createBrokerSocket(broker.accept),
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    listening.useSite(site);
    url = `http://127.0.0.1:${listening.port}`;
  });
  afterAll(async () => {
    await listening.close();
    await broker.close();
    await service.close();
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { redirect: 'manual', headers, ...init });
  const post = (
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
  ) => get(path, headers, { method: 'POST', body });
  const countHits = () => listening.getPageStatistics()?.hits ?? 0;
  /** Asks until the page came from memory. */
  const getKept = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    let response = await get(path, headers);
    await waitUntil(async () => {
      const before = countHits();
      response = await get(path, headers);
      return countHits() > before;
    });
    return response;
  };
  /** Asks until the call's answer came from memory: only such a one has an ETag. */
  const getRemembered = async (path: string) => {
    let response = await get(path);
    await waitUntil(async () => {
      response = await get(path);
      return response.headers.has('etag');
    });
    return response;
  };
  const getUnchanged = async (path: string, ask = get) =>
    get(path, { 'if-none-match': (await ask(path)).headers.get('etag') ?? '' });

  /** Bytes of one's own, as no browser would write them. */
  const sendRaw = (text: string) =>
    new Promise<Answer>((resolve, reject) => {
      const socket = connect(listening.port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => {
        const [status = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
        resolve({
          status: Number(status.split(' ')[1]),
          headers: new Headers(
            lines.map((line): [string, string] => [
              line.slice(0, line.indexOf(':')),
              line.slice(line.indexOf(':') + 1).trim(),
            ]),
          ),
        });
      });
    });
  const request = (first: string, ...headers: string[]) =>
    sendRaw([first, 'Connection: close', ...headers, '', ''].join('\r\n'));

  it.each<[string, number, () => Promise<Answer>]>([
    ['a page rendered now', 200, () => get('/services/?city=1')],
    ['a page from memory', 200, () => getKept('/')],
    ['a page from memory that is unchanged', 304, () => getUnchanged('/', getKept)],
    ['the head of a page', 200, () => get('/', {}, { method: 'HEAD' })],
    [
      'a navigation from memory',
      200,
      () => getKept('/services/?_rsc=abc', { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/' }),
    ],
    ['a navigation for one visitor', 200, () => get('/?_rsc=abc', { rsc: '1', 'next-router-state-tree': 'x' })],
    [
      'a form sent to a page',
      405,
      () => post('/contact/', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['a page that is not there', 404, () => get('/404/')],
    ['a file that is not there', 404, () => get('/made-up.png')],
    ['a file that is not there and was a page elsewhere', 307, () => get('/made-up.php')],
    ['a file of the build', 200, () => get('/_next/static/chunks/a.js')],
    ['a public file', 200, () => get('/robots.txt')],
    ['a redirect of the framework', 307, () => get('/my-order-list/')],
    ['a redirect to the slashed address', 308, () => get('/login')],
    ['a redirect of a service that does not exist', 307, () => get('/services/made-up/')],
    ['a page that failed', 503, () => get('/empty-shell/')],
    ['a file that failed', 503, () => get('/_next/static/broken.js')],
    ['an address that is too long', 414, () => get(`/${'a'.repeat(9000)}`)],
    ['a call from memory', 200, () => getRemembered(CITIES)],
    ['a call that is unchanged', 304, () => getUnchanged(CITIES, getRemembered)],
    ['a call that changes something', 200, () => post('/api/main/user/userexist', '{"mobilenumber":"09120000001"}')],
    ['a call with a wrong input', 400, () => post('/api/main/user/userexist', '{')],
    ['a call without a session', 401, () => post('/api/main/user/getuserinfo', '{}')],
    [
      'a call from another site',
      403,
      () =>
        post('/api/main/security/logout', '{}', {
          'content-type': 'application/json',
          origin: 'https://elsewhere.example',
        }),
    ],
    ['a call that does not exist', 404, () => get('/api/main/made-up')],
    ['a call by the wrong method', 405, () => get('/api/main/security/login')],
    ['a call that is too large', 413, () => post('/api/main/user/userexist', `"${'x'.repeat(200_000)}"`)],
    ['a call of the wrong type', 415, () => post('/api/main/user/userexist', 'a', { 'content-type': 'text/plain' })],
    [
      'a form of a page without a script',
      303,
      () => post('/api/forms/contact/en', '', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['an address below the API that is none', 404, () => get('/api/forms/made-up/en')],
    ['the documents of the API', 200, () => get('/api/openapi.json')],
    ['the service worker', 200, () => get('/service-worker.js')],
    ['health', 200, () => get('/healthz')],
    ['readiness', 200, () => get('/readyz')],
    ['what is no HTTP', 400, () => sendRaw('what is this\r\n\r\n')],
    [
      'headers that are too large',
      431,
      () => request('GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(40_000)}`),
    ],
    ['a request that names no host', 400, () => request('GET / HTTP/1.1')],
    ['an expectation that nobody meets', 417, () => request('GET / HTTP/1.1', 'Host: localhost', 'Expect: cookies')],
    [
      'a WebSocket elsewhere',
      404,
      () => request('GET /elsewhere HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'),
    ],
    [
      'a WebSocket that is none',
      400,
      () => request('GET /mqtt HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'),
    ],
  ])('%s (%i)', async (_what, status, ask) => {
    const { headers, status: answered } = await ask();
    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
    );
    expect([answered, policy.get('default-src')]).toEqual([status, "'self'"]);
    expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]{44}')*$/);
    for (const name of ['object-src', 'frame-src', 'frame-ancestors'])
      expect([name, policy.get(name)]).toEqual([name, "'none'"]);
    for (const name of ['base-uri', 'form-action']) expect([name, policy.get(name)]).toEqual([name, "'self'"]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });

  it('an uploaded file runs nowhere, whatever it is', async () => {
    const { headers, status } = await get('/api/file/uploads/1', { authorization: `as-user-${OWN_ID}` });
    expect([
      status,
      headers.get('content-security-policy'),
      headers.get('x-content-type-options'),
      headers.get('content-disposition'),
    ]).toEqual([200, "default-src 'none'; sandbox", 'nosniff', 'attachment']);
  });

  it('the policy allows the inline scripts of the page itself and of no other answer', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/')).toContain("'sha256-");
    expect(await policyOf('/404/')).not.toContain("'sha256-");
  });
});
