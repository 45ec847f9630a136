import { randomUUID } from 'node:crypto';

import { pino } from 'pino';

import {
  ACTIVATION_CODE,
  PROOF_OF_WORK,
  PROVED_CODES_AN_HOUR,
  UNANSWERED_CODES,
} from '@/lib/domain/constants/identity';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { solvePuzzle, toCaptchaResponse } from '@/lib/domain/person/proof-of-work';

import { makeChallenge } from '../captcha/challenge';
import { registry } from '../observability/metrics';
import { requireSessionSecret } from '../secrets/session-secret';
import { anOperator } from '../seed/stories/people';
import {
  aMobile,
  anAddress,
  count,
  nameOf,
  openAttackedSite,
  times,
  type AttackedSite,
  type From,
} from '../testing/attack';
import { findLastCode } from '../testing/person';
import type { Budget } from '../throttles';
import { newcomerBudgets, provedBudgets } from './codes/newcomer-codes';

const lines: string[] = [];
let site: AttackedSite;
let operatorId: number;
beforeAll(async () => {
  site = await openAttackedSite({ log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }) });
  operatorId = await anOperator(site.service.context);
});
afterAll(() => site.close());
// Every budget is whole again.
beforeEach(() => site.service.clock.advance(2 * DAY_MS));

/** The budgets that no prefix has to itself. */
const ofAll = newcomerBudgets(aMobile()).slice(1);
const register = (mobilenumber: string) =>
  nameOf(site.post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber }));
const inbox = async () => (await site.service.call('user/getuserinbox', {}, { as: operatorId })).userInboxLst;
const alarms = () => lines.filter((line) => line.includes('codes for new mobiles are refused')).length;
const refusals = async () => {
  const metric = await registry.getSingleMetric('pelakfan_new_mobile_codes_refused_total')?.get();
  return metric?.values[0]?.value ?? 0;
};

describe('made-up mobiles', () => {
  it('[C-security] get SMS within everybody’s budget, also concurrently, and the operators are told once', async () => {
    const [sentBefore, refusedBefore] = [site.service.sms.length, await refusals()];
    await site.spend(ofAll, UNANSWERED_CODES.inTenMinutes - 10);
    const names = await Promise.all(times(40, () => register(aMobile())));
    expect(count(names)).toEqual({ 'user-register-OK': 10, 'captcha-required': 30 });
    expect(site.service.sms.length - sentBefore).toBe(10);
    expect((await refusals()) - refusedBefore).toBe(30);
    expect([alarms(), (await inbox()).length]).toEqual([1, 1]);
    site.service.clock.advance(UNANSWERED_CODES.alarmEveryMs);
    await site.spend(ofAll, UNANSWERED_CODES.inTenMinutes);
    expect(await register(aMobile())).toBe('captcha-required');
    expect([alarms(), (await inbox()).length]).toEqual([2, 2]);
  });

  it('[C-security] end in a row at the budget of their first seven digits, and take nothing more from others', async () => {
    const names = await Promise.all(times(30, (index) => register(`0916111${String(index).padStart(4, '0')}`)));
    expect(count(names)).toEqual({
      'user-register-OK': UNANSWERED_CODES.ofAPrefixAnHour,
      'captcha-required': 30 - UNANSWERED_CODES.ofAPrefixAnHour,
    });
    await site.spend(ofAll, UNANSWERED_CODES.inTenMinutes - UNANSWERED_CODES.ofAPrefixAnHour - 1);
    expect([await register(aMobile()), await register(aMobile())]).toEqual(['user-register-OK', 'captcha-required']);
  });

  it('keep no customer out: passwords, one-time passwords and login codes go on', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spend(ofAll, UNANSWERED_CODES.inTenMinutes);
    expect(await register(aMobile())).toBe('captcha-required');
    expect(await nameOf(site.post('security/forgetpassword', { mobilenumber: mobile }))).toBe('Success');
    await site.spendStrangeDevices();
    expect(await nameOf(site.login(mobile, password))).toBe('sms-code-required');
    expect(site.service.sms.filter((sms) => sms.mobile === mobile)).toHaveLength(3);
  });
});

