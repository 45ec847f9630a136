import { randomUUID } from 'node:crypto';

import { toPasswordDigest } from '@/lib/domain/person/password';

import { userRoles } from '../../schema';
import { toSessionId } from '../../session';
import type { CallAs } from '../../testing/call';
import { registerPerson, type TestPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';

const MINUTE_MS = 60_000;
const stranger: CallAs = { facts: { deviceId: '00000000-0000-4000-8000-00000000000f' } };

const service = useMarket({ holds: 'nothing' });

const login = (mobile: string, password: string, by: CallAs = {}) =>
  service.call('security/login', { mobile, password: toPasswordDigest(mobile, password) }, by);
const toWrong = (password: string) => (password === '0000' ? '1111' : '0000');
const failFiveTimes = async ({ mobile, password }: TestPerson, by: CallAs) => {
  for (let index = 0; index < 5; index += 1)
    await expect(login(mobile, toWrong(password), by)).rejects.toMatchObject({ key: 'invalid-login' });
};

describe('security/login', () => {
  it('[C-security] [E-03] [E-24] answers the account and keeps the token in the cookie for a page', async () => {
    const { mobile, password, userId } = await registerPerson(service, '09123000001');
    const answer = await login(mobile, password);
    expect(answer).not.toHaveProperty('token');
    expect(answer).toMatchObject({
      userrolelst: [],
      roleId: null,
      balanceRial: 0,
      inboxCount: 1,
      deliveryAddressCount: 0,
    });
    expect(answer.account).toMatchObject({
      userId,
      mobileNo: mobile,
      firstName: 'Sara',
      userType: 2,
      imageUrl: '/images/default-profile.svg',
    });
    expect(service.sessions.at(-1)).toMatchObject({
      userId,
      roleId: null,
      expiresAtMs: service.clock.now().getTime() + 30 * 24 * 60 * MINUTE_MS,
    });
  });

  it('gives a native client its token, which every call accepts', async () => {
    const { token, userId } = await registerPerson(service, '09123000002');
    const { account } = await service.call('user/getuseraccount', {}, { authorization: token });
    expect(account.userId).toBe(userId);
  });

  it('[P-03] names the provider role: 4 before 18 before 16, and no other', async () => {
    const { mobile, password, userId } = await registerPerson(service, '09123000003');
    await service.context.ports.database.connection
      .insert(userRoles)
      .values([16, 18, 1].map((roleId) => ({ userId, roleId })));
    expect(await login(mobile, password)).toMatchObject({ roleId: 18, account: { roleId: 18, userType: 3 } });
    expect(service.sessions.at(-1)).toMatchObject({ roleId: 18 });
  });

  it.each([
    [4, 4, 1],
    [16, 16, 5],
    [18, 18, 3],
    [1, null, 2],
    [3, null, 2],
    [17, null, 2],
  ])(
    '[P-03] [K-11] [K-12] answers a person with role %i the provider role %s and the user type %i',
    async (given, roleId, userType) => {
      const device = { facts: { deviceId: randomUUID() } };
      const { mobile, password, userId } = await registerPerson(
        service,
        `091230001${String(given).padStart(2, '0')}`,
        device,
      );
      await service.context.ports.database.connection.insert(userRoles).values({ userId, roleId: given });
      expect(await login(mobile, password, device)).toMatchObject({ roleId, account: { roleId, userType } });
    },
  );

  it('gives a wrong password, an unknown mobile and an unfinished registration one answer', async () => {
    const { mobile, password } = await registerPerson(service, '09123000004');
    await service.call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: '09123000005' });
    const refusals = await Promise.all(
      [login(mobile, toWrong(password)), login('09123999999', '1234'), login('09123000005', '1234')].map((asked) =>
        asked.catch((error: unknown) => error),
      ),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ key: 'invalid-login', status: 200, value: 2002 });
  });

  it('refuses an invalid mobile and a password without a hash', async () => {
    await expect(login('0912', '1234')).rejects.toMatchObject({
      fields: [{ field: 'mobile', message: 'invalid-mobile' }],
    });
    await expect(
      service.callWrongly('security/login', { mobile: '09123000001', password: '1234' }),
    ).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field: 'password' }] });
  });

  it('locks strangers out after five wrong passwords, longer each time, but not the device that logged in before', async () => {
    const person = await registerPerson(service, '09123000006');
    await failFiveTimes(person, stranger);
    await expect(login(person.mobile, person.password, stranger)).rejects.toMatchObject({
      key: 'TooMuchRequest',
      retryAfterSeconds: 900,
    });
    await expect(login(person.mobile, person.password)).resolves.toMatchObject({ account: { userId: person.userId } });
    service.clock.advance(15 * MINUTE_MS);
    await failFiveTimes(person, stranger);
    await expect(login(person.mobile, person.password, stranger)).rejects.toMatchObject({ retryAfterSeconds: 1800 });
    service.clock.advance(30 * MINUTE_MS);
    await expect(login(person.mobile, person.password, stranger)).resolves.toBeDefined();
  });

  it('locks an unknown mobile in the same way', async () => {
    for (let index = 0; index < 5; index += 1) await login('09123888888', '0000').catch(() => undefined);
    await expect(login('09123888888', '0000')).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });

  it('counts concurrent guesses', async () => {
    const { mobile, password } = await registerPerson(service, '09123000007');
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () => login(mobile, toWrong(password), stranger)),
    );
    const wrong = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.key === 'invalid-login');
    expect(wrong).toHaveLength(5);
  });
});

