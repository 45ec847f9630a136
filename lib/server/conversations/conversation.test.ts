import { randomUUID } from 'node:crypto';

import { and, eq, isNotNull } from 'drizzle-orm';

import { CONVERSATION_AFTER_END_MS, MESSAGE_BUDGETS, MESSAGES_A_PAGE } from '@/lib/domain/constants/messages';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { MASK } from '@/lib/domain/text/mask';

import { orderMessages, uploadedFiles } from '../schema';
import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

describe('[C-after] the messages between the two sides of an order', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const customer = () => story.customer.userId;
  const provider = () => story.provider.userId;
  const write = (as: number, text: string, more: { fileid?: number; key?: string } = {}) =>
    service.call('ordermessage/addmessage', { taskid: placed.taskid, text, ...more }, { as });
  const read = (as: number, from: { afterId?: number; beforeId?: number } = {}) =>
    service.call('ordermessage/getallmessage', { taskid: placed.taskid, ...from }, { as });
  const texts = async (as: number) => (await read(as)).lstMessage.map(({ from, text }) => [from, text]);
  const aFile = async (ownerId: number, contentType = 'image/webp') => {
    const { connection } = service.context.ports.database;
    const row = { ownerId, storageKey: randomUUID(), contentType, sizeBytes: 1, createdAt: service.clock.now() };
    const [file] = await connection.insert(uploadedFiles).values(row).returning();
    await service.context.ports.storage.put(row.storageKey, new Uint8Array([1]), contentType);
    return file?.id ?? 0;
  };

  it('are read by both in their order, with their writer', async () => {
    await write(customer(), 'Is there room to park?');
    await write(provider(), 'Yes, in the yard.');
    const both = [
      ['customer', 'Is there room to park?'],
      ['provider', 'Yes, in the yard.'],
    ];
    expect([await texts(customer()), await texts(provider())]).toEqual([both, both]);
    const [first] = (await read(customer())).lstMessage;
    expect((await read(customer(), { afterId: first?.messageId })).lstMessage).toHaveLength(1);
  });

  it('are marked on delivery and on reading, and their writer hears of both over the broker', async () => {
    const { messageId } = await write(customer(), 'Hello');
    const marks = async () => {
      const [{ sentAtMs = 0, deliveredAtMs = 0, readAtMs = 0 } = {}] = (await read(customer())).lstMessage;
      return [sentAtMs, deliveredAtMs, readAtMs];
    };
    const sentAtMs = service.clock.now().getTime();
    expect(await marks()).toEqual([sentAtMs, null, null]);
    service.clock.advance(MINUTE_MS);
    expect((await read(provider())).unreadCount).toBe(1);
    expect(await marks()).toEqual([sentAtMs, sentAtMs + MINUTE_MS, null]);
    service.clock.advance(MINUTE_MS);
    await service.call('ordermessage/readmessage', { taskid: placed.taskid, upToId: messageId }, { as: provider() });
    expect(await marks()).toEqual([sentAtMs, sentAtMs + MINUTE_MS, sentAtMs + 2 * MINUTE_MS]);
    expect((await read(provider())).unreadCount).toBe(0);
    const alerts = await service.call('nonePreloader/user/getalert', {}, { as: customer() });
    expect(alerts.lstAlert.filter(({ payload }) => payload.includes('order-message-mark'))).toHaveLength(2);
  });

  it('come by pages from the newest on, count the unread of all pages, and only returned ones count as delivered', async () => {
    for (let index = 0; index < 2 * MESSAGES_A_PAGE + 1; index += 1) {
      await write(customer(), `${index}`);
      service.clock.advance(MINUTE_MS / 10);
    }
    const numbers = ({ lstMessage }: Awaited<ReturnType<typeof read>>) => lstMessage.map(({ text }) => Number(text));
    const upwards = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const arrived = async () =>
      service.context.ports.database.connection.$count(
        orderMessages,
        and(eq(orderMessages.taskId, placed.taskid), isNotNull(orderMessages.deliveredAt)),
      );
    const newest = await read(provider());
    expect(numbers(newest)).toEqual(upwards(MESSAGES_A_PAGE + 1, MESSAGES_A_PAGE));
    expect([newest.unreadCount, await arrived()]).toEqual([2 * MESSAGES_A_PAGE + 1, MESSAGES_A_PAGE]);
    const earlier = await read(provider(), { beforeId: newest.nextBeforeId ?? 0 });
    expect(numbers(earlier)).toEqual(upwards(1, MESSAGES_A_PAGE));
    expect(await arrived()).toBe(2 * MESSAGES_A_PAGE);
    const first = await read(provider(), { beforeId: earlier.nextBeforeId ?? 0 });
    expect([numbers(first), first.nextBeforeId]).toEqual([[0], null]);
    const next = await read(provider(), { afterId: first.lstMessage[0]?.messageId });
    expect([numbers(next), next.nextBeforeId]).toEqual([upwards(1, MESSAGES_A_PAGE), null]);
  });

  it('count as read up to the returned ones: unloaded ones stay unread, and the next message still reaches the inbox', async () => {
    for (let index = 0; index < MESSAGES_A_PAGE + 1; index += 1) {
      await write(customer(), `${index}`);
      service.clock.advance(MINUTE_MS / 10);
    }
    const newest = await read(provider());
    const upToId = newest.lstMessage.at(-1)?.messageId ?? 0;
    const readAll = () =>
      service.call('ordermessage/readmessage', { taskid: placed.taskid, upToId }, { as: provider() });
    await readAll();
    expect((await read(provider())).unreadCount).toBe(1);
    const [first] = (await read(customer(), { beforeId: newest.nextBeforeId ?? 0 })).lstMessage;
    expect([first?.text, first?.deliveredAtMs, first?.readAtMs]).toEqual(['0', null, null]);
    const told = async () =>
      (await service.call('user/getuserinbox', {}, { as: provider() })).userInboxLst.filter(
        ({ title }) => title === 'New message',
      ).length;
    const toldBefore = await told();
    await write(customer(), 'Again');
    expect(await told()).toBe(toldBefore + 1);
    await read(provider(), { beforeId: newest.nextBeforeId ?? 0 });
    await readAll();
    expect((await read(provider())).unreadCount).toBe(1);
  });

  it('reach the other side at once, and by inbox and SMS once until they are read', async () => {
    await write(provider(), 'One');
    await write(provider(), 'Two');
    const heard = async () => {
      const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as: customer() });
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: customer() });
      return [
        lstAlert.filter(({ payload }) => payload.includes('"order-message"')).length,
        userInboxLst.filter(({ title }) => title === 'New message').length,
      ];
    };
    expect(await heard()).toEqual([2, 1]);
    const last = (await read(customer())).lstMessage.at(-1);
    await service.call(
      'ordermessage/readmessage',
      { taskid: placed.taskid, upToId: last?.messageId ?? 0 },
      { as: customer() },
    );
    await write(provider(), 'Three');
    expect(await heard()).toEqual([3, 2]);
    await service.sendMessages();
    expect(
      service.sms.filter(({ mobile, text }) => mobile === story.customer.mobile && text.includes('پیام تازه')),
    ).toHaveLength(2);
  });

  it('keep telephone numbers from the acceptance on and none before, and lose invisible characters', async () => {
    expect(await write(customer(), 'Ring 0912/000/0001')).toMatchObject({ isMasked: true });
    await theProviderDoes(story, placed, 'accept');
    expect(await write(provider(), 'Ring 0912 000 0001\u202e')).toMatchObject({ isMasked: false });
    expect(await texts(customer())).toEqual([
      ['customer', `Ring ${MASK}`],
      ['provider', 'Ring 0912 000 0001'],
    ]);
  });

  it('carry a photo and a voice note that only both sides open', async () => {
    const fileid = await aFile(customer());
    const voiceId = await aFile(customer(), 'audio/webm');
    await write(customer(), '', { fileid });
    await write(customer(), 'listen', { fileid: voiceId });
    expect((await read(provider())).lstMessage).toMatchObject([
      { text: '', fileKind: 'photo', fileurl: `/api/file/uploads/${fileid}` },
      { text: 'listen', fileKind: 'voice' },
    ]);
    const open = (as: number) => service.app.openFile(fileid, { ...facts, authorization: `as-user-${as}` });
    expect((await open(provider())).contentType).toBe('image/webp');
    const stranger = await anOrderStory(service);
    await expect(open(stranger.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(write(provider(), '', { fileid })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(write(customer(), ' ')).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('are stored once, however often a bad network sends them', async () => {
    const key = randomUUID();
    const sent = await Promise.all([
      write(customer(), 'Once', { key }),
      write(customer(), 'Once', { key }),
      write(customer(), 'Once', { key }),
    ]);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await texts(provider())).toEqual([['customer', 'Once']]);
  });

  it('begin with the provider’s part in the order, and end some time after it', async () => {
    const unpaid = await aPlacedOrder(await anOrderStory(service));
    await expect(
      service.call('ordermessage/getallmessage', { taskid: unpaid.taskid }, { as: provider() }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer() });
    const endMs = service.clock.now().getTime();
    await write(customer(), 'My keys?');
    expect(await read(provider())).toMatchObject({ standing: 'open', closesAtMs: endMs + CONVERSATION_AFTER_END_MS });
    service.clock.advance(CONVERSATION_AFTER_END_MS);
    await expect(write(provider(), 'Too late')).rejects.toMatchObject({ key: 'conversation-closed' });
    expect(await read(customer())).toMatchObject({ standing: 'closed', lstMessage: [{ text: 'My keys?' }] });
  });

  it('close with an order that nobody accepted: there is no key to ask for', async () => {
    await write(customer(), 'Hello');
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: customer() });
    await expect(write(customer(), 'Hello?')).rejects.toMatchObject({ key: 'conversation-closed' });
    expect(await read(customer())).toMatchObject({ standing: 'closed' });
  });

  it('are closed to a provider who declined the order, and to a customer without a provider', async () => {
    await write(customer(), 'Hello');
    await theProviderDoes(story, placed, 'decline');
    await expect(read(provider())).rejects.toMatchObject({ key: 'not-yours' });
    await expect(write(customer(), 'Hello?')).rejects.toMatchObject({ key: 'conversation-closed' });
    story = await anOrderStory(service);
    placed = await aPlacedOrder(story);
    expect(await read(customer())).toMatchObject({ standing: 'not-begun', masksContact: true, lstMessage: [] });
  });

  it('stop for both once one of them blocks it, until that one takes it back', async () => {
    const block = (as: number, isBlocked: boolean) =>
      service.call('ordermessage/blockconversation', { taskid: placed.taskid, isBlocked }, { as });
    expect(await block(customer(), true)).toEqual(expect.objectContaining({ standing: 'blocked-by-you' }));
    await expect(write(provider(), 'Hey')).rejects.toMatchObject({ key: 'conversation-blocked' });
    await expect(write(customer(), 'Hey')).rejects.toMatchObject({ key: 'conversation-blocked' });
    expect((await read(provider())).standing).toBe('blocked');
    await block(provider(), false);
    expect((await read(provider())).standing).toBe('blocked');
    await block(customer(), false);
    await write(provider(), 'Hey');
  });

  it('reach the operators by a report of one side, with a daily limit', async () => {
    const report = () =>
      service.call(
        'ordermessage/reportconversation',
        { taskid: placed.taskid, text: 'rude {words}' },
        { as: customer() },
      );
    for (let index = 0; index < MESSAGE_BUDGETS.reportsADay; index += 1) await report();
    await expect(report()).rejects.toMatchObject({ key: 'TooMuchRequest' });
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
    expect(userInboxLst[0]?.body).toMatch(/the customer.*rude \{words\}/s);
  });

  it('are read by the desk in a dispute alone, and never written by it', async () => {
    await write(customer(), 'Hello');
    await expect(read(operatorId)).rejects.toMatchObject({ key: 'not-yours' });
    await theProviderWorks(story, placed);
    await service.call(
      'dispute/opendispute',
      { taskid: placed.taskid, reason: 'damage', text: 'a' },
      { as: customer() },
    );
    expect(await texts(operatorId)).toEqual([['customer', 'Hello']]);
    expect((await read(customer())).lstMessage).toMatchObject([{ deliveredAtMs: null }]);
    await expect(write(operatorId, 'Hi')).rejects.toMatchObject({ key: 'conversation-closed' });
  });

  it('cannot be changed or removed in the database', async () => {
    const { messageId } = await write(customer(), 'As it was');
    const { connection } = service.context.ports.database;
    const own = eq(orderMessages.id, messageId);
    const refused = { cause: expect.objectContaining({ code: '23001' }) };
    await expect(connection.update(orderMessages).set({ text: 'Otherwise' }).where(own)).rejects.toMatchObject(refused);
    await expect(connection.delete(orderMessages).where(own)).rejects.toMatchObject(refused);
  });

  it('are throttled for each person', async () => {
    for (let index = 0; index < MESSAGE_BUDGETS.aMinute; index += 1) await write(customer(), `${index}`);
    await expect(write(customer(), 'more')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    await write(provider(), 'mine');
    service.clock.advance(DAY_MS);
    await write(customer(), 'later');
  });
});

const facts = {
  locale: 'en',
  siteUrl: 'http://localhost:3000',
  ipAddress: '192.0.2.1',
  deviceId: '00000000-0000-4000-8000-000000000001',
  isBrowserPage: true,
  idempotencyKey: null,
  captchaResponse: null,
  referralToken: null,
  requestId: 'test',
} as const;
