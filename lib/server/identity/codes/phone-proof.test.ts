import { randomUUID } from 'node:crypto';

import { eq, like } from 'drizzle-orm';

import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { throttles, users } from '../../schema';
import { aMobile, anAddress, count, nameOf, times, toWrong, useAttackedSite, type From } from '../../testing/attack';
import { findLastCode } from '../../testing/person';

const site = useAttackedSite();

const register = (mobile: string, from: From = {}, firstname = 'Sara') =>
  nameOf(site.post('security/register', { firstname, lastname: 'Ahmadi', mobilenumber: mobile }, from));
const askAgain = (mobile: string, from: From = {}) =>
  nameOf(site.post('security/forgetpassword', { mobilenumber: mobile }, from));
const enter = (mobile: string, activationCode: string, from: From = {}) =>
  nameOf(site.post('security/checkactivationCode', { mobile, activationCode }, from));
const smsTo = (mobile: string) => site.service.sms.filter((sms) => sms.mobile === mobile).length;
const aBrowser = (): Required<Omit<From, 'proof'>> => ({ device: randomUUID(), address: anAddress() });
const isActive = async (mobile: string) => {
  const [person] = await site.service.context.ports.database.connection
    .select({ activatedAt: users.activatedAt })
    .from(users)
    .where(eq(users.mobile, mobile));
  return person !== undefined && person.activatedAt !== null;
};

/**
 * Strangers, each from another address and browser, ask until the mobile's day is spent; the last code is over by then.
 */
async function strangersSpendTheDay(mobile: string): Promise<void> {
  await register(mobile, aBrowser());
  for (let asked = 0; asked < ACTIVATION_CODE.perDay; asked += 1) {
    site.service.clock.advance(20 * MINUTE_MS);
    await askAgain(mobile, aBrowser());
  }
  site.service.clock.advance(HOUR_MS);
  expect(smsTo(mobile)).toBe(ACTIVATION_CODE.perDay);
  expect(await askAgain(mobile, aBrowser())).toBe('TooMuchRequest');
}

describe('an unregistered mobile', () => {
  it('[C-security] can be registered by its phone’s owner after strangers have spent the codes of its day', async () => {
    const [mobile, owner] = [aMobile(), aBrowser()];
    await strangersSpendTheDay(mobile);
    expect(await register(mobile, owner, 'Nika')).toBe('TooMuchRequest');
    expect(await enter(mobile, findLastCode(site.service, mobile), owner)).toBe('invalid-activation-code');
    expect(await isActive(mobile)).toBe(false);
    expect(await askAgain(mobile, owner)).toBe('Success');
    expect(await enter(mobile, findLastCode(site.service, mobile), owner)).toBe('login-successful');
    expect(await isActive(mobile)).toBe(true);
  });

  it('sends strangers no more than before, and its phone’s owner five in an hour and ten in a day, on all devices together', async () => {
    const [mobile, holders] = [aMobile(), [aBrowser(), aBrowser()]];
    await strangersSpendTheDay(mobile);
    const names: string[] = [];
    for (let asked = 0; asked < 20; asked += 1) {
      for (const holder of holders) await enter(mobile, findLastCode(site.service, mobile), holder);
      names.push(await askAgain(mobile, holders[asked % 2]), await askAgain(mobile, aBrowser()));
      if (asked === 6) expect(smsTo(mobile)).toBe(ACTIVATION_CODE.perDay + ACTIVATION_CODE.perHour);
      site.service.clock.advance(asked < 6 ? 2 * MINUTE_MS : 20 * MINUTE_MS);
    }
    expect(smsTo(mobile)).toBe(2 * ACTIVATION_CODE.perDay);
    expect(count(names).Success).toBe(ACTIVATION_CODE.perDay);
  });

  it('[C-security] loses no code to strangers who spend its tries, ask for another or register under other names, once its owner has proved the phone', async () => {
    const [mobile, owner] = [aMobile(), aBrowser()];
    const spendTries = async () =>
      Promise.all(times(20, () => enter(mobile, toWrong(findLastCode(site.service, mobile)), aBrowser())));
    expect(await register(mobile, owner, 'Nika')).toBe('user-register-OK');
    await spendTries();
    expect(await enter(mobile, findLastCode(site.service, mobile), owner)).toBe('invalid-activation-code');
    expect(await askAgain(mobile, owner)).toBe('Success');
    const sent = smsTo(mobile);
    await spendTries();
    expect(await askAgain(mobile, aBrowser())).toBe('TooMuchRequest');
    expect(await register(mobile, aBrowser(), 'Mallory')).toBe('TooMuchRequest');
    expect(smsTo(mobile)).toBe(sent);
    expect(await enter(mobile, findLastCode(site.service, mobile), owner)).toBe('login-successful');
    const { connection } = site.service.context.ports.database;
    expect(await connection.select({ firstName: users.firstName }).from(users).where(eq(users.mobile, mobile))).toEqual(
      [{ firstName: 'Nika' }],
    );
  });

  it('takes five guesses at the last code from an address in an hour, from any browser, and then refuses the right one', async () => {
    const [mobile, address] = [aMobile(), anAddress()];
    await strangersSpendTheDay(mobile);
    const code = findLastCode(site.service, mobile);
    for (let guesses = 0; guesses < ACTIVATION_CODE.tries; guesses += 1)
      await enter(mobile, toWrong(code), { address, device: randomUUID() });
    const guesser = { address, device: randomUUID() };
    await enter(mobile, code, guesser);
    expect(await askAgain(mobile, guesser)).toBe('TooMuchRequest');
    const owner = aBrowser();
    await enter(mobile, code, owner);
    expect(await askAgain(mobile, owner)).toBe('Success');
  });

  it('is proved by its own last code alone: not by an earlier one, and not by another mobile’s', async () => {
    const [mobile, other] = [aMobile(), aMobile()];
    await register(mobile, aBrowser());
    await register(other, aBrowser());
    const first = findLastCode(site.service, mobile);
    do {
      site.service.clock.advance(MINUTE_MS);
      await askAgain(mobile, aBrowser());
    } while ([first, findLastCode(site.service, other)].includes(findLastCode(site.service, mobile)));
    const { connection } = site.service.context.ports.database;
    for (const code of [first, findLastCode(site.service, other)])
      expect(await enter(mobile, code, aBrowser())).toBe('invalid-activation-code');
    expect(
      await connection
        .select()
        .from(throttles)
        .where(like(throttles.key, `phone-proof:${mobile}:%`)),
    ).toEqual([]);
  });
});

it('an active account’s code, which is its password, is compared with nothing after its end', async () => {
  const { mobile, password } = await site.aPerson();
  site.service.clock.advance(ACTIVATION_CODE.lifetimeMs);
  expect(await enter(mobile, password, aBrowser())).toBe('invalid-activation-code');
  const { connection } = site.service.context.ports.database;
  expect(
    await connection
      .select()
      .from(throttles)
      .where(like(throttles.key, `phone-proof%:${mobile}:%`)),
  ).toEqual([]);
});
