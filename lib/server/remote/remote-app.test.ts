import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

import { pino } from 'pino';
import sharp from 'sharp';

import { CallError } from '@/lib/contract/call-error';
import { REMOTE_READ_TIMEOUT_MS, REMOTE_SILENCE_MS, REMOTE_WRITE_TIMEOUT_MS } from '@/lib/domain/constants';
import { toPasswordDigest } from '@/lib/domain/password';

import type { App, CallFacts } from '../app';
import { readConfiguration } from '../configuration';
import { publishHandle } from '../http/handle';
import { SESSION_COOKIE } from '../session/seal';
import { aDraft } from '../seed/stories/orders';
import { aCatalogue, aFreeProvider, TAJRISH_ID } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { listenBeforeHosts, listenForTests } from '../testing/http';
import { registerPerson } from '../testing/person';
import { createRemoteApp } from './remote-app';
import { rememberBundle } from './remember-bundle';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const success = { desc: 'Success', responseStatus: { value: 9999, name: 'Success', descr: '' } };
const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4 };
const facts: CallFacts = {
  locale: 'de',
  siteUrl: 'http://localhost:3000',
  ipAddress: '192.0.2.7',
  deviceId: '',
  isBrowserPage: true,
  idempotencyKey: null,
  captchaResponse: null,
  referralToken: null,
  requestId: 'r-1',
  authorization: null,
};

/** A site whose three hosts are all at one address. */
function openSite(url: string, clock: TestService['clock']): App {
  const configuration = readConfiguration({
    SITE_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a-secret-that-only-the-tests-know-of-0123456789',
    MAIN_API_URL: `${url}/api/main/`,
    FILE_API_URL: `${url}/api/file`,
    PAYMENT_API_URL: `${url}/api/ipg`,
  });
  return rememberBundle(createRemoteApp({ configuration, log, ports: { clock } }, null));
}

