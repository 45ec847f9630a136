import { randomUUID } from 'node:crypto';

import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { findLastCode, registerPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ holds: 'nothing' });

const forget = (mobilenumber: string) => service.call('security/forgetpassword', { mobilenumber });
/** A one-time password that is not, by chance, the four digits that the person has already. */
async function forgetsUntilOther(mobile: string, password: string): Promise<string> {
  for (;;) {
    await forget(mobile);
    const oneTime = findLastCode(service, mobile);
    if (oneTime !== password) return oneTime;
    service.clock.advance(ACTIVATION_CODE.resendAfterMs);
  }
}
const login = (mobile: string, password: string) =>
  service.call(
    'security/login',
    { mobile, password: toPasswordDigest(mobile, password) },
    { facts: { isBrowserPage: false } },
  );

it('answers UserNull for an unregistered number', async () => {
  await expect(forget('09126999999')).rejects.toMatchObject({ key: 'UserNull', status: 200 });
});

it('[C-security] [E-04] sends a one-time password; the old one works until the new one is used, which ends the other sessions', async () => {
  const person = await registerPerson(service, '09126000001');
  const oneTime = await forgetsUntilOther(person.mobile, person.password);
  await expect(login(person.mobile, person.password)).resolves.toBeDefined();
  await expect(login(person.mobile, oneTime)).resolves.toBeDefined();
  await expect(service.call('user/getuserinfo', {}, { authorization: person.token })).rejects.toMatchObject({
    key: 'session-unknown',
  });
  await expect(login(person.mobile, person.password)).rejects.toMatchObject({ key: 'invalid-login' });
  await expect(login(person.mobile, oneTime)).resolves.toBeDefined();
});

it('deletes the one-time password after ten minutes', async () => {
  const { mobile, password } = await registerPerson(service, '09126000002');
  const oneTime = await forgetsUntilOther(mobile, password);
  service.clock.advance(10 * 60_000);
  await expect(login(mobile, oneTime)).rejects.toMatchObject({ key: 'invalid-login' });
  await expect(login(mobile, password)).resolves.toBeDefined();
});

it('sends a new activation code at once the first time, and then once in 60 seconds', async () => {
  const mobile = '09126000003';
  await service.call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile });
  await forget(mobile);
  await expect(forget(mobile)).rejects.toMatchObject({ key: 'TooMuchRequest', retryAfterSeconds: 60 });
  service.clock.advance(60_000);
  await forget(mobile);
  const code = findLastCode(service, mobile);
  await expect(service.call('security/checkactivationCode', { mobile, activationCode: code })).resolves.toMatchObject({
    activationStatus: 'login-successful',
  });
});

it('sends a mobile at most ten codes a day', async () => {
  const mobile = '09126000004';
  await service.call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile });
  const minutes = (count: number) => service.clock.advance(count * 60_000);
  for (let sent = 1; sent < 10; sent += 1) {
    minutes(20);
    await forget(mobile);
  }
  minutes(60);
  await expect(forget(mobile)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  minutes(24 * 60);
  await expect(forget(mobile)).resolves.toBeDefined();
});

it('reports that the SMS could not go out, and allows the next try', async () => {
  await service
    .call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: '09126000500' })
    .catch(() => undefined);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(forget('09126000500')).rejects.toMatchObject({ key: 'sms-not-sent' });
});

it('gives one network address a budget', async () => {
  const ask = () =>
    service.call(
      'security/forgetpassword',
      { mobilenumber: '09126777777' },
      { facts: { ipAddress: '198.51.100.8', deviceId: randomUUID() } },
    );
  for (let index = 0; index < 60; index += 1) await expect(ask()).rejects.toMatchObject({ key: 'UserNull' });
  await expect(ask()).rejects.toMatchObject({ key: 'TooMuchRequest', status: 429 });
});
