import { randomInt, randomUUID } from 'node:crypto';

import {
  DEVICE_BUDGETS_AN_HOUR,
  STRANGE_ADDRESS_FAILURES,
  STRANGE_DEVICE_FAILURES,
} from '@/lib/domain/constants/identity';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { aMobile, anAddress, count, nameOf, times, toWrong, useAttackedSite, type From } from '../testing/attack';
import { findLastCode } from '../testing/person';
import { addressBudget } from '../throttles';
import { strangeDeviceBudgets } from './login/budgets';

const site = useAttackedSite();

describe('passwords guessed from many addresses', () => {
  it('[C-security] a hundred concurrent ones at one account count as a hundred: five are checked', async () => {
    const { mobile, password } = await site.aPerson();
    expect(count(await Promise.all(times(100, () => nameOf(site.login(mobile, toWrong(password))))))).toEqual({
      'invalid-login': 5,
      TooMuchRequest: 95,
    });
    expect(await site.login(mobile, password)).toMatchObject({ status: 429, name: 'TooMuchRequest' });
  });

  it('[C-security] concurrent ones at many accounts: the hundred of ten minutes are checked, and then none', async () => {
    const names = await Promise.all(times(130, () => nameOf(site.login(aMobile(), '1234'))));
    expect(count(names)).toEqual({ 'invalid-login': 100, 'sms-code-required': 30 });
    site.service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('invalid-login');
  });

  it('a thousand in a day, ten minutes apart, are the last of that day', async () => {
    for (let windows = 0; windows < 10; windows += 1) {
      await site.spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.aDay / 10 - (windows === 9 ? 1 : 0));
      if (windows < 9) site.service.clock.advance(10 * MINUTE_MS);
    }
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('invalid-login');
    site.service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('sms-code-required');
    site.service.clock.advance(DAY_MS);
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('invalid-login');
  });

  it('right passwords take nothing from the strangers’ budget of wrong ones', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 1);
    for (let logins = 0; logins < 3; logins += 1) expect(await nameOf(site.login(mobile, password))).toBe('Success');
  });

  it('guesses at a locked account take nothing from it', async () => {
    const { mobile, password } = await site.aPerson();
    for (let tries = 0; tries < 5; tries += 1) await site.login(mobile, toWrong(password));
    await site.spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 6);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await nameOf(site.login(mobile, password))).toBe('TooMuchRequest');
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('invalid-login');
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('sms-code-required');
  });
});

describe('a known device', () => {
  it('[C-security] is admitted whatever strangers do: the account locked, its own address spent, all strange devices at the SMS step', async () => {
    const { mobile, password, device } = await site.aPerson();
    const address = anAddress();
    for (let tries = 0; tries < 6; tries += 1) await site.login(mobile, toWrong(password), { address });
    await site.spend([addressBudget('wrongPassword', address)], 194);
    await site.spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - 5);
    expect(await nameOf(site.login(mobile, password, { address }))).toBe('TooMuchRequest');
    expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    expect(await nameOf(site.login(mobile, password, { address, device }))).toBe('Success');
  });

  it('is locked by its own wrong passwords, also by a hundred concurrent ones, and locks nobody else', async () => {
    const { mobile, password, device } = await site.aPerson();
    const elsewhere = randomUUID();
    await site.login(mobile, password, { device: elsewhere });
    const names = await Promise.all(times(100, () => nameOf(site.login(mobile, toWrong(password), { device }))));
    expect(count(names)).toEqual({ 'invalid-login': 5, TooMuchRequest: 95 });
    expect(await nameOf(site.login(mobile, password, { device }))).toBe('TooMuchRequest');
    expect(await nameOf(site.login(mobile, password, { device: elsewhere }))).toBe('Success');
    expect(await nameOf(site.login(mobile, password))).toBe('Success');
  });

  it('is a stranger to every other account', async () => {
    const [{ device }, other] = [await site.aPerson(), await site.aPerson()];
    await site.spendStrangeDevices();
    expect(await nameOf(site.login(other.mobile, other.password, { device }))).toBe('sms-code-required');
  });
});