describe('a site before another instance of the project', () => {
  let service: TestService;
  let site: App;
  let url: string;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
    const host = await listenForTests(service);
    site = openSite(host.url, service.clock);
    const front = await listenBeforeHosts(site);
    ({ url } = front);
    closers.push(front.close, host.close, service.close);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/main/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const logIn = async (mobile: string, password: string) => {
    const login = await post('security/login', { mobile, password: toPasswordDigest(mobile, password) });
    const set = login.headers.getSetCookie().find((value) => value.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    return { login, cookie: set.slice(0, set.indexOf(';')) };
  };

  it('[C-90] logs a person in, orders, uploads and logs out there; the page never sees the token', async () => {
    const { userId, mobile, password } = await registerPerson(service, '09123330001');
    const { login, cookie } = await logIn(mobile, password);
    expect(await login.json()).toMatchObject({ desc: 'Success', account: { userId } });
    expect(JSON.stringify(await (await logIn(mobile, password)).login.json())).not.toContain('token');

    const provider = await aFreeProvider(service.context);
    const added = await post(
      'user/adddeliveryaddress',
      { deliveryaddrname: 'Home', deliveryaddr: 'No. 12, Second Alley', locationid: TAJRISH_ID },
      { cookie },
    );
    const { deliveryaddrid } = (await added.json()) as { deliveryaddrid: number };
    const draft = aDraft({ service, customer: { userId, mobile, addressId: deliveryaddrid }, provider });
    const placed = await post('clean/addcleanrequest', draft, { cookie, 'idempotency-key': crypto.randomUUID() });
    expect(await placed.json()).toMatchObject({ desc: 'Success', state: 'PENDING_PAYMENT' });

    const form = new FormData();
    form.append(
      'file',
      new Blob(
        [
          new Uint8Array(
            await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
              .png()
              .toBuffer(),
          ),
        ],
        { type: 'image/png' },
      ),
      'stain.png',
    );
    const uploaded = await fetch(`${url}/api/file/uploadimage`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    const { lstFileDocument } = (await uploaded.json()) as { lstFileDocument: { fileurl: string }[] };
    const picture = new URL(lstFileDocument[0]?.fileurl ?? 'nowhere:', url).pathname;
    expect([
      (await fetch(`${url}${picture}`, { headers: { cookie } })).headers.get('content-type'),
      (await fetch(`${url}${picture}`)).status,
    ]).toEqual([expect.stringMatching(/^image\//), 401]);

    expect(
      await (
        await fetch(`${url}/api/main/security/logout`, {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
        })
      ).json(),
    ).toMatchObject({ desc: 'Success' });
    expect((await post('user/getuserinfo', {}, { cookie })).status).toBe(401);
  });

  it('says the host’s own errors in the person’s language, and bad input before the way to the host', async () => {
    const refused = await post(
      'security/login',
      { mobile: '09123330009', password: toPasswordDigest('09123330009', '0000') },
      { 'accept-language': 'de' },
    );
    const words = (await refused.json()) as { responseStatus: { name: string; descr: string } };
    expect(words.responseStatus.name).toBe('invalid-login');
    expect(words.responseStatus.descr).not.toBe('invalid-login');
    expect((await post('security/login', { mobile: 5 })).status).toBe(400);
  });

  it('lets a page call without the round trip of its own door', async () => {
    const handle = publishHandle(site, 'http://localhost:3000');
    expect(await handle.call('boot/calchours', home, { locale: 'de' })).toEqual({ needHour: expect.any(Number) });
    expect(
      (await handle.call('boot/getallcategoryv3', {}, { locale: 'ar' })).lstCategoriesWithSubCategories.length,
    ).toBeGreaterThan(10);
  });
});

describe('a host elsewhere that is slow, wrong or down', () => {
  let service: TestService;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    service = await createTestService();
    closers.push(service.close);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  const startHost = async (listener: RequestListener, port = 0) => {
    const server = createServer(listener).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the host has no port');
    const close = async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    };
    closers.push(close);
    return { url: `http://127.0.0.1:${address.port}`, port: address.port, close };
  };
  const answering = (body: string, status = 200, headers: Record<string, string> = {}) =>
    startHost((_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
    );
  const calculate = async (url: string) =>
    openSite(url, service.clock).call('boot/calchours', home, facts, { setSession: () => undefined });
  const anError = (key: string) => expect.objectContaining({ name: 'CallError', key });

  it.each([
    ['HTML of a proxy', '<html>502 Bad Gateway</html>', 502],
    ['nothing at all', '', 200],
    ['an answer without its envelope', '{"needHour":3}', 200],
    ['another shape than the contract’s', JSON.stringify({ ...success, needHour: 'three' }), 200],
    ['half a JSON text', '{"desc":"Succ', 200],
    ['null', 'null', 200],
  ])('%s is “service unavailable”, never half an answer', async (_what, body, status) => {
    const { url } = await answering(body, status);
    await expect(calculate(url)).rejects.toEqual(anError('service-unavailable'));
  });

  it('is not followed when it sends the asker on', async () => {
    const asked: string[] = [];
    const trap = await startHost((request, response) => (asked.push(request.url ?? ''), response.end('{}')));
    const { url } = await answering('', 302, { location: trap.url });
    await expect(calculate(url)).rejects.toEqual(anError('service-unavailable'));
    expect(asked).toEqual([]);
  });

  it('[C-91] is believed only when desc and value both say success, and named as it names itself', async () => {
    const wrongWord = await answering(
      JSON.stringify({ desc: 'Nonsense', responseStatus: { value: 9999, name: 'x', descr: '' }, needHour: 3 }),
    );
    await expect(calculate(wrongWord.url)).rejects.toThrow(CallError);
    const refusing = await answering(
      JSON.stringify({
        desc: 'service-not-available',
        responseStatus: { value: 4099, name: 'service-not-available', descr: 'Nicht verfügbar' },
        needHour: 3,
      }),
    );
    await expect(calculate(refusing.url)).rejects.toMatchObject({
      key: 'service-not-available',
      message: 'Nicht verfügbar',
    });
    const expired = await answering(
      JSON.stringify({ desc: 'gone', responseStatus: { value: 1005, name: 'whatever', descr: '' } }),
      401,
    );
    await expect(calculate(expired.url)).rejects.toEqual(anError('session-expired'));
  });

  it('[T-01] [T-03] has begun a registration, or taken a code, only where it says so by SPEC’s names', async () => {
    const asked = async (call: 'security/register' | 'security/checkactivationCode', fields: object) => {
      const { url } = await answering(JSON.stringify({ ...success, ...fields }));
      const input =
        call === 'security/register'
          ? { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09121234567' }
          : { activationCode: '1234', mobile: '09121234567' };
      return openSite(url, service.clock)
        .call(call, input as never, facts, { setSession: () => undefined })
        .then(
          () => 'taken',
          (error: unknown) => Reflect.get(Object(error), 'key') as string,
        );
    };
    const register = (registerStatus: string) =>
      asked('security/register', { registerStatus, responseStatusCode: 9999, mobilenumber: '09121234567' });
    expect([
      await register('user-register-OK'),
      await register('user-not-active'),
      await register('user-blocked'),
    ]).toEqual(['taken', 'taken', 'service-unavailable']);
    const enter = (activationStatus: string) =>
      asked('security/checkactivationCode', { activationStatus, hasWelcomeGift: false });
    expect([await enter('login-successful'), await enter('login-postponed')]).toEqual(['taken', 'service-unavailable']);
  });

  it('is waited for no longer than a page or a person waits', async () => {
    const native = AbortSignal.timeout.bind(AbortSignal);
    const waits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => native(20));
    const { url } = await startHost(() => undefined);
    const app = openSite(url, service.clock);
    const ask = (isRendering: boolean) =>
      app.call('boot/calchours', home, { ...facts, isRendering }, { setSession: () => undefined });
    await expect(ask(true)).rejects.toEqual(anError('service-unavailable'));
    await expect(ask(false)).rejects.toEqual(anError('service-unavailable'));
    expect(waits.mock.calls).toEqual([[REMOTE_READ_TIMEOUT_MS], [REMOTE_WRITE_TIMEOUT_MS]]);
  });

  it('lets a page wait once, however many parts it has; a person’s own call is still made', async () => {
    // The time is over when the host was asked and says nothing, however fast this machine is.
    let time = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => (time = new AbortController()).signal);
    const asked: string[] = [];
    let answer: string | null = null;
    const { url } = await startHost((request, response) => {
      asked.push(request.url ?? '');
      if (answer === null) time.abort(new DOMException('Nobody answered', 'TimeoutError'));
      else response.end(answer);
    });
    const app = openSite(url, service.clock);
    const ask = (isRendering: boolean) =>
      expect(
        app.call('boot/calchours', home, { ...facts, isRendering }, { setSession: () => undefined }),
      ).rejects.toEqual(anError('service-unavailable'));
    for (const isRendering of [true, true, true]) await ask(isRendering);
    expect(asked).toHaveLength(1);
    await ask(false);
    expect(asked).toHaveLength(2);
    service.clock.advance(REMOTE_SILENCE_MS);
    await ask(true);
    expect(asked).toHaveLength(3);
    service.clock.advance(REMOTE_SILENCE_MS);
    // What a person asked in vain spares the page that comes next its wait.
    for (const isRendering of [false, true]) await ask(isRendering);
    expect(asked).toHaveLength(4);
    answer = JSON.stringify({ ...success, needHour: 3 });
    for (const isRendering of [false, true])
      await app.call('boot/calchours', home, { ...facts, isRendering }, { setSession: () => undefined });
    expect(asked).toHaveLength(6);
  });

  it('may not fill the memory with an answer that has no end', async () => {
    const { url } = await startHost((request, response) => {
      const more = () => {
        while (!request.socket.destroyed && response.write('x'.repeat(1_000_000)));
      };
      response.on('drain', more);
      more();
    });
    await expect(calculate(url)).rejects.toEqual(anError('service-unavailable'));
  });

  it('goes away and comes back: the menu stays, calls say so and work again by themselves', async () => {
    await aCatalogue(service.context);
    const host = await listenForTests(service);
    const site = openSite(host.url, service.clock);
    const bundle = () => site.call('boot/getallcategoryv3', {}, facts, { setSession: () => undefined });
    const before = await bundle();
    await host.close();
    service.clock.advance(3_600_000);
    expect(await bundle()).toEqual(before);
    await expect(site.call('boot/calchours', home, facts, { setSession: () => undefined })).rejects.toEqual(
      anError('service-unavailable'),
    );
    const again = await listenForTests(service, [], Number(new URL(host.url).port));
    closers.push(again.close);
    expect(await site.call('boot/calchours', home, facts, { setSession: () => undefined })).toEqual({
      needHour: expect.any(Number),
    });
  });

  it('is logged by the call’s name: no token, address or answer of a person stands in the log', async () => {
    lines.length = 0;
    const { url } = await answering('<html>secret-answer</html>', 500);
    const app = openSite(url, service.clock);
    await expect(
      app.call(
        'security/validatetoken',
        { token: 'a-native-token' },
        { ...facts, authorization: 'a-session-token' },
        { setSession: () => undefined },
      ),
    ).rejects.toThrow(CallError);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).toContain('security/validatetoken');
    expect(lines.join('')).not.toMatch(/a-native-token|a-session-token|secret-answer/);
  });
});
