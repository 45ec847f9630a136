import { eq } from 'drizzle-orm';

import { send } from '@/e2e/steps/api';

import { STRANGE_DEVICE_FAILURES } from '@/lib/domain/constants/identity';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { activationCodes, throttles, users } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { createTestService } from '../testing/call';
import { captureLog } from '../testing/captured-log';
import { findWhole } from '../testing/find-whole';
import { listenForTests } from '../testing/http';
import { findLastCode } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';
import { takeFromBudgets } from '../throttles';
import { strangeDeviceBudgets } from './login/budgets';
import { storeCode, tryCode } from './codes/codes';

const { log, getText } = captureLog();
/** Four digits that nothing else here is: no time, no size, no id. */
const CODES = ['4071', '4073', '4079'] as const;
const [ACTIVATION, ONE_TIME, LOGIN] = CODES;

let nextCodes: string[] = [];
jest.mock('node:crypto', () => {
  const real: object = jest.requireActual('node:crypto');
  const randomInt: unknown = Reflect.get(real, 'randomInt');
  return {
    ...real,
    randomInt: (...bounds: number[]) =>
      bounds[0] === 10_000 && nextCodes.length > 0
        ? Number(nextCodes.shift())
        : Reflect.apply(randomInt as () => number, null, bounds),
  };
});

const { service, site } = useMarketOverHttp({ holds: 'nothing', log });

const post = (path: string, body: unknown) => send(site.url, { path: `main/${path}`, body });
const codeFor = (mobile: string, purpose: 'activation' | 'strange-device', code = '1357') => ({
  code,
  by: { mobile, purpose, secret: requireSessionSecret(service.context.configuration), now: service.clock.now() },
});

describe('a code', () => {
  const guess = ({ code, by }: ReturnType<typeof codeFor>) =>
    tryCode(service.context.ports.database.connection, code, by);
  const store = ({ code, by }: ReturnType<typeof codeFor>) =>
    storeCode(service.context.ports.database.connection, code, by);

  it('[C-security] is good for its own mobile and its own purpose alone', async () => {
    await store(codeFor('09128000001', 'activation'));
    // The others have codes of their own, so that a wrong answer is about the code and not about its absence.
    await store(codeFor('09128000001', 'strange-device', '2468'));
    await store(codeFor('09128000002', 'activation', '2468'));
    expect(await guess(codeFor('09128000001', 'strange-device'))).toBeNull();
    expect(await guess(codeFor('09128000002', 'activation'))).toBeNull();
    expect(await guess(codeFor('09128000001', 'activation'))).toEqual(expect.any(Number));
  });

  it('is worth nothing after a move to another mobile or purpose in the database: its hash is bound to both', async () => {
    const { id } = await store(codeFor('09128000003', 'activation'));
    const { connection } = service.context.ports.database;
    await connection.update(activationCodes).set({ mobile: '09128000004' }).where(eq(activationCodes.id, id));
    expect(await guess(codeFor('09128000004', 'activation'))).toBeNull();
    await connection
      .update(activationCodes)
      .set({ mobile: '09128000003', purpose: 'strange-device' })
      .where(eq(activationCodes.id, id));
    expect(await guess(codeFor('09128000003', 'strange-device'))).toBeNull();
    await connection.update(activationCodes).set({ purpose: 'activation' }).where(eq(activationCodes.id, id));
    expect(await guess(codeFor('09128000003', 'activation'))).toBe(id);
  });
});

describe('a person’s typed and sent secrets', () => {
  it('[C-security] stand in no log line, at the log’s most talkative, and nowhere in the database', async () => {
    const mobile = '09128000009';
    const login = (password: string, activationCode?: string) =>
      post('security/login', { mobile, password: toPasswordDigest(mobile, password), activationCode });
    nextCodes = [...CODES];
    await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
    expect(findLastCode(service, mobile)).toBe(ACTIVATION);
    await post('security/checkactivationCode', { mobile, activationCode: '9999' });
    await post('security/checkactivationCode', { mobile: `${mobile}0`, activationCode: ACTIVATION });
    expect((await post('security/checkactivationCode', { mobile, activationCode: ACTIVATION })).name).toBe(
      'login-successful',
    );
    service.clock.advance(MINUTE_MS);
    await post('security/forgetpassword', { mobilenumber: mobile });
    expect(findLastCode(service, mobile)).toBe(ONE_TIME);
    for (let taken = 0; taken < STRANGE_DEVICE_FAILURES.inTenMinutes; taken += 1)
      await takeFromBudgets(service.context.ports.database.connection, strangeDeviceBudgets, service.clock.now());
    expect((await login(ONE_TIME)).name).toBe('sms-code-required');
    expect(findLastCode(service, mobile)).toBe(LOGIN);
    await login(ONE_TIME, '9999');
    const entered = await login(ONE_TIME, LOGIN);
    expect(entered.name).toBe('Success');
    const token = String(entered.body.token);
    await send(site.url, { path: `main/security/validatetoken/${token}/test/test`, method: 'GET' });
    await send(site.url, { path: `main/made-up/${ONE_TIME}?code=${LOGIN}&token=${token}`, method: 'GET' });

    const { connection } = service.context.ports.database;
    const stored = JSON.stringify([
      await connection.select().from(activationCodes),
      await connection.select().from(users),
      await connection.select().from(throttles),
    ]);
    const lines = getText();
    expect(lines.split('\n').length).toBeGreaterThan(10);
    const secrets = [...CODES, token, ...[ACTIVATION, ONE_TIME].map((password) => toPasswordDigest(mobile, password))];
    for (const secret of secrets)
      expect([secret, findWhole(stored, secret), findWhole(lines, secret)]).toEqual([secret, null, null]);
  });

  it('stand in no log line when the SMS provider fails', async () => {
    const failing = captureLog();
    const mobile = '09128000010';
    const broken = await createTestService({
      log: failing.log,
      ports: {
        sms: {
          send: async () => {
            throw new Error('the provider’s line broke');
          },
        },
      },
    });
    const door = await listenForTests(broken);
    nextCodes = [ACTIVATION];
    const answer = await send(door.url, {
      path: 'main/security/register',
      body: { firstname: 'a', lastname: 'b', mobilenumber: mobile },
    });
    expect(answer.status).toBe(500);
    await door.close();
    await broken.close();
    expect(failing.getText()).toContain('line broke');
    expect([findWhole(failing.getText(), ACTIVATION), findWhole(answer.text, ACTIVATION)]).toEqual([null, null]);
  });
});
