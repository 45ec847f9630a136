import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { CallName, CallRequest } from '@/lib/contract';
import type { BulkAct } from '@/lib/contract/desk-enumerations';
import { BULK_ROWS_AT_MOST } from '@/lib/domain/constants/answers';

import { enquiryCases, outgoingMessages, pauses, users } from '../../schema';
import { anOrderStory } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const REASON = 'The line is down';

describe('an act on many rows of the desk', () => {
  const service = useMarket();
  let [support, colleague, finance] = [0, 0, 0];
  let written = 0;
  beforeAll(async () => {
    support = await anOperator(service.context, 'support');
    colleague = await anOperator(service.context, 'support');
    finance = await anOperator(service.context, 'finance');
  });

  const connection = () => service.context.ports.database.connection;
  type Rows = CallRequest<'operator/planbulk'>['rows'];
  const plan = async (act: BulkAct, rows: Rows, ownerId: number | null = null) =>
    (await service.call('operator/planbulk', { act, rows, ownerId }, { as: support })).lstRow;
  const refusals = async (act: BulkAct, rows: Rows, ownerId: number | null = null) =>
    (await plan(act, rows, ownerId)).map(({ refusal }) => refusal);
  const make = (name: CallName, input: unknown, idempotencyKey: string) =>
    service.callWrongly(name, input, { as: support, idempotencyKey });

  async function anEnquiry(): Promise<number> {
    written += 1;
    const asked = { name: 'Nika', mobile: `0912300004${written}`, text: 'When do you open in Yazd?' };
    await service.call('boot/docontactus', asked);
    const rows = await connection().select({ id: enquiryCases.id }).from(enquiryCases);
    return Math.max(...rows.map(({ id }) => id));
  }
  async function aFailedMessage(state: 'failed' | 'sent' = 'failed'): Promise<number> {
    const now = service.clock.now();
    const [row] = await connection()
      .insert(outgoingMessages)
      .values({ channel: 'sms', recipient: '09123000043', text: 'Hello', createdAt: now, nextAttemptAt: now, state })
      .returning({ id: outgoingMessages.id });
    return row?.id ?? 0;
  }
  const asCase = (id: number, seenOwnerId: number | null = null) => ({ id, queue: 'enquiries' as const, seenOwnerId });

  it('is planned by the rule of each row, and the plan changes nothing', async () => {
    const [one, two] = [await anEnquiry(), await anEnquiry()];
    await service.call(
      'operator/assigncase',
      { queue: 'enquiries', caseid: two, seenOwnerId: null, ownerId: colleague },
      { as: colleague },
    );
    expect(await refusals('assign', [asCase(one), asCase(two), asCase(9_999_999)], support)).toEqual([
      null,
      'case-taken',
      'not-found',
    ]);
    expect(await refusals('assign', [asCase(one), asCase(two, colleague)], finance)).toEqual([
      'not-yours',
      'not-yours',
    ]);
    expect(await refusals('snooze', [asCase(one), asCase(two)])).toEqual(['case-taken', 'case-taken']);
    expect(await refusals('close', [{ id: one }, { id: two }, { id: 9_999_999 }])).toEqual([null, null, 'not-found']);
    const { lstCase } = await service.call('operator/getallcase', { queue: 'enquiries' }, { as: support });
    expect(lstCase.find(({ caseid }) => caseid === one)?.owner).toBeNull();
  });

  it('names the messages that may be sent again and those that may be left', async () => {
    const rows = [{ id: await aFailedMessage() }, { id: await aFailedMessage('sent') }];
    expect(await refusals('resend', rows)).toEqual([null, 'message-stale']);
    expect(await refusals('leave', rows)).toEqual([null, 'move-not-allowed']);
  });

  it('shows the open orders of professionals to pause, and those already paused', async () => {
    const { provider } = await anOrderStory(service);
    const rows = [{ id: provider.userId }, { id: support }];
    expect(await plan('pause', rows)).toMatchObject([
      { refusal: null, orderCount: 0 },
      { refusal: 'not-found', orderCount: null },
    ]);
    const key = randomUUID();
    const [person] = await connection().select().from(users).where(eq(users.id, provider.userId));
    const input = { mobile: person?.mobile, reason: REASON };
    const first = await make('operator/pauseprovider', input, key);
    expect(await make('operator/pauseprovider', input, key)).toEqual(first);
    expect(await connection().$count(pauses, eq(pauses.providerId, provider.userId))).toBe(1);
    expect(await refusals('pause', rows.slice(0, 1))).toEqual(['conflict']);
  });

  it('does each row once under its key: a lost answer comes again', async () => {
    const enquiryid = await anEnquiry();
    const assigned = { queue: 'enquiries', caseid: enquiryid, seenOwnerId: null, ownerId: support };
    const rows: readonly (readonly [CallName, object])[] = [
      ['operator/assigncase', assigned],
      ['operator/snoozecase', { queue: 'enquiries', caseid: enquiryid, snooze: 'day' }],
      ['operator/answerenquiry', { enquiryid, issent: false, text: REASON }],
      ['operator/sendagain', { outgoingid: await aFailedMessage() }],
      ['operator/closeoutgoing', { outgoingid: await aFailedMessage(), reason: REASON }],
    ];
    for (const [name, input] of rows) {
      const key = randomUUID();
      const first = await make(name, input, key);
      expect([name, await make(name, input, key)]).toEqual([name, first]);
      await expect(make(name, { ...input, queue: 'cash', outgoingid: 1, enquiryid: 1 }, key)).rejects.toMatchObject({
        key: 'idempotency-key-reused',
      });
    }
    // A press of its own is another act, and its rule refuses it.
    await expect(make('operator/answerenquiry', rows[2]?.[1], randomUUID())).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('is planned only for operators who may do one of it, up to a limit of rows', async () => {
    const asked: CallRequest<'operator/planbulk'> = { act: 'resend', rows: [{ id: 1 }] };
    await expect(service.call('operator/planbulk', asked, { as: finance })).rejects.toMatchObject({
      key: 'operators-only',
    });
    const rows = Array.from({ length: BULK_ROWS_AT_MOST + 1 }, (_row, index) => ({ id: index + 1 }));
    await expect(plan('resend', rows)).rejects.toMatchObject({ key: 'invalid-input' });
  });
});
