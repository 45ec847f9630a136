import { and, eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import type { NumberProof, NumberSide } from '@/lib/contract/desk-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';

import { readAvailable } from '../../payouts/available';
import { inboxMessages, payoutAccounts, sessions, users } from '../../schema';
import { aFreeProvider, anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
let support: number;
let userid: number;
let oldMobile: string;
let nextMobile = 0;
let mobile: string;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
});
beforeEach(async () => {
  userid = (await aFreeProvider(service.context)).userId;
  oldMobile = await mobileOf(userid);
  nextMobile += 1;
  mobile = `0935000${1000 + nextMobile}`;
  (service.sms as unknown[]).length = 0;
});

async function mobileOf(id: number): Promise<string> {
  const [person] = await connection().select({ mobile: users.mobile }).from(users).where(eq(users.id, id));
  return person?.mobile ?? '';
}
/** Sends a code and reads it from the phone. */
async function aCode(side: NumberSide): Promise<string> {
  await service.call('operator/sendnumbercode', { userid, side, mobile }, { as: support });
  const to = side === 'new-number' ? mobile : oldMobile;
  const text = service.sms.filter((sms) => sms.mobile === to).at(-1)?.text ?? '';
  return /#(\d{4})/.exec(text)?.[1] ?? '';
}
const wrong = (code: string) => (code === '1234' ? '4321' : '1234');
const change = (
  code: string,
  lstProof: NumberProof[] = ['paper', 'order'],
  more: Partial<CallRequest<'operator/changenumber'>> = {},
) =>
  service.call(
    'operator/changenumber',
    { userid, mobile, code, lstProof, reason: 'Card seen, last order named.', ...more },
    { as: support },
  );

describe('a changed number', () => {
  it('takes the account, ends every session, and tells both mobiles', async () => {
    const now = service.clock.now();
    await connection()
      .insert(sessions)
      .values({
        tokenHash: `session-of-${userid}`,
        userId: userid,
        deviceId: 'phone',
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + 1000),
      });
    await change(await aCode('new-number'));
    expect(await mobileOf(userid)).toBe(mobile);
    const [session] = await connection().select().from(sessions).where(eq(sessions.userId, userid));
    expect(session?.endedAt).toEqual(now);
    await service.sendMessages();
    const texts = (to: string) => service.sms.filter((sms) => sms.mobile === to).map(({ text }) => text);
    expect(texts(oldMobile)).toEqual([expect.stringContaining(mobile.slice(-2))]);
    expect(texts(oldMobile).join()).not.toContain(mobile);
    expect(texts(mobile)).toHaveLength(2);
    const told = and(eq(inboxMessages.userId, userid), eq(inboxMessages.event, 'number-changed'));
    expect(await connection().$count(inboxMessages, told)).toBe(1);
  });

  it('stops payouts for three days', async () => {
    const now = service.clock.now();
    await connection()
      .insert(payoutAccounts)
      .values({ userId: userid, sheba: 'IR062960000000100324200001', enteredAt: now, ownerConfirmedAt: now })
      .onConflictDoNothing();
    await connection().update(payoutAccounts).set({ changedAt: null }).where(eq(payoutAccounts.userId, userid));
    await change(await aCode('new-number'));
    const obstacle = async (source: 'payable' | 'cash') =>
      (await readAvailable(connection(), userid, { source, now: service.clock.now() })).obstacle;
    expect([await obstacle('payable'), await obstacle('cash')]).toEqual(['password-changed', 'password-changed']);
    service.clock.advance(PAYOUT.afterChangeMs);
    expect(await obstacle('payable')).toBeNull();
  });

  it('needs two different proofs, and always the code of the new mobile', async () => {
    const code = await aCode('new-number');
    for (const proofs of [['paper'], ['paper', 'paper']] as NumberProof[][])
      await expect(change(code, proofs)).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(change(wrong(code))).rejects.toMatchObject({ key: 'invalid-activation-code' });
    await expect(change(code, ['old-code', 'order'])).rejects.toMatchObject({ key: 'invalid-activation-code' });
    const oldcode = await aCode('old-number');
    await expect(change(code, ['old-code', 'order'], { oldcode: wrong(oldcode) })).rejects.toMatchObject({
      key: 'invalid-activation-code',
    });
    await change(code, ['old-code', 'order'], { oldcode });
    expect(await mobileOf(userid)).toBe(mobile);
  });

  it('refuses another account’s mobile, an operator’s number and one’s own', async () => {
    mobile = await mobileOf((await aFreeProvider(service.context)).userId);
    await expect(aCode('new-number')).rejects.toMatchObject({ key: 'number-taken' });
    mobile = '09350009999';
    userid = await anOperator(service.context, 'owner');
    await expect(aCode('new-number')).rejects.toMatchObject({ key: 'number-of-operator' });
    userid = support;
    await expect(aCode('new-number')).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('changes once under concurrent operators', async () => {
    const code = await aCode('new-number');
    const ends = await Promise.allSettled([change(code), change(code), change(code)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('writes the proofs and the reason into the audit, and neither mobile nor code', async () => {
    const code = await aCode('new-number');
    await change(code);
    const owner = await anOperator(service.context, 'owner');
    const { lstEntry } = await service.call(
      'operator/getaudit',
      { subject: 'person', subjectid: userid },
      { as: owner },
    );
    expect(lstEntry[0]).toMatchObject({ action: 'operator/changenumber', outcome: 'done' });
    expect(JSON.parse(lstEntry[0]?.input ?? '{}')).toEqual({ userid, lstProof: ['paper', 'order'] });
    expect(JSON.stringify(lstEntry)).not.toContain(mobile);
  });
});
