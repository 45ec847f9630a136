import { eq } from 'drizzle-orm';

import { userRoles } from '../schema';
import { anOperator } from '../seed/stories/people';
import { registerPerson, type TestPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';

const service = useMarket();
const reason = 'Works with us from today';
let owner: number;
let person: TestPerson;

beforeAll(async () => {
  owner = await anOperator(service.context);
  person = await registerPerson(service, '09121110055');
});

const save = (mobile: string, lstRole: ('owner' | 'support' | 'finance' | 'catalogue')[], as = owner) =>
  service.call('operator/savedeskroles', { mobile, lstRole, reason }, { as });
const mobileOf = async (userId: number) =>
  (await service.call('operator/getdeskpeople', {}, { as: owner })).lstPerson.find(({ userid }) => userid === userId)
    ?.mobileNo ?? '';

describe('operator/savedeskroles', () => {
  it('[B-28] gives a person with an account several roles at once, and every operator sees the list', async () => {
    const { lstPerson } = await save('۰۹۱۲ ۱۱۱ ۰۰۵۵', ['support', 'finance', 'support']);
    expect(lstPerson).toContainEqual({
      userid: person.userId,
      fullname: 'Sara Ahmadi',
      mobileNo: person.mobile,
      lstRole: ['finance', 'support'],
      isSelf: false,
    });
    expect((await service.call('operator/getdesk', {}, { authorization: person.token })).lstRole).toEqual([
      'finance',
      'support',
    ]);
  });

  it('[B-28] ends the sessions of an operator who loses a role, and their connection to the broker', async () => {
    await save(person.mobile, ['finance']);
    await expect(service.call('operator/getdesk', {}, { authorization: person.token })).rejects.toMatchObject({
      key: 'session-unknown',
    });
    expect(service.revoked.map(({ userId }) => userId)).toContain(String(person.userId));
  });

  it('[B-28] leaves nothing of a person whose last role is taken', async () => {
    await save(person.mobile, []);
    expect(
      await service.context.ports.database.connection
        .select()
        .from(userRoles)
        .where(eq(userRoles.userId, person.userId)),
    ).toEqual([]);
  });

  it('[B-28] keeps the last owner’s role, also when two owners take each other’s at once', async () => {
    await expect(save(await mobileOf(owner), ['support'])).rejects.toMatchObject({ key: 'last-operator' });
    const other = await anOperator(service.context);
    const outcomes = await Promise.allSettled([
      save(await mobileOf(other), ['support']),
      save(await mobileOf(owner), ['support'], other),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a mobile without an account', async () => {
    const [left] = (
      await service.context.ports.database.connection
        .select({ userId: userRoles.userId })
        .from(userRoles)
        .where(eq(userRoles.deskRoles, ['owner']))
    ).map(({ userId }) => userId);
    await expect(save('09121119999', ['support'], left)).rejects.toMatchObject({ key: 'UserNull' });
  });
});
