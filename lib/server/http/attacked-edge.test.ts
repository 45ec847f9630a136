import { once } from 'node:events';
import { connect } from 'node:net';

import { captureLog } from '../testing/captured-log';
import { createTestService, type TestService } from '../testing/call';
import { waitUntil } from '../testing/wait-until';
import { createDoor } from './door/door';
import { listen, type Listening } from './edge/listen';
import { httpRequestsUnderWay } from '../observability/metrics';
import { NO_PROBLEMS } from '../start/readiness';
import type { Site } from './pages/next-site';

const PLATE = '/icons/plate.svg';

describe('strangers at the HTTP edge', () => {
  let service: TestService;
  let listening: Listening;
  let url: string;
  const captured = captureLog();
  /** The framework's requests: address and range. */
  const asked: (readonly [string | undefined, string | undefined])[] = [];
  const site: Site = {
    handle: async (request, response) => {
      asked.push([request.url, request.headers.range]);
      const { 'if-match': match, 'if-unmodified-since': unmodified } = request.headers;
      // As the framework does in production where a file does not meet a condition.
      response.writeHead((match ?? unmodified) ? 500 : 200).end('file');
    },
    upgrade: null,
    close: async () => undefined,
  };

  beforeAll(async () => {
    service = await createTestService({
      log: captured.log,
      handlers: { uploadimage: async () => ({ lstFileDocument: [] }) },
    });
    listening = await listen({
      app: service.app,
      door: createDoor(service.app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: null,
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    listening.useSite(site);
    url = `http://127.0.0.1:${listening.port}`;
  });
  afterAll(async () => {
    await listening.close();
    await service.close();
  });
  beforeEach(() => void asked.splice(0));

  /**
   * Sends bytes of one's own, as no browser would write them. Answers the status, or 0 for a connection that just
   * ended.
   */
  const sendRaw = async (bytes: string): Promise<number> => {
    const socket = connect(listening.port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (text: string) => void (answer += text));
    socket.write(bytes);
    await once(socket, 'close');
    return Number(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  };
  const ask = (path: string, headers: readonly string[] = []) =>
    sendRaw([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

  it('reach no page by an address that reads as another, in any spelling', async () => {
    const dots = ['..', '%2e%2e', '.%2E', '%252e%252e'];
    const slashes = ['/', '\\', '%2f', '%5C'];
    const paths = dots.flatMap((dot) =>
      slashes.flatMap((slash) => [
        `/_next/static/${dot}${slash}${dot}${slash}x`,
        `/_next/static/${dot}${slash}${dot}${slash}services/made-up/`,
        `/x/${dot}${slash}services/made-up/`,
        `/de/${dot}${slash}en/services/made-up/`,
        `/icons/plate.svg/${dot}${slash}made-up.svg`,
        `/services/house-cleaning/${dot}${slash}made-up/`,
      ]),
    );
    for (const path of [...paths, 'http://elsewhere.example/../services/made-up/', '/_next/static/x#/../y']) {
      expect([path, await ask(path)]).toEqual([path, 404]);
      // A browser that shows what comes is led to the page that says so.
      expect([path, await ask(path, ['Accept: text/html'])]).toEqual([path, path.startsWith('/_next/') ? 404 : 307]);
    }
    expect(asked).toEqual([]);
    expect([await ask('/faq/'), await ask('/_next/static/chunks/a.js')]).toEqual([200, 200]);
  });

  it('reach no call by an address that reads as another: a refusal without room goes by the written address', async () => {
    const call = '/api/main/boot/getallcategoryv3';
    expect(await ask(call)).toBe(200);
    for (const path of ['/api/dev/../main/boot/getallcategoryv3', '/api/main/%2e%2e/dev/outbox', '/dev/..%2fapi/x'])
      expect([path, await ask(path)]).toEqual([path, 404]);
  });

  it('name one host, once', async () => {
    expect(await ask('/faq/')).toBe(200);
    for (const second of ['Host: evil.example', 'HOST: localhost', 'host:'])
      expect([second, await ask('/faq/', [second])]).toEqual([second, 400]);
  });

  it('get 416 for a range outside a file, and cause no fault with an invalid one', async () => {
    const ranges = ['5-2', '9999999-', '99999999999999999999-', '-0', '-', '', 'a-b', '1-2-3', '0x1-'];
    for (const range of ranges) expect([range, await ask(PLATE, [`Range: bytes=${range}`])]).toEqual([range, 416]);
    expect(asked).toEqual([]);
    expect(await ask(PLATE, ['Range: bytes=2-5'])).toBe(200);
    expect(await ask(PLATE, ['Range: bytes=0-1,3-4'])).toBe(200);
    expect(await ask(PLATE, ['Range: lines=1-2'])).toBe(200);
    expect(await ask(PLATE, ['Range: bytes=9999999-', 'If-Range: "older"'])).toBe(200);
    // A file that is made when it is asked for has no size yet.
    expect(await ask('/robots.txt', ['Range: bytes=5-2'])).toBe(200);
    expect(asked.map(([, range]) => range)).toEqual(['bytes=2-5', undefined, undefined, undefined, undefined]);
    expect(await ask(PLATE, ['If-Match: "older"'])).toBe(200);
    expect(await ask(PLATE, ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'])).toBe(200);
    for (const range of ranges)
      expect([range, await ask('/service-worker.js', [`Range: bytes=${range}`])]).toEqual([range, 200]);
  });

  it('leave no error in the log when they hang up in the middle of a body', async () => {
    const bodies = [
      ['/api/main/security/login', 'application/json', '{"mobile":'],
      ['/api/main/user/userexist', '', 'a'],
      ['/api/file/uploadimage', 'multipart/form-data; boundary=b', '--b\r\n'],
      ['/api/forms/contact/fa', 'application/x-www-form-urlencoded', 'name=a'],
    ] as const;
    const complaints = jest.spyOn(console, 'error');
    for (const [path, type, beginning] of bodies) {
      const socket = connect(listening.port, '127.0.0.1');
      const headers = [`Content-Type: ${type}`, 'Content-Length: 500', 'Authorization: as-user-7'];
      socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', beginning].join('\r\n'));
      await once(socket, 'ready');
      await waitUntil(async () => (await countUnderWay()) > 0);
      socket.resetAndDestroy();
      await waitUntil(async () => (await countUnderWay()) === 0);
    }
    const errors = captured
      .getText()
      .split('\n')
      .filter((line) => /"level":(?:40|50|60)/.test(line));
    expect(errors).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

async function countUnderWay(): Promise<number> {
  const { values } = await httpRequestsUnderWay.get();
  return values[0]?.value ?? 0;
}