describe('a person from a fresh address, while made-up mobiles take all codes', () => {
  /** Signed by us and solved in no time; real ones are in captcha/captcha.test.ts. */
  const prove = () => {
    const { clock, context } = site.service;
    const expiresAtMs = clock.now().getTime() + PROOF_OF_WORK.lifetimeMs;
    const challenge = makeChallenge(
      { puzzleCount: 1, zeroBits: 1 },
      expiresAtMs,
      requireSessionSecret(context.configuration),
    );
    return toCaptchaResponse(challenge, [solvePuzzle(challenge, 0, 1)]);
  };
  const registerWith = async (mobilenumber: string, from: From = {}) =>
    nameOf(
      site.post(
        'security/register',
        { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber },
        { ...from, proof: prove() },
      ),
    );
  beforeEach(() => site.spend(ofAll, UNANSWERED_CODES.inTenMinutes));

  it('[C-security] gets in by a proof of work, has the code sent again by another, and no proof counts twice', async () => {
    const [mobile, from] = [aMobile(), { address: anAddress() }];
    expect(await register(mobile)).toBe('captcha-required');
    expect(await registerWith(mobile, from)).toBe('user-not-active');
    site.service.clock.advance(ACTIVATION_CODE.lifetimeMs);
    const again = (proof?: string) =>
      nameOf(site.post('security/forgetpassword', { mobilenumber: mobile }, { ...from, proof }));
    expect(await again()).toBe('captcha-required');
    const proof = prove();
    expect([await again(proof), await again(proof)]).toEqual(['Success', 'TooMuchRequest']);
    const activationCode = findLastCode(site.service, mobile);
    expect(await nameOf(site.post('security/checkactivationCode', { mobile, activationCode }, from))).toBe(
      'login-successful',
    );
    // A person who enters a code gives the places of both back.
    await site.spend(ofAll, 2);
    const used = nameOf(
      site.post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: aMobile() }, { proof }),
    );
    expect(await used).toBe('captcha-used');
  });

  it('[C-security] has a few codes for one network, whatever the proofs, and for IPv6 a /48', async () => {
    const inOneNetwork = (index: number) => ({ address: `2001:db8:7:${index}::1` });
    const names: string[] = [];
    for (let index = 0; index <= PROVED_CODES_AN_HOUR.ofANetwork; index += 1)
      names.push(await registerWith(aMobile(), inOneNetwork(index)));
    expect(names).toEqual([...times(PROVED_CODES_AN_HOUR.ofANetwork, () => 'user-register-OK'), 'TooMuchRequest']);
    expect(await registerWith(aMobile(), { address: '2001:db8:8::1' })).toBe('user-register-OK');
  });

  it('[C-security] meets a limit of all proofs, too, because each SMS costs money', async () => {
    await site.spend([provedBudgets(anAddress())[1] as Budget], PROVED_CODES_AN_HOUR.inAll);
    expect(await registerWith(aMobile())).toBe('TooMuchRequest');
  });
});

it('people who enter their codes take nothing from it, even more of them than it holds, and of one firm', async () => {
  const enters = async (index: number) => {
    const mobile = `0917222${String(index).padStart(4, '0')}`;
    await register(mobile);
    const activationCode = findLastCode(site.service, mobile);
    return nameOf(site.post('security/checkactivationCode', { mobile, activationCode }, { device: randomUUID() }));
  };
  const names: string[] = [];
  for (let index = 0; index < 2 * UNANSWERED_CODES.ofAPrefixAnHour; index += 1) names.push(await enters(index));
  expect(count(names)).toEqual({ 'login-successful': names.length });
});

it('people who have their code sent again before they enter it take nothing from it, and raise no alarm', async () => {
  const alarmsBefore = alarms();
  const entersTheSecond = async (index: number) => {
    const mobile = `0918333${String(index).padStart(4, '0')}`;
    await register(mobile);
    site.service.clock.advance(ACTIVATION_CODE.resendAfterMs);
    await site.post('security/forgetpassword', { mobilenumber: mobile });
    const activationCode = findLastCode(site.service, mobile);
    return nameOf(site.post('security/checkactivationCode', { mobile, activationCode }, { device: randomUUID() }));
  };
  const names: string[] = [];
  for (let index = 0; index < UNANSWERED_CODES.ofAPrefixAnHour + 2; index += 1)
    names.push(await entersTheSecond(index));
  expect(count(names)).toEqual({ 'login-successful': names.length });
  expect(alarms()).toBe(alarmsBefore);
});

describe('thirty concurrent requests of one mobile', () => {
  it('[C-security] send one right code at registrations', async () => {
    const mobile = aMobile();
    const names = await Promise.all(times(30, () => register(mobile)));
    expect(count(names)).toEqual({ 'user-register-OK': 1, 'user-not-active': 29 });
    expect(site.service.sms.filter((sms) => sms.mobile === mobile)).toHaveLength(1);
    const activationCode = findLastCode(site.service, mobile);
    expect(await nameOf(site.post('security/checkactivationCode', { mobile, activationCode }))).toBe(
      'login-successful',
    );
  });

  it('[C-security] send one right code at logins at the SMS step', async () => {
    const { mobile, password } = await site.aPerson();
    await site.spendStrangeDevices();
    const sentBefore = site.service.sms.length;
    const names = await Promise.all(times(30, () => nameOf(site.login(mobile, password))));
    expect(count(names)).toEqual({ 'sms-code-required': 30 });
    expect(site.service.sms.length - sentBefore).toBe(1);
    expect(await nameOf(site.login(mobile, password, {}, findLastCode(site.service, mobile)))).toBe('Success');
  });
});
