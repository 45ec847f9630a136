import { eq } from 'drizzle-orm';

import { colleagueReferrals, users } from '../schema';
import { aFreeProvider } from '../seed/stories/people';
import {
  aPerson,
  anApplicant,
  approve,
  connection,
  openApplications,
  reject,
  send,
  service,
} from '../testing/applications';

beforeAll(openApplications);
afterAll(() => service.close());

async function anInviter() {
  const { userId } = await aFreeProvider(service.context);
  const [person] = await connection().select().from(users).where(eq(users.id, userId));
  return { userId, code: person?.inviteCode ?? '' };
}
const sendWith = (as: number, inviteCode?: string, cookie: string | null = null) =>
  service.call('joinus/sendapplication', { inviteCode }, { as, facts: { referralToken: cookie } });
const codeOf = async (as: number, cookie: string | null = null) =>
  (await service.call('joinus/getapplication', {}, { as, facts: { referralToken: cookie } })).inviteCode;
const inviterOf = async (as: number) => {
  const [row] = await connection().select().from(colleagueReferrals).where(eq(colleagueReferrals.colleagueId, as));
  return row?.inviterId ?? null;
};

describe('an applicant’s inviter', () => {
  it('is known by the referral cookie from the first look on, and is stored as the application is sent', async () => {
    const inviter = await anInviter();
    const as = await anApplicant();
    expect(await codeOf(as)).toBeNull();
    expect(await codeOf(as, inviter.code)).toBe(inviter.code);
    await sendWith(as, '', inviter.code);
    expect(await inviterOf(as)).toBe(inviter.userId);
    const shown = () => service.call('provider/getinvitedcolleagues', {}, { as: inviter.userId });
    expect(await shown()).toMatchObject({
      inviteCode: inviter.code,
      givenCount: 0,
      givenRial: 0,
      lstColleague: [{ state: 'applied', jobCount: 0, why: null }],
    });
    await approve(as);
    expect((await shown()).lstColleague).toMatchObject([{ state: 'working' }]);
  });

  it('is the owner of the typed code, in any spelling, also against the cookie', async () => {
    const [typed, cookie] = [await anInviter(), await anInviter()];
    const as = await anApplicant();
    await sendWith(as, ` ${typed.code.toLowerCase()} `, cookie.code);
    expect(await inviterOf(as)).toBe(typed.userId);
  });

  it('is asked for again where the code is unknown, a customer’s or the applicant’s own, and nothing is sent', async () => {
    const customer = await aPerson();
    const as = await anApplicant();
    const [own] = await connection().select().from(users).where(eq(users.id, as));
    const [other] = await connection().select().from(users).where(eq(users.id, customer));
    for (const code of ['NOBODY99', 'x', own?.inviteCode, other?.inviteCode])
      await expect(sendWith(as, code)).rejects.toMatchObject({ key: 'invite-unknown' });
    expect((await send(as)).state).toBe('documents');
    expect(await inviterOf(as)).toBeNull();
  });

  it('is the account’s referrer, where that is a provider', async () => {
    const inviter = await anInviter();
    const as = await anApplicant();
    await connection().update(users).set({ referrerId: inviter.userId }).where(eq(users.id, as));
    expect(await codeOf(as)).toBe(inviter.code);
    await send(as);
    expect(await inviterOf(as)).toBe(inviter.userId);
  });

  it('stays the first one, also when the application is corrected and sent again', async () => {
    const [first, second] = [await anInviter(), await anInviter()];
    const as = await anApplicant();
    await sendWith(as, first.code);
    await reject(as);
    await sendWith(as, second.code);
    expect(await inviterOf(as)).toBe(first.userId);
    expect(await codeOf(as, second.code)).toBe(first.code);
  });
});