describe('one address and one browser', () => {
  it('[C-security] an address brings only itself to the SMS step, at its twentieth wrong password in ten minutes', async () => {
    const [address, { mobile, password }] = [anAddress(), await site.aPerson()];
    const names = await Promise.all(times(150, () => nameOf(site.login(aMobile(), '1234', { address }))));
    expect(count(names)).toMatchObject({ 'invalid-login': STRANGE_ADDRESS_FAILURES.inTenMinutes });
    expect(await nameOf(site.login(mobile, password))).toBe('Success');
    expect(await nameOf(site.login(aMobile(), '1234'))).toBe('invalid-login');
    site.service.clock.advance(10 * MINUTE_MS);
    expect(await nameOf(site.login(aMobile(), '1234', { address }))).toBe('invalid-login');
  });

  it('[C-security] an address has two hundred wrong passwords an hour, with any browsers and invented addresses', async () => {
    const [address, { mobile, password }] = [anAddress(), await site.aPerson()];
    await site.spend([addressBudget('wrongPassword', address)], 199);
    expect(await nameOf(site.login(aMobile(), '1234', { address }))).toBe('invalid-login');
    for (const forwarded of [address, `203.0.113.${randomInt(256)}, ${address}`]) {
      expect(await site.login(mobile, password, { address: forwarded, device: randomUUID() })).toMatchObject({
        status: 429,
        headers: expect.anything(),
      });
    }
    expect(await nameOf(site.login(mobile, password))).toBe('Success');
    site.service.clock.advance(HOUR_MS);
    expect(await nameOf(site.login(mobile, password, { address }))).toBe('Success');
  });

  it('an IPv6 network counts as one address', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spend([addressBudget('wrongPassword', '2001:db8:0:7::1')], 200);
    for (const address of ['2001:db8:0:7:ffff::2', '2001:0db8:0000:0007:1:2:3:4', '2001:DB8::7:0:0:0:9'])
      expect([address, await nameOf(site.login(mobile, password, { address }))]).toEqual([address, 'TooMuchRequest']);
    for (const address of ['2001:db8:0:8::1', '2001:db8::1', '::1'])
      expect([address, await nameOf(site.login(mobile, password, { address }))]).toEqual([address, 'Success']);
  });

  it('[C-security] a browser has fifty wrong passwords an hour over all accounts and addresses', async () => {
    const [device, { mobile, password }] = [randomUUID(), await site.aPerson()];
    const names = await Promise.all(times(60, () => nameOf(site.login(aMobile(), '1234', { device }))));
    expect(count(names)).toEqual({
      'invalid-login': DEVICE_BUDGETS_AN_HOUR.wrongPassword,
      TooMuchRequest: 60 - DEVICE_BUDGETS_AN_HOUR.wrongPassword,
    });
    expect(await nameOf(site.login(mobile, password, { device }))).toBe('TooMuchRequest');
  });

  it('[C-security] wrong codes are counted for the browser and for the address, over all mobiles', async () => {
    const guess = (from: From) =>
      nameOf(site.post('security/checkactivationCode', { mobile: aMobile(), activationCode: '1234' }, from));
    const [device, address] = [randomUUID(), anAddress()];
    expect(count(await Promise.all(times(60, () => guess({ device }))))).toEqual({
      'invalid-activation-code': 50,
      TooMuchRequest: 10,
    });
    expect(count(await Promise.all(times(210, () => guess({ address }))))).toEqual({
      'invalid-activation-code': 200,
      TooMuchRequest: 10,
    });
  });

  it('a right code is not counted', async () => {
    const address = anAddress();
    await site.spend([addressBudget('wrongCode', address)], 199);
    for (let people = 0; people < 3; people += 1) {
      const mobile = aMobile();
      await site.post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
      const activationCode = findLastCode(site.service, mobile);
      expect(await nameOf(site.post('security/checkactivationCode', { mobile, activationCode }, { address }))).toBe(
        'login-successful',
      );
    }
  });

  it('[C-security] a browser has twenty registrations and twenty forgotten passwords an hour, from any address', async () => {
    const device = randomUUID();
    const register = () =>
      nameOf(site.post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: aMobile() }, { device }));
    expect(count(await Promise.all(times(25, register)))).toEqual({ 'user-register-OK': 20, TooMuchRequest: 5 });
    const forget = () => nameOf(site.post('security/forgetpassword', { mobilenumber: aMobile() }, { device }));
    expect(count(await Promise.all(times(25, forget)))).toEqual({ UserNull: 20, TooMuchRequest: 5 });
  });
});
