import { randomInt, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { send } from '@/e2e/steps/api';

import { DAY_MS, DEVICE_BUDGETS_AN_HOUR, HOUR_MS, MINUTE_MS, STRANGE_ADDRESS_FAILURES, STRANGE_DEVICE_FAILURES } from '@/lib/domain/constants';
import { toPasswordDigest } from '@/lib/domain/password';

import { activationCodes } from '../schema';
import { DEVICE_COOKIE } from '../session/cookies';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { findLastCode } from '../testing/person';
import { addressBudget, strangeDeviceBudgets } from './budgets';
import { takeFromBudgets, type Budget } from './throttle';

/** Somebody at the other end of a connection: their address as the proxy saw it, and the browser's cookie. */
interface From {
  readonly address?: string;
  readonly device?: string;
}

interface Person {
  readonly mobile: string;
  readonly password: string;
  /** The browser in which the person registered. */
  readonly device: string;
}

let service: TestService;
let site: Awaited<ReturnType<typeof listenForTests>>;
beforeAll(async () => {
  service = await createTestService({ environment: { SITE_URL: 'https://pelakfan.example' } });
  site = await listenForTests(service);
});
afterAll(async () => {
  await site.close();
  await service.close();
});
// Every budget is whole again, and no lock is remembered.
beforeEach(() => service.clock.advance(2 * DAY_MS));

let lastMobile = 9_140_000_000;
const aMobile = () => `0${(lastMobile += 1)}`;
const anAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
const toWrong = (digits: string) => String((Number(digits) + 1) % 10_000).padStart(4, '0');

const post = (path: string, body: unknown, { address = anAddress(), device }: From = {}) =>
  send(site.url, { path: `main/${path}`, body, headers: { 'x-forwarded-for': address, ...(device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` }) } });
const login = (mobile: string, password: string, from?: From, activationCode?: string) =>
  post('security/login', { mobile, password: toPasswordDigest(mobile, password), ...(activationCode === undefined ? {} : { activationCode }) }, from);
const nameOf = async (answer: ReturnType<typeof post>) => (await answer).name;

async function aPerson(): Promise<Person> {
  const [mobile, device] = [aMobile(), randomUUID()];
  await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile }, { device });
  const password = findLastCode(service, mobile);
  await post('security/checkactivationCode', { mobile, activationCode: password }, { device });
  return { mobile, password, device };
}

const times = <Result>(count: number, make: (index: number) => Result) => Array.from({ length: count }, (_, index) => make(index));

function count(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
}

/** What others took before, without their guesses' work. */
async function spend(budgets: readonly Budget[], howOften: number): Promise<void> {
  for (let taken = 0; taken < howOften; taken += 1) await takeFromBudgets(service.context.ports.database.connection, budgets, service.clock.now());
}

const spendStrangeDevices = () => spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes);

describe('passwords guessed from many addresses', () => {
  it('[C-security] a hundred at once at one account count as a hundred: five are looked at', async () => {
    const { mobile, password } = await aPerson();
    expect(count(await Promise.all(times(100, () => nameOf(login(mobile, toWrong(password))))))).toEqual({ 'invalid-login': 5, TooMuchRequest: 95 });
    expect(await login(mobile, password)).toMatchObject({ status: 429, name: 'TooMuchRequest' });
  });

  it('[C-security] one at once at each of many accounts: the hundred of ten minutes are looked at, and then none', async () => {
    const names = await Promise.all(times(130, () => nameOf(login(aMobile(), '1234'))));
    expect(count(names)).toEqual({ 'invalid-login': 100, 'sms-code-required': 30 });
    service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(login(aMobile(), '1234'))).toBe('invalid-login');
  });

  it('a thousand in a day, ten minutes apart, are the last of that day', async () => {
    for (let windows = 0; windows < 10; windows += 1) {
      await spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.aDay / 10 - (windows === 9 ? 1 : 0));
      if (windows < 9) service.clock.advance(10 * MINUTE_MS);
    }
    expect(await nameOf(login(aMobile(), '1234'))).toBe('invalid-login');
    service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(login(aMobile(), '1234'))).toBe('sms-code-required');
    service.clock.advance(DAY_MS);
    expect(await nameOf(login(aMobile(), '1234'))).toBe('invalid-login');
  });

  it('right passwords take nothing from what strangers may get wrong', async () => {
    const { mobile, password } = await aPerson();
    await spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 1);
    for (let logins = 0; logins < 3; logins += 1) expect(await nameOf(login(mobile, password))).toBe('Success');
  });

  it('guesses at an account that is locked already take nothing from it either', async () => {
    const { mobile, password } = await aPerson();
    for (let tries = 0; tries < 5; tries += 1) await login(mobile, toWrong(password));
    await spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 6);
    for (let tries = 0; tries < 3; tries += 1) expect(await nameOf(login(mobile, password))).toBe('TooMuchRequest');
    expect(await nameOf(login(aMobile(), '1234'))).toBe('invalid-login');
    expect(await nameOf(login(aMobile(), '1234'))).toBe('sms-code-required');
  });
});

describe('the SMS step', () => {
  it('[C-security] asks for a code whatever the password, so that a guess teaches nothing, and lets in who has both', async () => {
    const { mobile, password } = await aPerson();
    await spendStrangeDevices();
    expect(await login(mobile, toWrong(password))).toMatchObject({ status: 200, name: 'sms-code-required', value: 2003 });
    expect(await nameOf(login(mobile, password))).toBe('sms-code-required');
    const code = findLastCode(service, mobile);
    expect(service.sms.filter((sms) => sms.mobile === mobile && sms.code === code && /login code|ورود/.test(sms.text))).toHaveLength(1);
    expect(await nameOf(login(mobile, toWrong(password), {}, code))).toBe('invalid-login');
    const answer = await login(mobile, password, {}, code);
    expect([answer.name, answer.body.token]).toEqual(['Success', expect.any(String)]);
  });

  it('takes five tries at a code, however many come at once, and then not even the right one', async () => {
    const { mobile, password } = await aPerson();
    await spendStrangeDevices();
    await login(mobile, password);
    const code = findLastCode(service, mobile);
    expect(count(await Promise.all(times(100, () => nameOf(login(mobile, password, {}, toWrong(code))))))).toEqual({ 'invalid-activation-code': 100 });
    expect(await nameOf(login(mobile, password, {}, code))).toBe('invalid-activation-code');
  });

  it('sends the next code after a minute, and no more than five in an hour', async () => {
    const { mobile, password } = await aPerson();
    const sentSoFar = service.sms.length;
    await spendStrangeDevices();
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await nameOf(login(mobile, password))).toBe(asked === 4 ? 'TooMuchRequest' : 'sms-code-required');
      service.clock.advance(61_000);
    }
    // The activation code of this hour was the first of the five.
    expect(service.sms.length - sentSoFar).toBe(4);
  });

  it('sends one code however often it is asked, and another at once to whoever entered a wrong one', async () => {
    const { mobile, password } = await aPerson();
    await spendStrangeDevices();
    const codes = () => service.sms.filter((sms) => sms.mobile === mobile && /login code|ورود/.test(sms.text)).length;
    for (let asked = 0; asked < 3; asked += 1) expect(await nameOf(login(mobile, password))).toBe('sms-code-required');
    expect(codes()).toBe(1);
    const first = findLastCode(service, mobile);
    expect(await nameOf(login(mobile, password, {}, toWrong(first)))).toBe('invalid-activation-code');
    expect(await nameOf(login(mobile, password))).toBe('sms-code-required');
    expect(codes()).toBe(2);
    expect(await nameOf(login(mobile, password, {}, findLastCode(service, mobile)))).toBe('Success');
  });

  it('says and does the same for a mobile that nobody has, but for the SMS', async () => {
    const mobile = aMobile();
    await spendStrangeDevices();
    const sentSoFar = service.sms.length;
    expect(await login(mobile, '1234')).toMatchObject({ status: 200, name: 'sms-code-required' });
    expect(service.sms.length).toBe(sentSoFar);
    const { connection } = service.context.ports.database;
    expect(await connection.select({ triesLeft: activationCodes.triesLeft }).from(activationCodes).where(eq(activationCodes.mobile, mobile))).toEqual([{ triesLeft: 5 }]);
  });

  it('lets nobody have the whole country texted from one address', async () => {
    await spendStrangeDevices();
    const address = anAddress();
    const names = [];
    for (let asked = 0; asked < 61; asked += 1) names.push(await nameOf(login(aMobile(), '1234', { address })));
    expect(count(names)).toEqual({ 'sms-code-required': 60, TooMuchRequest: 1 });
  });
});

describe('a device that its account knows', () => {
  it('[C-security] is let in whatever strangers do: the account locked, its own address spent, all strange devices at the SMS step', async () => {
    const { mobile, password, device } = await aPerson();
    const address = anAddress();
    for (let tries = 0; tries < 6; tries += 1) await login(mobile, toWrong(password), { address });
    await spend([addressBudget('wrongPassword', address)], 194);
    await spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 5);
    expect(await nameOf(login(mobile, password, { address }))).toBe('TooMuchRequest');
    expect(await nameOf(login(mobile, password))).toBe('sms-code-required');
    expect(await nameOf(login(mobile, password, { address, device }))).toBe('Success');
  });

  it('is locked by its own wrong passwords, a hundred at once among them, and locks nobody else', async () => {
    const { mobile, password, device } = await aPerson();
    const elsewhere = randomUUID();
    await login(mobile, password, { device: elsewhere });
    const names = await Promise.all(times(100, () => nameOf(login(mobile, toWrong(password), { device }))));
    expect(count(names)).toEqual({ 'invalid-login': 5, TooMuchRequest: 95 });
    expect(await nameOf(login(mobile, password, { device }))).toBe('TooMuchRequest');
    expect(await nameOf(login(mobile, password, { device: elsewhere }))).toBe('Success');
    expect(await nameOf(login(mobile, password))).toBe('Success');
  });

  it('is a stranger to every other account', async () => {
    const [{ device }, other] = [await aPerson(), await aPerson()];
    await spendStrangeDevices();
    expect(await nameOf(login(other.mobile, other.password, { device }))).toBe('sms-code-required');
  });
});

describe('codes that strangers ask for', () => {
  const forget = (mobile: string, from: From = {}) => nameOf(post('security/forgetpassword', { mobilenumber: mobile }, from));
  const smsTo = (mobile: string) => service.sms.filter((sms) => sms.mobile === mobile);

  it('[C-security] are used up by them alone: a device that the account knows still gets its own, from an address that is spent, too', async () => {
    const { mobile, device } = await aPerson();
    const address = anAddress();
    await spend([addressBudget('forgetpassword', address)], 60);
    for (let asked = 0; asked < 30 && (await forget(mobile)) !== 'TooMuchRequest'; asked += 1) service.clock.advance(61_000);
    expect(await forget(mobile)).toBe('TooMuchRequest');
    const sentSoFar = smsTo(mobile).length;
    expect(await forget(mobile, { device, address })).toBe('Success');
    expect(smsTo(mobile).length).toBe(sentSoFar + 1);
    expect(await nameOf(login(mobile, findLastCode(service, mobile), { device }))).toBe('Success');
  });

  it('[C-security] do not take the place of the one-time password that a known device has just been sent', async () => {
    const { mobile, device } = await aPerson();
    expect(await forget(mobile, { device })).toBe('Success');
    const own = findLastCode(service, mobile);
    expect(await forget(mobile)).toBe('TooMuchRequest');
    expect(findLastCode(service, mobile)).toBe(own);
    expect(await nameOf(login(mobile, own, { device }))).toBe('Success');
    service.clock.advance(10 * MINUTE_MS);
    expect(await forget(mobile)).toBe('Success');
  });

  it('are no more than five in an hour for a known device either', async () => {
    const { mobile, device } = await aPerson();
    const names = [];
    for (let asked = 0; asked < 7; asked += 1) {
      names.push(await forget(mobile, { device }));
      service.clock.advance(61_000);
    }
    expect(count(names)).toEqual({ Success: 5, TooMuchRequest: 2 });
  });
});

describe('one address and one browser', () => {
  it('[C-security] an address brings nobody but itself to the SMS step, at its twentieth wrong password in ten minutes', async () => {
    const [address, { mobile, password }] = [anAddress(), await aPerson()];
    const names = await Promise.all(times(150, () => nameOf(login(aMobile(), '1234', { address }))));
    expect(names.filter((name) => name === 'invalid-login')).toHaveLength(STRANGE_ADDRESS_FAILURES.inTenMinutes);
    expect(await nameOf(login(mobile, password))).toBe('Success');
    expect(await nameOf(login(aMobile(), '1234'))).toBe('invalid-login');
    service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(login(aMobile(), '1234', { address }))).toBe('invalid-login');
  });

  it('[C-security] an address has two hundred wrong passwords an hour, whichever browsers and invented addresses come with it', async () => {
    const [address, { mobile, password }] = [anAddress(), await aPerson()];
    await spend([addressBudget('wrongPassword', address)], 199);
    expect(await nameOf(login(aMobile(), '1234', { address }))).toBe('invalid-login');
    for (const forwarded of [address, `203.0.113.${randomInt(256)}, ${address}`]) {
      expect(await login(mobile, password, { address: forwarded, device: randomUUID() })).toMatchObject({ status: 429, headers: expect.anything() });
    }
    expect(await nameOf(login(mobile, password))).toBe('Success');
    service.clock.advance(HOUR_MS);
    expect(await nameOf(login(mobile, password, { address }))).toBe('Success');
  });

  it('an IPv6 network is one address, however many of its addresses somebody has', async () => {
    const { mobile, password } = await aPerson();
    await spend([addressBudget('wrongPassword', '2001:db8:0:7::1')], 200);
    for (const address of ['2001:db8:0:7:ffff::2', '2001:0db8:0000:0007:1:2:3:4', '2001:DB8::7:0:0:0:9']) expect([address, await nameOf(login(mobile, password, { address }))]).toEqual([address, 'TooMuchRequest']);
    for (const address of ['2001:db8:0:8::1', '2001:db8::1', '::1']) expect([address, await nameOf(login(mobile, password, { address }))]).toEqual([address, 'Success']);
  });

  it('[C-security] a browser has fifty wrong passwords an hour over all accounts and addresses', async () => {
    const [device, { mobile, password }] = [randomUUID(), await aPerson()];
    const names = await Promise.all(times(60, () => nameOf(login(aMobile(), '1234', { device }))));
    expect(count(names)).toEqual({ 'invalid-login': DEVICE_BUDGETS_AN_HOUR.wrongPassword, TooMuchRequest: 60 - DEVICE_BUDGETS_AN_HOUR.wrongPassword });
    expect(await nameOf(login(mobile, password, { device }))).toBe('TooMuchRequest');
  });

  it('[C-security] wrong codes are counted for the browser and for the address, over all mobiles', async () => {
    const guess = (from: From) => nameOf(post('security/checkactivationCode', { mobile: aMobile(), activationCode: '1234' }, from));
    const [device, address] = [randomUUID(), anAddress()];
    expect(count(await Promise.all(times(60, () => guess({ device }))))).toEqual({ 'invalid-activation-code': 50, TooMuchRequest: 10 });
    expect(count(await Promise.all(times(210, () => guess({ address }))))).toEqual({ 'invalid-activation-code': 200, TooMuchRequest: 10 });
  });

  it('a right code is not counted', async () => {
    const address = anAddress();
    await spend([addressBudget('wrongCode', address)], 199);
    for (let people = 0; people < 3; people += 1) {
      const mobile = aMobile();
      await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
      const activationCode = findLastCode(service, mobile);
      expect(await nameOf(post('security/checkactivationCode', { mobile, activationCode }, { address }))).toBe('login-successful');
    }
  });

  it('[C-security] a browser has twenty registrations and twenty forgotten passwords an hour, from whatever address', async () => {
    const device = randomUUID();
    const register = () => nameOf(post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: aMobile() }, { device }));
    expect(count(await Promise.all(times(25, register)))).toEqual({ 'user-register-OK': 20, TooMuchRequest: 5 });
    const forget = () => nameOf(post('security/forgetpassword', { mobilenumber: aMobile() }, { device }));
    expect(count(await Promise.all(times(25, forget)))).toEqual({ UserNull: 20, TooMuchRequest: 5 });
  });
});

it('a hundred codes asked for at once for one mobile are five', async () => {
  const mobile = aMobile();
  await post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile });
  service.clock.advance(61_000);
  const sentSoFar = service.sms.length;
  await Promise.all(times(100, () => post('security/forgetpassword', { mobilenumber: mobile })));
  expect(service.sms.length - sentSoFar).toBe(1);
  await Promise.all(times(100, () => post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile })));
  expect(service.sms.filter((sms) => sms.mobile === mobile).length).toBeLessThanOrEqual(5);
});
