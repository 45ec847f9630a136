import { connect } from 'node:net';

import { OVERLOAD } from '@/lib/domain/constants/process';

import { NO_PROBLEMS } from '../start/readiness';
import { createTestService, type TestService } from '../testing/call';
import { echoSite } from '../testing/http';
import { waitUntil } from '../testing/wait-until';
import { AdmissionQueue } from './edge/admission';
import { createDoor } from './door/door';
import { listen, type Listening } from './edge/listen';

describe('an overloaded server', () => {
  let service: TestService;
  let listening: Listening;
  let url: string;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // Time stands still: no lease and no wait ends by itself.
  const admission = new AdmissionQueue({ now: () => 0, later: () => undefined });

  beforeAll(async () => {
    service = await createTestService({
      handlers: {
        'user/userexist': async () => {
          await released;
          return true;
        },
        'boot/sharelink': async () => ({}),
      },
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
      admission,
    });
    listening.useSite(echoSite);
    url = `http://127.0.0.1:${listening.port}`;
  });
  afterAll(async () => {
    release();
    await listening.close();
    await service.close();
  });
  const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/main/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('serves what it began, tells the rest at once when to come again, and still reports its health', async () => {
    // Somebody who sends a body for ever takes no room.
    const dripping = connect(listening.port, '127.0.0.1');
    dripping.write(
      'POST /api/main/user/userexist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    const count = OVERLOAD.mostUnderWay + OVERLOAD.mostWaiting.other;
    const begun = Array.from({ length: count }, () => ask('user/userexist', { mobilenumber: '09120000001' }));
    await waitUntil(() => admission.isFull('other'));
    expect(admission.getState()).toMatchObject({
      underWay: OVERLOAD.mostUnderWay,
      waiting: OVERLOAD.mostWaiting.other,
    });
    const refused = await ask('boot/sharelink', { mobile: '09120000001' }, { 'accept-language': 'de' });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      String(OVERLOAD.retryAfterSeconds),
      expect.objectContaining({
        desc: 'service-unavailable',
        retryAfterSeconds: OVERLOAD.retryAfterSeconds,
        responseStatus: expect.objectContaining({ name: 'service-unavailable' }),
      }),
    ]);
    const upload = await fetch(`${url}/api/file/uploadimage`, { method: 'POST', body: new FormData() });
    const page = await fetch(`${url}/user-profile/`);
    expect([upload.status, page.status, page.headers.get('content-type')]).toEqual([
      503,
      503,
      'text/html; charset=utf-8',
    ]);
    const health = await Promise.all(['/healthz', '/readyz', '/icons/plate.svg'].map((path) => fetch(url + path)));
    expect(health.map(({ status }) => status)).toEqual([200, 200, 200]);
    release();
    expect(new Set((await Promise.all(begun)).map(({ status }) => status))).toEqual(new Set([200]));
    await waitUntil(() => admission.getState().underWay === 0);
    expect((await ask('boot/sharelink', { mobile: '09120000001' })).status).toBe(200);
    dripping.destroy();
  });
});
