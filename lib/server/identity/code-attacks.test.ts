import { eq } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { activationCodes } from '../schema';
import { aMobile, anAddress, count, nameOf, times, toWrong, useAttackedSite, type From } from '../testing/attack';
import { findLastCode } from '../testing/person';
import { addressBudget } from '../throttles';

const site = useAttackedSite();

describe('the SMS step', () => {
  it('[C-security] asks for a code whatever the password, so that a guess reveals nothing, and admits only both together', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spendStrangeDevices();
    expect(await site.login(mobile, toWrong(password))).toMatchObject({
      status: 200,
      name: 'sms-code-required',
      value: 2003,
    });
    expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    const code = findLastCode(site.service, mobile);
    expect(
      site.service.sms.filter((sms) => sms.mobile === mobile && sms.code === code && /login code|ورود/.test(sms.text)),
    ).toHaveLength(1);
    expect(await nameOf(site.login(mobile, toWrong(password), {}, code))).toBe('invalid-login');
    const answer = await site.login(mobile, password, {}, code);
    expect([answer.name, answer.body.token]).toEqual(['Success', expect.any(String)]);
  });

  it('takes five tries at a code, however many are concurrent, and then refuses the right one', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spendStrangeDevices();
    await site.login(mobile, password);
    const code = findLastCode(site.service, mobile);
    expect(count(await Promise.all(times(100, () => nameOf(site.login(mobile, password, {}, toWrong(code))))))).toEqual(
      { 'invalid-activation-code': 100 },
    );
    expect(await nameOf(site.login(mobile, password, {}, code))).toBe('invalid-activation-code');
  });

  it('sends the next code after a minute, and at most five in an hour', async () => {
    const { mobile, password } = await site.aPerson();
    const sentSoFar = site.service.sms.length;
    await site.spendStrangeDevices();
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await nameOf(site.login(mobile, password))).toBe(asked === 4 ? 'TooMuchRequest' : 'sms-code-required');
      site.service.clock.advance(61_000);
    }
    // The activation code of this hour was the first of the five.
    expect(site.service.sms.length - sentSoFar).toBe(4);
  });

  it('sends one code for repeated requests, and another at once after a wrong one', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spendStrangeDevices();
    const sentBefore = site.service.sms.length;
    const codes = () => site.service.sms.slice(sentBefore).filter((sms) => sms.mobile === mobile).length;
    for (let asked = 0; asked < 3; asked += 1)
      expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    expect(codes()).toBe(1);
    const first = findLastCode(site.service, mobile);
    expect(await nameOf(site.login(mobile, password, {}, toWrong(first)))).toBe('invalid-activation-code');
    expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    expect(codes()).toBe(2);
    expect(await nameOf(site.login(mobile, password, {}, findLastCode(site.service, mobile)))).toBe('Success');
  });

  it('answers and works alike for an unknown mobile, but for the SMS', async () => {
    const mobile = aMobile();
    await site.spendStrangeDevices();
    const sentSoFar = site.service.sms.length;
    expect(await site.login(mobile, '1234')).toMatchObject({ status: 200, name: 'sms-code-required' });
    expect(site.service.sms.length).toBe(sentSoFar);
    const { connection } = site.service.context.ports.database;
    expect(
      await connection
        .select({ triesLeft: activationCodes.triesLeft })
        .from(activationCodes)
        .where(eq(activationCodes.mobile, mobile)),
    ).toEqual([{ triesLeft: 5 }]);
  });

  it('limits the SMS of one address', async () => {
    await site.spendStrangeDevices();
    const address = anAddress();
    const names = [];
    for (let asked = 0; asked < 61; asked += 1) names.push(await nameOf(site.login(aMobile(), '1234', { address })));
    expect(count(names)).toEqual({ 'sms-code-required': 60, TooMuchRequest: 1 });
  });
});

describe('codes requested by strangers', () => {
  const forget = (mobile: string, from: From = {}) =>
    nameOf(site.post('security/forgetpassword', { mobilenumber: mobile }, from));
  const smsTo = (mobile: string) => site.service.sms.filter((sms) => sms.mobile === mobile);

  it('[C-security] use up only their own: a device that the account knows still gets its own, also from a spent address', async () => {
    const { mobile, device } = await site.aPerson();
    const address = anAddress();
    await site.spend([addressBudget('forgetpassword', address)], 60);
    for (let asked = 0; asked < 30 && (await forget(mobile)) !== 'TooMuchRequest'; asked += 1)
      site.service.clock.advance(61_000);
    expect(await forget(mobile)).toBe('TooMuchRequest');
    const sentSoFar = smsTo(mobile).length;
    expect(await forget(mobile, { device, address })).toBe('Success');
    expect(smsTo(mobile).length).toBe(sentSoFar + 1);
    expect(await nameOf(site.login(mobile, findLastCode(site.service, mobile), { device }))).toBe('Success');
  });

  it('[C-security] do not replace the one-time password that a known device has just been sent', async () => {
    const { mobile, device } = await site.aPerson();
    expect(await forget(mobile, { device })).toBe('Success');
    const own = findLastCode(site.service, mobile);
    expect(await forget(mobile)).toBe('TooMuchRequest');
    expect(findLastCode(site.service, mobile)).toBe(own);
    expect(await nameOf(site.login(mobile, own, { device }))).toBe('Success');
    site.service.clock.advance(10 * MINUTE_MS);
    expect(await forget(mobile)).toBe('Success');
  });

  it('[C-security] may replace it as soon as it was used, or another password was chosen: nothing is left to protect', async () => {
    const { mobile, device } = await site.aPerson();
    expect(await forget(mobile, { device })).toBe('Success');
    expect(await forget(mobile)).toBe('TooMuchRequest');
    expect(await nameOf(site.login(mobile, findLastCode(site.service, mobile), { device }))).toBe('Success');
    expect(await forget(mobile)).toBe('Success');

    const other = await site.aPerson();
    const { body } = await site.login(other.mobile, other.password, { device: other.device });
    expect(await forget(other.mobile, { device: other.device })).toBe('Success');
    expect(await forget(other.mobile)).toBe('TooMuchRequest');
    const [oldPassword, newPassword] = [
      toPasswordDigest(other.mobile, other.password),
      toPasswordDigest(other.mobile, toWrong(other.password)),
    ];
    await site.service.call('user/changepassword', { oldPassword, newPassword }, { authorization: String(body.token) });
    expect(await forget(other.mobile)).toBe('Success');
  });

  it('are at most five in an hour for a known device, too', async () => {
    const { mobile, device } = await site.aPerson();
    const names = [];
    for (let asked = 0; asked < 7; asked += 1) {
      names.push(await forget(mobile, { device }));
      site.service.clock.advance(61_000);
    }
    expect(count(names)).toEqual({ Success: 5, TooMuchRequest: 2 });
  });
});

it('are five for a hundred concurrent requests of one mobile', async () => {
  const mobile = aMobile();
  await site.post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile });
  site.service.clock.advance(61_000);
  const sentSoFar = site.service.sms.length;
  await Promise.all(times(100, () => site.post('security/forgetpassword', { mobilenumber: mobile })));
  expect(site.service.sms.length - sentSoFar).toBe(1);
  await Promise.all(
    times(100, () => site.post('security/register', { firstname: 'a', lastname: 'b', mobilenumber: mobile })),
  );
  expect(site.service.sms.filter((sms) => sms.mobile === mobile).length).toBeLessThanOrEqual(5);
});
