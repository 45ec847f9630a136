import * as argon2 from '@node-rs/argon2';

import { STRANGE_DEVICE_FAILURES } from '@/lib/domain/constants/identity';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { registerPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';
import { takeFromBudgets } from '../throttles';
import { strangeDeviceBudgets } from './login/budgets';

// The cost of a login is counted, not timed: a clock would measure the machine.
jest.mock('@node-rs/argon2', () => {
  const real: object = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(Reflect.get(real, 'verify')), hash: jest.fn(Reflect.get(real, 'hash')) };
});

const NOBODY = '09127999999';
const ACTIVE = '09127000001';
const UNFINISHED = '09127000002';
const FORGETFUL = '09127000003';
const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute'] as const;

const service = useMarket({ holds: 'nothing' });
let password: string;
beforeAll(async () => {
  ({ password } = await registerPerson(service, ACTIVE));
  await service.call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: UNFINISHED });
  await registerPerson(service, FORGETFUL);
  service.clock.advance(MINUTE_MS);
  await service.call('security/forgetpassword', { mobilenumber: FORGETFUL });
  // The first login of a process makes the hash that nobody's password has.
  await login(NOBODY).catch(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

let lastDevice = 0;
const login = (mobile: string, typed = '0000') => {
  const deviceId = `00000000-0000-4000-8000-${String((lastDevice += 1)).padStart(12, '0')}`;
  return service.call(
    'security/login',
    { mobile, password: toPasswordDigest(mobile, typed === password ? '1111' : typed) },
    { facts: { deviceId: deviceId.replace(/^0/, 'f') } },
  );
};

/** A refused login: its words, and the work that it was. */
async function measure(mobile: string) {
  const { connection } = service.context.ports.database;
  const spies = STATEMENTS.map((statement) => jest.spyOn(connection, statement));
  jest.mocked(argon2.verify).mockClear();
  jest.mocked(argon2.hash).mockClear();
  const refusal = await login(mobile).then(
    () => null,
    (error: unknown) => error,
  );
  const { key, status, value, message, params, fields, details, retryAfterSeconds } = Object(refusal);
  const work = {
    verifications: jest.mocked(argon2.verify).mock.calls.length,
    hashes: jest.mocked(argon2.hash).mock.calls.length,
    // Each of the same cost: the parameters stand in front of the salt.
    costs: jest.mocked(argon2.verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$')),
    statements: Object.fromEntries(spies.map((spy, index) => [STATEMENTS[index], spy.mock.calls.length])),
  };
  spies.forEach((spy) => spy.mockRestore());
  return { answer: { key, status, value, message, params, fields, details, retryAfterSeconds }, work };
}

describe('a refused login', () => {
  it('[C-security] answers and works alike for an unknown mobile, a wrong password, an unfinished registration and beside a one-time password', async () => {
    const refused = await measure(ACTIVE);
    expect(refused.answer).toMatchObject({ key: 'invalid-login', status: 200, value: 2002 });
    expect(refused.work).toMatchObject({
      verifications: 2,
      hashes: 0,
      costs: [expect.stringContaining('argon2id'), refused.work.costs[0]],
    });
    for (const mobile of [NOBODY, UNFINISHED, FORGETFUL])
      expect([mobile, await measure(mobile)]).toEqual([mobile, refused]);
  });

  it('is locked after as many tries, for as long, for any mobile', async () => {
    const mobiles = [ACTIVE, NOBODY, UNFINISHED];
    service.clock.advance(60 * MINUTE_MS);
    for (const mobile of mobiles) for (let tries = 0; tries < 5; tries += 1) await login(mobile).catch(() => undefined);
    const [locked, ...others] = [await measure(ACTIVE), await measure(NOBODY), await measure(UNFINISHED)];
    expect(locked?.answer).toMatchObject({ key: 'TooMuchRequest', retryAfterSeconds: 900 });
    expect(locked?.work.verifications).toBe(0);
    for (const other of others) expect(other).toEqual(locked);
  });

  it('[C-security] answers and works alike at the SMS step, before the code goes out and after', async () => {
    service.clock.advance(60 * MINUTE_MS);
    const { connection } = service.context.ports.database;
    for (let taken = 0; taken < STRANGE_DEVICE_FAILURES.inTenMinutes; taken += 1)
      await takeFromBudgets(connection, strangeDeviceBudgets, service.clock.now());
    for (const when of ['the code goes out', 'it is out']) {
      const asked = await measure(ACTIVE);
      expect(asked.answer).toMatchObject({ key: 'sms-code-required', status: 200, value: 2003 });
      expect(asked.work.verifications).toBe(0);
      for (const mobile of [NOBODY, UNFINISHED, FORGETFUL])
        expect([when, mobile, await measure(mobile)]).toEqual([when, mobile, asked]);
    }
  });
});