describe('a session', () => {
  it('is unknown (1002) after logout, and its broker connections end', async () => {
    const { token, userId } = await registerPerson(service, '09124000001');
    await service.call('security/logout', {}, { authorization: token });
    expect(service.sessions.at(-1)).toBeNull();
    expect(service.revoked.at(-1)).toMatchObject({
      userId: String(userId),
      sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await expect(service.call('user/getuserinfo', {}, { authorization: token })).rejects.toMatchObject({
      key: 'session-unknown',
      status: 401,
      value: 1002,
    });
  });

  it('is expired (1005) after 30 days without use, and slides with use', async () => {
    const { token } = await registerPerson(service, '09124000002');
    const use = () => service.call('user/getuserinfo', {}, { authorization: token });
    const dayMs = 24 * 60 * MINUTE_MS;
    service.clock.advance(29 * dayMs);
    await use();
    expect(service.sessions.at(-1)).toMatchObject({ token, expiresAtMs: service.clock.now().getTime() + 30 * dayMs });
    service.clock.advance(29 * dayMs);
    await use();
    service.clock.advance(30 * dayMs);
    await expect(use()).rejects.toMatchObject({ key: 'session-expired', value: 1005 });
  });

  it('ends everywhere on demand', async () => {
    const first = await registerPerson(service, '09124000003');
    const second = await login(first.mobile, first.password, { facts: { isBrowserPage: false } });
    await service.call('security/logout', { everywhere: true }, { authorization: first.token });
    await expect(service.call('user/getuserinfo', {}, { authorization: second.token ?? '' })).rejects.toMatchObject({
      key: 'session-unknown',
    });
  });

  it('[C-security] validatetoken tells a good token from an ended one and from nonsense', async () => {
    const { token } = await registerPerson(service, '09124000004');
    const ask = (asked: string) => service.call('security/validatetoken', { token: asked });
    expect(await ask(token)).toEqual({ isValid: true });
    expect(await ask('nonsense')).toEqual({ isValid: false });
    await service.call('security/logout', {}, { authorization: token });
    expect(await ask(token)).toEqual({ isValid: false });
  });
});

describe('user/changepassword', () => {
  const change = ({ mobile, token }: TestPerson, oldPassword: string, newPassword: string) =>
    service.call(
      'user/changepassword',
      { oldPassword: toPasswordDigest(mobile, oldPassword), newPassword: toPasswordDigest(mobile, newPassword) },
      { authorization: token, facts: { isBrowserPage: false } },
    );

  it('[C-user] changes it, ends every session and rotates this one', async () => {
    const person = await registerPerson(service, '09125000001');
    const { token } = await change(person, person.password, '5093');
    await expect(service.call('user/getuserinfo', {}, { authorization: person.token })).rejects.toMatchObject({
      key: 'session-unknown',
    });
    await expect(service.call('user/getuserinfo', {}, { authorization: token ?? '' })).resolves.toBeDefined();
    expect(service.revoked.at(-1)).toEqual({ userId: String(person.userId), sessionId: toSessionId(person.token) });
    await expect(login(person.mobile, person.password)).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(login(person.mobile, '5093')).resolves.toBeDefined();
  });

  it('refuses a wrong old password, and after five of them any', async () => {
    const person = await registerPerson(service, '09125000002');
    for (let index = 0; index < 5; index += 1)
      await expect(change(person, toWrong(person.password), '5093')).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(change(person, person.password, '5093')).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});
