import { and, eq } from 'drizzle-orm';

import { inboxMessages } from '../schema';
import { anOperator } from '../seed/stories/people';
import { aPersonWithData } from '../testing/person-with-data';
import { useMarket } from '../testing/use-market';

const REASON = 'A letter with a copy of the card';

const service = useMarket();

describe('operator/handoverdata', () => {
  it('gives an owner what the person’s own account hands out, tells them why, and logs no word of it', async () => {
    const { person } = await aPersonWithData(service);
    const owner = await anOperator(service.context);
    const userid = person.userId;
    const own = await service.call('user/getpersonaldata', {}, { as: userid });
    const { personalData } = await service.call('operator/handoverdata', { userid, reason: REASON }, { as: owner });
    expect(Object.keys(personalData)).toEqual(Object.keys(own.personalData));
    const { connection } = service.context.ports.database;
    const isTold = and(eq(inboxMessages.userId, userid), eq(inboxMessages.event, 'data-handed-over'));
    expect(await connection.$count(inboxMessages, isTold)).toBe(1);
    const { lstEntry } = await service.call('operator/getaudit', {}, { as: owner });
    const entry = lstEntry.find(({ action }) => action === 'operator/handoverdata');
    expect(entry).toMatchObject({ subject: 'person', subjectid: userid, reason: REASON, outcome: 'done' });
    expect(JSON.stringify(entry)).not.toContain('personalData');
  });

  it('is no other role’s, nor of the caller’s own account, and of nobody who is not there', async () => {
    const { person } = await aPersonWithData(service);
    const owner = await anOperator(service.context);
    const ask = (userid: number, as = owner) =>
      service.call('operator/handoverdata', { userid, reason: REASON }, { as });
    for (const role of ['support', 'finance', 'catalogue'] as const)
      await expect(ask(person.userId, await anOperator(service.context, role))).rejects.toMatchObject({
        key: 'operators-only',
      });
    await expect(ask(owner)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(ask(999_999)).rejects.toMatchObject({ key: 'not-found' });
  });
});
