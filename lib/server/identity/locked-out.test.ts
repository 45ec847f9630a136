import { randomUUID } from 'node:crypto';

import {
  ONE_TIME_PASSWORD_MS,
  ONE_TIME_PASSWORD_TRIES,
  STRANGE_DEVICE_FAILURES,
  WRONG_PASSWORD,
} from '@/lib/domain/constants/identity';

import { count, nameOf, times, toWrong, useAttackedSite, type AttackedPerson, type From } from '../testing/attack';
import { findLastCode } from '../testing/person';
import { strangeDeviceBudgets } from './login/budgets';

const site = useAttackedSite();

const forget = (mobile: string, from: From = {}) =>
  nameOf(site.post('security/forgetpassword', { mobilenumber: mobile }, from));
const strangersGuess = ({ mobile }: AttackedPerson, wrong: string, howOften: number) =>
  Promise.all(times(howOften, () => nameOf(site.login(mobile, wrong))));
/** Four digits that are neither the password nor a code sent since. */
const toOther = (password: string, oneTime: string) =>
  toWrong(password) === oneTime ? toWrong(oneTime) : toWrong(password);

async function isLockedOut(): Promise<AttackedPerson> {
  const person = await site.aPerson();
  await strangersGuess(person, toWrong(person.password), WRONG_PASSWORD.tries);
  expect(await nameOf(site.login(person.mobile, person.password))).toBe('TooMuchRequest');
  return person;
}

describe('an account locked by strangers', () => {
  it('[C-security] opens on a new phone by the one-time password that comes by SMS', async () => {
    const { mobile } = await isLockedOut();
    const newPhone = { device: randomUUID() };
    expect(await forget(mobile, newPhone)).toBe('Success');
    const oneTime = findLastCode(site.service, mobile);
    expect(await nameOf(site.login(mobile, oneTime, newPhone))).toBe('Success');
    expect(await nameOf(site.login(mobile, oneTime, newPhone))).toBe('Success');
  });

  it('[C-security] opens by it without the cookie of the browser that asked for it', async () => {
    const { mobile } = await isLockedOut();
    expect(await forget(mobile)).toBe('Success');
    expect(await nameOf(site.login(mobile, findLastCode(site.service, mobile)))).toBe('Success');
  });

  it('[C-security] opens by it for the person who asked, however many strangers guess before and after it is sent', async () => {
    const person = await isLockedOut();
    const newPhone = { device: randomUUID() };
    await strangersGuess(person, toWrong(person.password), 30);
    expect(await forget(person.mobile, newPhone)).toBe('Success');
    const oneTime = findLastCode(site.service, person.mobile);
    expect(count(await strangersGuess(person, toOther(person.password, oneTime), 30))).toEqual({
      'invalid-login': ONE_TIME_PASSWORD_TRIES,
      TooMuchRequest: 30 - ONE_TIME_PASSWORD_TRIES,
    });
    expect(await nameOf(site.login(person.mobile, oneTime))).toBe('TooMuchRequest');
    expect(await nameOf(site.login(person.mobile, oneTime, newPhone))).toBe('Success');
  });

  it('[C-security] gives the person who asked five tries of forty concurrent ones, and opens by no other password meanwhile', async () => {
    const { mobile, password } = await isLockedOut();
    const asker = { device: randomUUID() };
    await forget(mobile, asker);
    const oneTime = findLastCode(site.service, mobile);
    if (oneTime !== password) expect(await nameOf(site.login(mobile, password))).toBe('invalid-login');
    const wrong = toOther(password, oneTime);
    expect(count(await Promise.all(times(40, () => nameOf(site.login(mobile, wrong, asker)))))).toEqual({
      'invalid-login': ONE_TIME_PASSWORD_TRIES,
      TooMuchRequest: 40 - ONE_TIME_PASSWORD_TRIES,
    });
    expect(await nameOf(site.login(mobile, oneTime, asker))).toBe('TooMuchRequest');
  });

  it('stays locked after the one-time password’s end', async () => {
    const { mobile } = await isLockedOut();
    await forget(mobile);
    const oneTime = findLastCode(site.service, mobile);
    site.service.clock.advance(ONE_TIME_PASSWORD_MS);
    expect(await nameOf(site.login(mobile, oneTime))).toBe('TooMuchRequest');
  });

  it('[C-security] opens by its password and the code of the SMS step, whose tries strangers cannot spend', async () => {
    const { mobile, password } = await isLockedOut();
    await site.spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes - WRONG_PASSWORD.tries);
    expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    expect(await nameOf(site.login(mobile, password, {}, findLastCode(site.service, mobile)))).toBe('Success');
  });
});
