import { eq } from 'drizzle-orm';

import { listCallNames, contract } from '@/lib/contract';
import { PASSWORD_AGAIN_MS, WRONG_PASSWORD } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { requireSessionSecret } from '../../secrets/session-secret';
import { users } from '../../schema';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { hashDigest } from './passwords';

const service = useMarket();

/** An operator with the password 2580, and the token of a session that has just begun. */
async function anOperatorInSession() {
  const { configuration, ports } = service.context;
  const userId = await anOperator(service.context, 'owner');
  const [person] = await ports.database.connection.select().from(users).where(eq(users.id, userId));
  const mobile = person?.mobile ?? '';
  const passwordHash = await hashDigest(toPasswordDigest(mobile, '2580'), requireSessionSecret(configuration));
  await ports.database.connection.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const login = { mobile, password: toPasswordDigest(mobile, '2580') };
  const { token = '' } = await service.call('security/login', login, { facts: { isBrowserPage: false } });
  const by = { authorization: token };
  return {
    save: () => service.call('operator/savedeskroles', { mobile, lstRole: ['owner'], reason: 'The same roles' }, by),
    confirm: (password: string) =>
      service.call('operator/confirmpassword', { password: toPasswordDigest(mobile, password) }, by),
  };
}

describe('the password, asked for again', () => {
  it('[B-28] counts for five minutes after the login, and after each time that it is typed', async () => {
    const { save, confirm } = await anOperatorInSession();
    service.clock.advance(PASSWORD_AGAIN_MS - 1);
    expect((await save()).lstPerson).not.toHaveLength(0);
    service.clock.advance(1);
    await expect(save()).rejects.toMatchObject({ key: 'password-needed', status: 403 });
    await confirm('2580');
    expect((await save()).lstPerson).not.toHaveLength(0);
    service.clock.advance(PASSWORD_AGAIN_MS);
    await expect(save()).rejects.toMatchObject({ key: 'password-needed' });
  });

  it('[B-28] opens nothing when it is wrong, and locks the right one out after five wrong ones', async () => {
    const { save, confirm } = await anOperatorInSession();
    service.clock.advance(PASSWORD_AGAIN_MS);
    for (let tries = 0; tries < WRONG_PASSWORD.tries; tries += 1)
      await expect(confirm('1111')).rejects.toMatchObject({ key: 'invalid-login' });
    await expect(confirm('2580')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    await expect(save()).rejects.toMatchObject({ key: 'password-needed' });
  });

  it('[B-28] is asked for by calls that move money, change its target, give roles, or look with a person’s eyes', () => {
    const asking = listCallNames().filter((name) => contract[name].asksPassword);
    expect(asking.toSorted()).toEqual([
      'operator/approvepayoutrun',
      'operator/beginview',
      'operator/changenumber',
      'operator/confirmbankcase',
      'operator/confirmcashclaim',
      'operator/confirmcorrection',
      'operator/confirmdispute',
      'operator/confirmgiftcode',
      'operator/confirmordermoney',
      'operator/confirmsheba',
      'operator/correctbooking',
      'operator/decidebankcase',
      'operator/decidecashclaim',
      'operator/decidedispute',
      'operator/dissolvepayoutrun',
      'operator/handoverdata',
      'operator/makegiftcode',
      'operator/moveordermoney',
      'operator/savedeskroles',
    ]);
  });
});
