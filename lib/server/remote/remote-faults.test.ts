import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

import { pino } from 'pino';

import { CallError } from '@/lib/contract/call-error';
import { REMOTE_READ_TIMEOUT_MS, REMOTE_SILENCE_MS, REMOTE_WRITE_TIMEOUT_MS } from '@/lib/domain/constants/process';

import type { CallFacts } from '../app';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { openRemoteSite } from '../testing/remote-site';

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

describe('a remote host that is slow, wrong or down', () => {
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

  const openSite = (url: string) => openRemoteSite(url, { clock: service.clock, log });
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
    openSite(url).call('boot/calchours', home, facts, { setSession: () => undefined });
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

  it('is not followed when it redirects', async () => {
    const asked: string[] = [];
    const trap = await startHost((request, response) => (asked.push(request.url ?? ''), response.end('{}')));
    const { url } = await answering('', 302, { location: trap.url });
    await expect(calculate(url)).rejects.toEqual(anError('service-unavailable'));
    expect(asked).toEqual([]);
  });

  it('[C-91] is believed only when desc and value both say success, and its errors keep its names', async () => {
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

  it('[T-01] [T-03] has begun a registration, or taken a code, only where it answers SPEC’s names', async () => {
    const asked = async (call: 'security/register' | 'security/checkactivationCode', fields: object) => {
      const { url } = await answering(JSON.stringify({ ...success, ...fields }));
      const input =
        call === 'security/register'
          ? { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09121234567' }
          : { activationCode: '1234', mobile: '09121234567' };
      return openSite(url)
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
    const app = openSite(url);
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
    const app = openSite(url);
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

  it('cannot fill the memory with an endless answer', async () => {
    const { url } = await startHost((request, response) => {
      const more = () => {
        while (!request.socket.destroyed && response.write('x'.repeat(1_000_000)));
      };
      response.on('drain', more);
      more();
    });
    await expect(calculate(url)).rejects.toEqual(anError('service-unavailable'));
  });

  it('goes away and comes back: the menu stays, calls report it and work again by themselves', async () => {
    await aCatalogue(service.context);
    const host = await listenForTests(service);
    const site = openSite(host.url);
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
    const app = openSite(url);
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
