import { randomUUID } from 'node:crypto';

import { toPasswordDigest } from '@/lib/domain/person/password';

import { aMobile, count, nameOf, times, toWrong, useAttackedSite, type AttackedPerson } from '../testing/attack';
import { findLastCode, registerPerson, type TestPerson } from '../testing/person';

const site = useAttackedSite();

const NEW_PASSWORD = '5093';

/** The calls in which a person would change a password; they log in first. */
async function changes({ mobile, password, device }: AttackedPerson): Promise<void> {
  const { body } = await site.login(mobile, password, { device });
  const digest = (typed: string) => toPasswordDigest(mobile, typed);
  await site.service.call(
    'user/changepassword',
    { oldPassword: digest(password), newPassword: digest(NEW_PASSWORD) },
    { authorization: String(body.token), facts: { deviceId: device } },
  );
}

it('[C-user] a changed password is told to its owner by SMS and in the inbox, whatever the settings for SMS', async () => {
  const person = await registerPerson(site.service, aMobile());
  await site.service.call('user/addusersetting', { isSendSMS: false }, { as: person.userId });
  await changes({ ...person, device: randomUUID() });
  await site.service.sendMessages();
  const sent = site.service.sms.filter(({ mobile }) => mobile === person.mobile).at(-1);
  expect(sent?.text).toContain('The password of your account was changed');
  const { userInboxLst } = await site.service.call('user/getuserinbox', {}, { as: person.userId, locale: 'en' });
  expect(userInboxLst[0]).toMatchObject({ title: 'Your password was changed' });
});

describe('a stranger who knew the former password', () => {
  const collectDevices = async ({ mobile, password }: AttackedPerson, howMany: number) => {
    const devices = times(howMany, () => randomUUID());
    for (const device of devices) expect(await nameOf(site.login(mobile, password, { device }))).toBe('Success');
    return devices;
  };
  /** Five tries for all of them together: those of any stranger. */
  const expectStrangers = async ({ mobile }: AttackedPerson, password: string, devices: readonly string[]) => {
    const names = await Promise.all(
      devices.flatMap((device) => times(5, () => nameOf(site.login(mobile, toWrong(password), { device })))),
    );
    expect(count(names)).toEqual({ 'invalid-login': 5, TooMuchRequest: devices.length * 5 - 5 });
  };

  it('[C-security] has no tries at the new one with the devices that the old one made known', async () => {
    const person = await site.aPerson();
    const devices = await collectDevices(person, 4);
    await changes(person);
    await expectStrangers(person, NEW_PASSWORD, devices);
    expect(await nameOf(site.login(person.mobile, NEW_PASSWORD, { device: devices[0] }))).toBe('TooMuchRequest');
    expect(await nameOf(site.login(person.mobile, NEW_PASSWORD, { device: person.device }))).toBe('Success');
  });

  it('[C-security] has none after a one-time password replaced it either', async () => {
    const person = await site.aPerson();
    const devices = await collectDevices(person, 4);
    await site.post('security/forgetpassword', { mobilenumber: person.mobile }, { device: person.device });
    const oneTime = findLastCode(site.service, person.mobile);
    expect(await nameOf(site.login(person.mobile, oneTime, { device: person.device }))).toBe('Success');
    await expectStrangers(person, oneTime, devices);
    expect(await nameOf(site.login(person.mobile, oneTime, { device: person.device }))).toBe('Success');
  });
});

describe('while a password is being checked', () => {
  const { stringMatching } = expect;
  const lookUp = ({ mobile }: TestPerson, typed: string) => toPasswordDigest(mobile, typed);
  const logIn = (person: TestPerson) =>
    site.service.call(
      'security/login',
      { mobile: person.mobile, password: lookUp(person, person.password) },
      { facts: { isBrowserPage: false } },
    );
  const change = (person: TestPerson, next: string) =>
    site.service.call(
      'user/changepassword',
      { oldPassword: lookUp(person, person.password), newPassword: lookUp(person, next) },
      { authorization: person.token, facts: { isBrowserPage: false } },
    );
  const erase = (person: TestPerson) =>
    site.service.call(
      'user/eraseaccount',
      { password: lookUp(person, person.password) },
      { authorization: person.token },
    );
  const use = (token = '') => site.service.call('user/getuserinfo', {}, { authorization: token });
  /** The first transaction from now on begins only when something else is over: hashing leaves it that time. */
  const meanwhile = (happens: () => Promise<unknown>) => {
    const { database } = site.service.context.ports;
    const begin = database.transaction;
    jest.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      await happens();
      return begin(work);
    });
  };
  afterEach(() => jest.restoreAllMocks());

  it('[C-security] [C-user] a change of it lets the old one open no session any more', async () => {
    const person = await registerPerson(site.service, aMobile());
    meanwhile(() => change(person, NEW_PASSWORD));
    await expect(logIn(person)).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(logIn({ ...person, password: NEW_PASSWORD })).resolves.toMatchObject({ token: stringMatching(/./) });
  });

  it('[C-user] a change by another session wins or loses, and the loser’s session is over', async () => {
    const person = await registerPerson(site.service, aMobile());
    const other = await logIn(person);
    let first: string | undefined;
    meanwhile(async () => {
      first = (await change(person, NEW_PASSWORD)).token;
    });
    await expect(change({ ...person, token: other.token ?? '' }, '1213')).rejects.toMatchObject({
      key: 'invalid-login',
    });
    await expect(use(first)).resolves.toBeDefined();
    await expect(use(other.token)).rejects.toMatchObject({ key: 'session-unknown' });
  });

  it('[C-user] an erasure of the account logs nobody in', async () => {
    const person = await registerPerson(site.service, aMobile());
    meanwhile(() => erase(person));
    await expect(logIn(person)).rejects.toMatchObject({ key: 'invalid-login' });
  });

  it('[C-user] a change of it lets the old one erase nothing', async () => {
    const person = await registerPerson(site.service, aMobile());
    meanwhile(() => change(person, NEW_PASSWORD));
    await expect(erase(person)).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(logIn({ ...person, password: NEW_PASSWORD })).resolves.toBeDefined();
  });
});
