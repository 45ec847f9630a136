import { createHash, randomInt } from 'node:crypto';

import { isTrivialPassword, toPasswordDigest } from '@/lib/domain/person/password';

import { aMobile } from '../../testing/attack';
import { registerPerson, type TestPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';
import { makeCode } from '../codes/codes';

jest.mock('node:crypto', () => {
  const real: object = jest.requireActual('node:crypto');
  return { ...real, randomInt: jest.fn(Reflect.get(real, 'randomInt')) };
});

const service = useMarket({ holds: 'nothing' });
let person: TestPerson;
beforeAll(async () => {
  person = await registerPerson(service, aMobile());
});

const change = (newPassword: string, oldPassword = toPasswordDigest(person.mobile, person.password)) =>
  service.call('user/changepassword', { oldPassword, newPassword }, { authorization: person.token });
const login = (password: string) =>
  service.call('security/login', { mobile: person.mobile, password: toPasswordDigest(person.mobile, password) });

describe('a new password', () => {
  it.each(['1234', '0000', '7777', '3456', '7890', '4321', '0987'])(
    '[C-security] [C-user] is not %s, which strangers try first',
    async (password) => {
      await expect(change(toPasswordDigest(person.mobile, password))).rejects.toMatchObject({
        key: 'trivial-password',
        status: 200,
        value: 2010,
      });
    },
  );

  it('[C-security] [C-user] is not the end of the mobile', async () => {
    await expect(change(toPasswordDigest(person.mobile, person.mobile.slice(-4)))).rejects.toMatchObject({
      key: 'trivial-password',
    });
  });

  it.each([
    ['nothing', () => ''],
    ['five digits', (mobile: string) => `${mobile}:50931`],
    ['a word', (mobile: string) => `${mobile}:parole`],
    ['another mobile’s', () => '09120000001:5093'],
  ])('[C-security] [C-user] has to be four digits of this mobile: not the digest of %s', async (_what, toText) => {
    const digest = createHash('sha256').update(toText(person.mobile)).digest('hex');
    await expect(change(digest)).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field: 'newPassword' }] });
  });

  it('is checked only after the old one was right, and a refused one changes nothing', async () => {
    await expect(
      change(toPasswordDigest(person.mobile, '1234'), toPasswordDigest(person.mobile, 'none')),
    ).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(login(person.password)).resolves.toBeDefined();
  });
});

it('[C-security] replaces a code that would be a trivial password, because it becomes the first one', () => {
  const mobile = '09121115093';
  for (const drawn of [1234, 0, 9999, 5093, 4817])
    jest.mocked<(max: number) => number>(randomInt).mockImplementationOnce(() => drawn);
  expect(makeCode(mobile)).toBe('4817');
  for (let made = 0; made < 1000; made += 1) expect(isTrivialPassword(mobile, makeCode(mobile))).toBe(false);
});
