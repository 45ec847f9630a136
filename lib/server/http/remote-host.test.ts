import { CallError } from '@/lib/contract/call-error';

import { createApp } from '../app';
import { SESSION_COOKIE, openSessionSeal } from '../session/seal';
import { requireSessionSecret } from '../session/secret';
import { createTestService, type TestService } from '../testing/call';
import { startFakeHost, type FakeRequest } from '../testing/fake-host';
import { listenForTests } from '../testing/http';
import { handlers } from '../handlers';
import { authenticate } from '../session/authenticate';
import { publishHandle } from './handle';

const success = { desc: 'Success', responseStatus: { value: 9999, name: 'Success', descr: '' } };

describe('a main host elsewhere', () => {
  let service: TestService;
  let remote: TestService;
  let url: string;
  const closers: (() => Promise<void>)[] = [];
  const requests: FakeRequest[] = [];

  beforeAll(async () => {
    service = await createTestService();
    const host = await startFakeHost((request) => {
      requests.push(request);
      if (request.url === '/v1/security/login') return { body: { ...success, token: 'remote-token', roleId: 4, account: { userId: 12 } } };
      if (request.url === '/v1/user/getuserauto/9?offset=2') return { body: { ...success, lstUserAuto: [] } };
      if (request.url === '/v1/boot/calchours') return { body: { desc: 'service-not-available', responseStatus: { value: 4099, name: 'service-not-available', descr: 'Nicht verfügbar' }, needHour: 3 } };
      if (request.url === '/v1/boot/calchours4cleanoutdoor') return { body: { desc: 'Nonsense', responseStatus: { value: 9999, name: 'x', descr: '' }, needHour: 3 } };
      return undefined;
    });
    const app = createApp({
      ...service.context,
      configuration: { ...service.context.configuration, MAIN_API_URL: `${host.url}/v1/` },
      handlers,
      authenticate,
      refusesWrongAnswers: true,
    });
    remote = { ...service, app, context: app.context };
    const server = await listenForTests(remote);
    ({ url } = server);
    closers.push(server.close, host.close, service.close);
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  it('[C-90] gets Accept-Language, channel=WEB and the Authorization of the sealed cookie, which the page never sees', async () => {
    const login = await fetch(`${url}/api/main/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ mobile: '09120000001', password: 'x' }),
    });
    expect(await login.json()).not.toHaveProperty('token');
    expect(requests.at(-1)?.headers).toMatchObject({ channel: 'WEB', 'accept-language': 'de' });
    const set = login.headers.getSetCookie().find((value) => value.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    const seal = set.slice(SESSION_COOKIE.length + 1, set.indexOf(';'));
    expect(await openSessionSeal(seal, requireSessionSecret(service.context.configuration))).toMatchObject({ token: 'remote-token', userId: 12, roleId: 4 });

    const cars = await fetch(`${url}/api/main/user/getuserauto/9?offset=2`, { headers: { cookie: `${SESSION_COOKIE}=${seal}` } });
    expect(await cars.json()).toEqual({ ...success, lstUserAuto: [] });
    expect(requests.at(-1)?.headers).toMatchObject({ authorization: 'remote-token', channel: 'WEB', 'accept-language': 'fa' });
  });

  it('answers 503 in words when it breaks off', async () => {
    const response = await fetch(`${url}/api/main/geo/province-and-city`, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ responseStatus: { name: 'service-unavailable' } });
  });

  it('[C-91] gives a page nothing of an answer whose desc or value is not success', async () => {
    const handle = publishHandle(remote.app, 'http://localhost:3000');
    const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4 };
    const refused = await handle.call('boot/calchours', home, { locale: 'de' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ key: 'service-not-available', message: 'Nicht verfügbar' });
    expect(refused).toBeInstanceOf(CallError);
    await expect(handle.call('boot/calchours4cleanoutdoor', { areaM2: 80 }, { locale: 'de' })).rejects.toThrow(CallError);
  });
});
