import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { contract, listCallNames, type CallName } from '@/lib/contract';
import { isDeskCall } from '@/lib/domain/person/desk-access';

import { auditEntries } from '../schema';
import { anOrderStory, aPaidOrder, theProviderWorks } from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { createTestService } from '../testing/call';
import { useMarket } from '../testing/use-market';
import { SUBJECT_FIELDS } from './subjects';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
const REASON = 'As the photos show.';
let owner: number;
let support: number;

beforeAll(async () => {
  owner = await anOperator(service.context);
  support = await anOperator(service.context, 'support');
});

const readLast = async () =>
  (await connection().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const list = async (filter: object = {}) => (await service.call('operator/getaudit', filter, { as: owner })).lstEntry;

async function aCaseAtTheDesk() {
  const story = await anOrderStory(service);
  const { taskid } = await aPaidOrder(story);
  await theProviderWorks(story, { taskid } as Parameters<typeof theProviderWorks>[1]);
  const [customer, provider] = [{ as: story.customer.userId }, { as: story.provider.userId }];
  const report = { taskid, reason: 'damage', text: 'It is broken' } as const;
  const { dispute } = await service.call('dispute/opendispute', report, customer);
  await service.call('dispute/adddisputewords', { taskid, text: 'It was so before' }, provider);
  await service.call('dispute/askdesk', { taskid }, customer);
  return { disputeid: dispute.disputeid, taskid, customerId: story.customer.userId };
}

describe('the audit of the desk', () => {
  it('[B-19] stores the actor, the act, the person concerned, the time, the values before and after, and the reason', async () => {
    const { disputeid, customerId } = await aCaseAtTheDesk();
    await service.call('operator/decidedispute', { disputeid, rial: 3_600_000, reason: REASON }, { as: support });
    const [entry] = await list({ subject: 'dispute', subjectid: disputeid });
    expect(entry).toMatchObject({
      actor: { userid: support, fullname: 'پشتیبان پلاکفن' },
      behalf: { userid: customerId },
      action: 'operator/decidedispute',
      atMs: service.clock.now().getTime(),
      reason: REASON,
      outcome: 'done',
    });
    expect(JSON.parse(entry?.input ?? '')).toEqual({ disputeid, rial: 3_600_000 });
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ state: 'desk', backRials: 0 });
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ state: 'decided', backRials: 3_600_000 });
  });

  it('[B-19] stores refusals by rule or role, and none of strangers', async () => {
    const { disputeid, customerId } = await aCaseAtTheDesk();
    const decision = { disputeid, rial: 10_000_000_000, reason: REASON };
    await expect(service.call('operator/decidedispute', decision, { as: support })).rejects.toThrow();
    expect(await readLast()).toMatchObject({ outcome: 'invalid-input', subjectId: disputeid, after: null });
    const finance = await anOperator(service.context, 'finance');
    await expect(service.call('operator/decidedispute', decision, { as: finance })).rejects.toThrow();
    expect(await readLast()).toMatchObject({ actorId: finance, outcome: 'operators-only' });
    await expect(service.call('operator/decidedispute', decision, { as: customerId })).rejects.toThrow();
    expect((await readLast())?.actorId).toBe(finance);
  });

  it('[B-19] stores each read of a case, of a conversation, and of a file’s content', async () => {
    const { disputeid, taskid } = await aCaseAtTheDesk();
    await service.call('operator/getdispute', { disputeid }, { as: support });
    expect(await readLast()).toMatchObject({ action: 'operator/getdispute', subjectId: disputeid, outcome: 'read' });
    await service.call('ordermessage/getallmessage', { taskid }, { as: support });
    expect(await readLast()).toMatchObject({ action: 'conversation', subjectId: taskid, outcome: 'read' });
    await list({ isExport: true });
    expect(await readLast()).toMatchObject({ action: 'operator/getaudit', outcome: 'read' });
    const before = (await readLast())?.id;
    await list();
    expect((await readLast())?.id).toBe(before);
  });

  it('[B-19] stores a change of roles without the mobile that named the person', async () => {
    const mobile = (await service.call('operator/getdeskpeople', {}, { as: owner })).lstPerson.find(
      ({ userid }) => userid === support,
    )?.mobileNo;
    const roles = { mobile: mobile ?? '', lstRole: ['support' as const, 'catalogue' as const], reason: REASON };
    await service.call('operator/savedeskroles', roles, { as: owner });
    const last = await readLast();
    expect(last).toMatchObject({ subject: 'person', subjectId: support, reason: REASON });
    expect([last?.before, last?.after]).toEqual([{ deskRoles: ['support'] }, { deskRoles: ['support', 'catalogue'] }]);
    expect(JSON.stringify(last)).not.toContain(mobile);
  });

  it('[B-19] is written with the move or not at all: a failing log stops the move', async () => {
    const closed = await createTestService();
    const { database } = closed.context.ports;
    const as = await anOperator(closed.context);
    await database.connection.execute(sql`alter table audit_entries add constraint closed check (outcome <> 'done')`);
    const roles = { mobile: '09120000101', lstRole: [], reason: REASON };
    const other = await anOperator(closed.context);
    const people = (await closed.call('operator/getdeskpeople', {}, { as })).lstPerson;
    const mobile = people.find(({ userid }) => userid === other)?.mobileNo ?? '';
    await expect(closed.call('operator/savedeskroles', { ...roles, mobile }, { as })).rejects.toThrow();
    expect((await closed.call('operator/getdeskpeople', {}, { as })).lstPerson).toEqual(people);
    await closed.close();
  });

  it('[B-19] refuses every change, deletion and truncation, also by the owner of the tables', async () => {
    const entry = await readLast();
    const tries = [
      sql`update audit_entries set reason = 'other' where id = ${entry?.id ?? 0}`,
      sql`delete from audit_entries where id = ${entry?.id ?? 0}`,
      sql`truncate audit_entries`,
    ];
    for (const change of tries)
      await expect(connection().execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('audit_entries is append-only') as unknown },
      });
    // A session that skips ordinary triggers, as a restore does.
    await expect(
      connection().transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        await transaction.delete(auditEntries).where(eq(auditEntries.id, entry?.id ?? 0));
      }),
    ).rejects.toThrow();
    expect(await readLast()).toEqual(entry);
  });

  it('finds the subject of every call of the desk that writes', () => {
    const writing = listCallNames().filter((name) => isDeskCall(name) && contract[name].limit !== 'reads');
    // What it is about is made or found by the call itself: the entry names the desk.
    const makers: readonly CallName[] = [
      'operator/confirmpassword',
      'operator/makegiftcode',
      'operator/makepause',
      'operator/makepayoutrun',
      'operator/takenext',
    ];
    for (const name of writing.filter((call) => !makers.includes(call))) {
      const text = JSON.stringify(z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }));
      expect([name, SUBJECT_FIELDS.some((field) => text.includes(`"${field}":`))]).toEqual([name, true]);
    }
  });
});
