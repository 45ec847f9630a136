import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import mqtt from 'mqtt';

import { call, send, type Answer } from '@/e2e/steps/api';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { createBrokerSocket } from '../http/edge/broker-socket';
import { createDoor } from '../http/door/door';
import { listen, type Listening } from '../http/edge/listen';
import { NO_PROBLEMS } from '../start/readiness';
import { createTestService, type TestService } from '../testing/call';
import { echoSite } from '../testing/http';
import { findLastCode } from '../testing/person';
import { DEVICE_COOKIE } from './cookies';
import { SESSION_COOKIE } from './seal';

const WITHIN_MS = 1000;
const FROM_A_PAGE = { 'sec-fetch-site': 'same-origin' };

/** A site of its own with its own broker, and people who come to it over HTTP. */
async function openSite(environment: Readonly<Record<string, string>> = {}) {
  const broker: EmbeddedBroker = await createEmbeddedBroker({ key: randomBytes(32), clock: { now: () => new Date() } });
  // The broker's credentials are judged by its own clock.
  const service: TestService = await createTestService({ now: new Date(), environment, ports: { broker } });
  const listening: Listening = await listen({
    app: service.app,
    door: createDoor(service.app),
    demo: null,
    host: '127.0.0.1',
    port: 0,
    brokerSocket: createBrokerSocket(broker.accept),
    getServicePaths: () => null,
    checkReadiness: async () => NO_PROBLEMS,
  });
  listening.useSite(echoSite);
  const url = `http://127.0.0.1:${listening.port}`;
  return {
    service,
    url,
    close: async () => {
      await listening.close();
      await service.close();
      await broker.close();
    },
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

let lastMobile = 9_150_000_000;

async function registers({ url, service }: Site) {
  const mobile = `0${(lastMobile += 1)}`;
  await send(url, {
    path: 'main/security/register',
    body: { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile },
  });
  const password = findLastCode(service, mobile);
  await send(url, { path: 'main/security/checkactivationCode', body: { mobile, activationCode: password } });
  return { mobile, password };
}

type Person = Awaited<ReturnType<typeof registers>>;

/** A browser's login: its cookies, and the part that scripts may read. */
async function logsIn({ url }: Site, { mobile, password }: Person, headers: Readonly<Record<string, string>> = {}) {
  const answer = await send(url, {
    path: 'main/security/login',
    body: { mobile, password: toPasswordDigest(mobile, password) },
    headers: { ...FROM_A_PAGE, ...headers },
  });
  if (answer.name !== 'Success') throw new Error(`the login answered ${answer.text}`);
  const cookies = answer.headers.getSetCookie();
  return { answer, cookies, cookie: cookies.map((set) => set.split(';', 1)[0]).join('; ') };
}

/** Logs in at another browser, which is sent the password; chance may have made it the present one. */
async function usesOneTimePassword(site: Site, { mobile, password }: Person) {
  let oneTime = password;
  while (oneTime === password) {
    await send(site.url, { path: 'main/security/forgetpassword', body: { mobilenumber: mobile } });
    oneTime = findLastCode(site.service, mobile);
    site.service.clock.advance(ACTIVATION_CODE.resendAfterMs);
  }
  return logsIn(site, { mobile, password: oneTime });
}

const asks = ({ url }: Site, cookie: string): Promise<Answer> =>
  send(url, { path: 'main/user/getuserinfo', headers: { ...FROM_A_PAGE, cookie } });
const changes = ({ url }: Pick<Site, 'url'>, path: string, cookie: string, body: unknown = {}): Promise<Answer> =>
  send(url, { path: `main/${path}`, body, headers: { ...FROM_A_PAGE, cookie } });

/** A page's line to the broker, and when it was cut. */
async function listens({ url }: Pick<Site, 'url'>, cookie: string) {
  const { body } = await changes({ url }, 'nonePreloader/suggestion/gettopicname', cookie);
  const client = await mqtt.connectAsync(String(body.brokerUrl).replace(/^wss?:\/\/[^/]+/, url.replace('http', 'ws')), {
    clientId: String(body.clientId),
    username: String(body.username),
    password: String(body.password),
    reconnectPeriod: 0,
  });
  const cutAtMs = new Promise<number>((resolve) => client.once('close', () => resolve(performance.now())));
  return { cutAtMs, client };
}

const cookieNamed = (cookies: readonly string[], name: string) =>
  cookies.find((set) => set.startsWith(`${name}=`)) ?? '';
const attributesOf = (set: string) =>
  set
    .split('; ')
    .slice(1)
    .map((attribute) => attribute.replace(/^Max-Age=\d+$/, 'Max-Age'))
    .sort();

describe('a session over HTTP', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('[C-security] [E-03] lives in a cookie that no script and no other site gets, and its token stands in no answer to a page', async () => {
    const { answer, cookies } = await logsIn(site, await registers(site));
    for (const name of [SESSION_COOKIE, DEVICE_COOKIE])
      expect([name, attributesOf(cookieNamed(cookies, name))]).toEqual([
        name,
        ['HttpOnly', 'Max-Age', 'Path=/', 'SameSite=Lax'],
      ]);
    expect(answer.body).not.toHaveProperty('token');
  });

  it('[C-security] gets a new token at login; the one before, planted or stolen, is dead', async () => {
    const person = await registers(site);
    const before = await logsIn(site, person);
    const line = await listens(site, before.cookie);
    expect((await asks(site, before.cookie)).status).toBe(200);
    const after = await logsIn(site, person, { cookie: before.cookie });
    const endedAtMs = performance.now();
    expect(cookieNamed(after.cookies, SESSION_COOKIE)).not.toBe(cookieNamed(before.cookies, SESSION_COOKIE));
    expect([(await asks(site, before.cookie)).value, (await asks(site, after.cookie)).status]).toEqual([1002, 200]);
    expect((await line.cutAtMs) - endedAtMs).toBeLessThan(WITHIN_MS);
  });

  it('is over for the person who planted it, when another person logs in over it', async () => {
    const [attacker, victim] = [await registers(site), await registers(site)];
    const planted = await logsIn(site, attacker);
    const own = await logsIn(site, victim, { cookie: planted.cookie });
    expect([(await asks(site, planted.cookie)).status, (await asks(site, own.cookie)).body.account]).toEqual([
      401,
      expect.objectContaining({ mobileNo: victim.mobile }),
    ]);
  });

  it('goes on elsewhere when its person logs in at another browser', async () => {
    const person = await registers(site);
    const [first, second] = [await logsIn(site, person), await logsIn(site, person)];
    expect([(await asks(site, first.cookie)).status, (await asks(site, second.cookie)).status]).toEqual([200, 200]);
  });

  it('is neither begun nor ended by a failed login', async () => {
    const person = await registers(site);
    const { cookie } = await logsIn(site, person);
    const wrong = person.password === '0000' ? '1111' : '0000';
    const failed = await send(site.url, {
      path: 'main/security/login',
      body: { mobile: person.mobile, password: toPasswordDigest(person.mobile, wrong) },
      headers: { ...FROM_A_PAGE, cookie },
    });
    expect([
      failed.name,
      cookieNamed(failed.headers.getSetCookie(), SESSION_COOKIE),
      (await asks(site, cookie)).status,
    ]).toEqual(['invalid-login', '', 200]);
  });

  it('[C-security] is dead within a second of its logout, with its connection to the broker, and its cookie is cleared', async () => {
    const { cookie } = await logsIn(site, await registers(site));
    const line = await listens(site, cookie);
    const ended = await changes(site, 'security/logout', cookie);
    const endedAtMs = performance.now();
    expect(attributesOf(cookieNamed(ended.headers.getSetCookie(), SESSION_COOKIE))).toEqual([
      'HttpOnly',
      'Max-Age',
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(cookieNamed(ended.headers.getSetCookie(), SESSION_COOKIE)).toMatch(/^pelakfan_session=;.*Max-Age=0/);
    expect([(await asks(site, cookie)).value, (await line.cutAtMs) - endedAtMs < WITHIN_MS]).toEqual([1002, true]);
  });

  it('[C-security] [C-user] is dead within a second of a change of password at another browser, which goes on under a new token', async () => {
    const person = await registers(site);
    const [here, there] = [await logsIn(site, person), await logsIn(site, person)];
    const lines = [await listens(site, here.cookie), await listens(site, there.cookie)];
    const changed = await changes(site, 'user/changepassword', here.cookie, {
      oldPassword: toPasswordDigest(person.mobile, person.password),
      newPassword: toPasswordDigest(person.mobile, '5093'),
    });
    const endedAtMs = performance.now();
    const renewed = cookieNamed(changed.headers.getSetCookie(), SESSION_COOKIE).split(';', 1)[0] ?? '';
    expect([
      (await asks(site, here.cookie)).status,
      (await asks(site, there.cookie)).status,
      (await asks(site, renewed)).status,
    ]).toEqual([401, 401, 200]);
    for (const line of lines) expect((await line.cutAtMs) - endedAtMs).toBeLessThan(WITHIN_MS);
  });

  it.each<[string, (person: Person, cookie: string) => Promise<unknown>]>([
    [
      'the person logs out everywhere',
      (_person, cookie) => changes(site, 'security/logout', cookie, { everywhere: true }),
    ],
    ['somebody uses the one-time password elsewhere', (person) => usesOneTimePassword(site, person)],
  ])(
    '[C-security] is dead within a second with all the others when %s, their lines to the broker too',
    async (_what, end) => {
      const person = await registers(site);
      const [here, there] = [await logsIn(site, person), await logsIn(site, person)];
      const lines = [await listens(site, here.cookie), await listens(site, there.cookie)];
      await end(person, here.cookie);
      const endedAtMs = performance.now();
      expect([(await asks(site, here.cookie)).value, (await asks(site, there.cookie)).value]).toEqual([1002, 1002]);
      for (const line of lines) expect((await line.cutAtMs) - endedAtMs).toBeLessThan(WITHIN_MS);
    },
  );

  it('cannot come back to the broker with its former credentials', async () => {
    const { cookie } = await logsIn(site, await registers(site));
    const { body } = await changes(site, 'nonePreloader/suggestion/gettopicname', cookie);
    await changes(site, 'security/logout', cookie);
    const address = site.url.replace('http', 'ws') + new URL(String(body.brokerUrl)).pathname;
    await expect(
      mqtt.connectAsync(
        address,
        {
          clientId: String(body.clientId),
          username: String(body.username),
          password: String(body.password),
          reconnectPeriod: 0,
        },
        false,
      ),
    ).rejects.toThrow();
  });
});

describe('over https', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ SITE_URL: 'https://pelakfan.example' });
  });
  afterAll(() => site.close());

  it('[C-security] the cookies never travel unencrypted, not even when they are cleared', async () => {
    const { cookies, cookie } = await logsIn(site, await registers(site));
    const ended = await changes(site, 'security/logout', cookie);
    const set = [
      cookieNamed(cookies, SESSION_COOKIE),
      cookieNamed(cookies, DEVICE_COOKIE),
      cookieNamed(ended.headers.getSetCookie(), SESSION_COOKIE),
    ];
    for (const one of set)
      expect(attributesOf(one)).toEqual(['HttpOnly', 'Max-Age', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('a native client sends its token itself, and another account’s cookie does not change the caller', async () => {
    const [one, other] = [await registers(site), await registers(site)];
    const { cookie } = await logsIn(site, other);
    const { token } = await call(site.url, 'security/login', {
      mobile: one.mobile,
      password: toPasswordDigest(one.mobile, one.password),
    });
    const answer = await send(site.url, { path: 'main/user/getuserinfo', token, headers: { cookie } });
    expect(answer.body.account).toMatchObject({ mobileNo: one.mobile });
  });
});
