import { send } from '@/e2e/steps/api';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { count, nameOf, times, toWrong } from '../testing/attack';
import { findLastCode, registerPerson, type TestPerson } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';

const TRIES = 100;

const { service, site } = useMarketOverHttp({ holds: 'nothing' });

const post = (path: string, body: unknown, token?: string) =>
  nameOf(send(site.url, { path: `main/${path}`, body, token }));
const change = ({ mobile, token }: TestPerson, oldPassword: string) =>
  post(
    'user/changepassword',
    { oldPassword: toPasswordDigest(mobile, oldPassword), newPassword: toPasswordDigest(mobile, '5093') },
    token,
  );
const erase = ({ mobile, token }: TestPerson, password: string) =>
  post('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, token);

describe('a stranger at a person’s open browser, without the password', () => {
  it.each([
    ['change it', change, '09126100001'],
    ['erase the account', erase, '09126100002'],
  ] as const)(
    '[C-security] has five guesses of a hundred concurrent ones to %s with, then even the right one fails; another account keeps its own',
    async (_what, guess, mobile) => {
      const person = await registerPerson(service, mobile);
      const other = await registerPerson(service, mobile.replace('0912', '0913'));
      expect(count(await Promise.all(times(TRIES, () => guess(person, toWrong(person.password)))))).toEqual({
        'invalid-login': 5,
        TooMuchRequest: TRIES - 5,
      });
      expect(await guess(person, person.password)).toBe('TooMuchRequest');
      expect(await guess(other, toWrong(other.password))).toBe('invalid-login');
    },
  );
});

describe('the code of a registration', () => {
  it('[C-security] has five tries, however many are concurrent from any browsers; the next code has its own', async () => {
    const mobile = '09126100003';
    const register = () => post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
    const enter = (activationCode: string) => post('security/checkactivationCode', { mobile, activationCode });
    await register();
    const first = findLastCode(service, mobile);
    expect(count(await Promise.all(times(TRIES, () => enter(toWrong(first)))))).toEqual({
      'invalid-activation-code': TRIES,
    });
    expect(await enter(first)).toBe('invalid-activation-code');
    service.clock.advance(61_000);
    await register();
    expect(await enter(findLastCode(service, mobile))).toBe('login-successful');
  });
});
