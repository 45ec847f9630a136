import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { toPasswordDigest } from '@/lib/domain/person/password';
import { toPersianDigits } from '@/lib/domain/text/digits';

import { users } from '../../schema';
import { findLastCode, registerPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ holds: 'nothing' });

/** Another browser each time: guessing.test.ts has the limits of a single one. */
const aDevice = () => ({ facts: { deviceId: randomUUID() } });
const register = (mobilenumber: string, more: object = {}) =>
  service.call('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber, ...more }, aDevice());
const enter = (mobile: string, activationCode: string) =>
  service.call('security/checkactivationCode', { mobile, activationCode }, aDevice());
const findPerson = async (mobile: string) =>
  (await service.context.ports.database.connection.select().from(users).where(eq(users.mobile, mobile)))[0];
/** A code that is surely not the one sent. */
const toWrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('security/register', () => {
  it('[C-security] [K-01] answers user-register-OK and sends the code in the form that phones offer to fill in', async () => {
    const answer = await register('+98 912 100 0001');
    expect(answer).toEqual({
      registerStatus: 'user-register-OK',
      responseStatusCode: 9999,
      mobilenumber: '09121000001',
      codeExpiresInSeconds: 120,
    });
    const { text, code } = service.sms.at(-1) ?? {};
    expect(code).toMatch(/^\d{4}$/);
    expect(text?.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  it('answers user-not-active to a person who never entered the code, and sends another after a minute', async () => {
    await register('09121000002');
    const first = service.sms.length;
    service.clock.advance(20_000);
    // The same code: what is left of its time.
    expect(await register('09121000002', { firstname: 'علي' })).toMatchObject({
      registerStatus: 'user-not-active',
      codeExpiresInSeconds: 100,
    });
    expect(service.sms).toHaveLength(first);
    service.clock.advance(40_000);
    await register('09121000002', { firstname: 'علي' });
    expect(service.sms).toHaveLength(first + 1);
    expect(await findPerson('09121000002')).toMatchObject({ firstName: 'علی', activatedAt: null });
  });

  it('answers 2005 with a null mobile to a registered number', async () => {
    await registerPerson(service, '09121000003');
    await expect(register('09121000003')).rejects.toMatchObject({
      key: 'user-already-registered',
      value: 2005,
      details: { mobilenumber: null },
    });
  });

  it('refuses an invalid mobile, by its field', async () => {
    await expect(register('0912')).rejects.toMatchObject({
      key: 'invalid-input',
      status: 400,
      fields: [{ field: 'mobilenumber', message: 'invalid-mobile' }],
    });
  });

  it('refuses missing names, by their fields', async () => {
    const refused = service.callWrongly('security/register', { firstname: ' ', mobilenumber: '09121000004' });
    await expect(refused).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'firstname' }, { field: 'lastname', message: 'required' }],
    });
  });

  it('refuses a name of free words or invisible characters, by its field', async () => {
    for (const firstname of ['<script>alert(1)</script>', 'http://evil.example/a', '\u3164', 'پشتیبانی پلاکفن'])
      await expect(register('09121000005', { firstname })).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [{ field: 'firstname', message: 'irregular-name' }],
      });
    expect(await findPerson('09121000005')).toBeUndefined();
  });

  it('[E-02] stores the referrer by the code in any case, with Persian digits or a gap, and accepts an unknown code', async () => {
    const { userId } = await registerPerson(service, '09121000006');
    const { inviteCode } = (await findPerson('09121000006')) ?? {};
    await register('09121000007', { userCode: inviteCode?.toLowerCase() });
    await register('09121000008', { userCode: 'NOBODY' });
    const typed = toPersianDigits(inviteCode ?? '');
    await register('09121000012', { userCode: `${typed.slice(0, 4)} ${typed.slice(4)}` });
    expect(await findPerson('09121000007')).toMatchObject({ referrerId: userId });
    expect(await findPerson('09121000008')).toMatchObject({ referrerId: null });
    expect(await findPerson('09121000012')).toMatchObject({ referrerId: userId });
  });

  it('[E-02] does not take an erased account’s name in the books for a code', async () => {
    const { userId, mobile, password, token } = await registerPerson(service, '09121000010');
    await service.call('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, { authorization: token });
    await register('09121000011', { userCode: `erased-${userId}` });
    expect(await findPerson('09121000011')).toMatchObject({ referrerId: null });
  });

  it('reports that the SMS could not go out, and allows another try at once', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await expect(register('09121000500')).rejects.toMatchObject({ key: 'sms-not-sent', status: 503 });
    }
  });

  it('sends a mobile at most five codes an hour', async () => {
    await register('09121000009');
    for (let sent = 1; sent < 5; sent += 1) {
      service.clock.advance(61_000);
      await register('09121000009');
    }
    service.clock.advance(61_000);
    await expect(register('09121000009')).rejects.toMatchObject({
      key: 'TooMuchRequest',
      status: 429,
      retryAfterSeconds: 3295,
    });
  });

  it('gives one network address a budget', async () => {
    const send = (index: number) =>
      service.call(
        'security/register',
        { firstname: 'a', lastname: 'b', mobilenumber: `0913${String(index * 10_007).padStart(7, '0')}` },
        { facts: { ipAddress: '198.51.100.7', deviceId: randomUUID() } },
      );
    for (let index = 0; index < 60; index += 1) await send(index);
    await expect(send(60)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});

describe('security/checkactivationCode', () => {
  it('[C-security] activates with the right code in any digits, gives the gift and its message once', async () => {
    await register('09122000001');
    const code = findLastCode(service, '09122000001');
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    expect(await enter('09122000001', persian)).toEqual({ activationStatus: 'login-successful', hasWelcomeGift: true });
    expect(await enter('09122000001', code)).toEqual({ activationStatus: 'login-successful', hasWelcomeGift: false });
    const { id } = (await findPerson('09122000001')) ?? {};
    const inbox = await service.call('user/getuserinbox', {}, { as: id });
    expect(inbox.userInboxLst).toEqual([
      expect.objectContaining({ isSeen: false, body: expect.stringContaining('20,000') }),
    ]);
  });

  it('answers a wrong code as wrong five times, and then refuses the right one', async () => {
    await register('09122000002');
    const code = findLastCode(service, '09122000002');
    for (let index = 0; index < 5; index += 1)
      await expect(enter('09122000002', toWrong(code))).rejects.toMatchObject({ key: 'invalid-activation-code' });
    await expect(enter('09122000002', code)).rejects.toMatchObject({ key: 'invalid-activation-code' });
  });

  it('[K-01] spends no try on text other than four digits', async () => {
    await register('09122000003');
    for (const nonsense of ['12', 'abcd', '12345', '١٢٣'])
      await expect(enter('09122000003', nonsense)).rejects.toMatchObject({ key: 'invalid-activation-code' });
    const code = findLastCode(service, '09122000003');
    for (let index = 0; index < 4; index += 1) await enter('09122000003', toWrong(code)).catch(() => undefined);
    await expect(enter('09122000003', code)).resolves.toMatchObject({ activationStatus: 'login-successful' });
  });

  it('counts concurrent guesses', async () => {
    await register('09122000004');
    const code = findLastCode(service, '09122000004');
    await Promise.allSettled(Array.from({ length: 20 }, () => enter('09122000004', toWrong(code))));
    await expect(enter('09122000004', code)).rejects.toMatchObject({ key: 'invalid-activation-code' });
  });

  it('refuses a code after 120 seconds, and another person’s', async () => {
    await register('09122000005');
    const code = findLastCode(service, '09122000005');
    await expect(enter('09122000006', code)).rejects.toMatchObject({ key: 'invalid-activation-code' });
    service.clock.advance(120_000);
    await expect(enter('09122000005', code)).rejects.toMatchObject({ key: 'invalid-activation-code' });
  });
});
