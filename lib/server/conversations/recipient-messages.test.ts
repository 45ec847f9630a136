import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { CONVERSATION_AFTER_END_MS, MESSAGE_BUDGETS } from '@/lib/domain/constants/messages';

import { collectPersonalData } from '../personal-data/collect';
import { orderMessages, orderRecipients } from '../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aMobile } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

describe('[B-09] the recipient of an order and the provider', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  let visitKey: string;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story, { recipient: { name: 'Sohrabi', mobile: aMobile(), locale: 'de' } });
    const [row] = await connection().select().from(orderRecipients).where(eq(orderRecipients.taskId, placed.taskid));
    visitKey = row?.visitKey ?? '';
  });

  const connection = () => service.context.ports.database.connection;
  const customer = () => story.customer.userId;
  const provider = () => story.provider.userId;
  const write = (text: string, key?: string) =>
    service.call('orderrecipient/writemessage', { visitKey, text, ...(key ? { key } : {}) });
  const read = () => service.call('orderrecipient/getmessages', { visitKey });
  const readAs = (as: number) => service.call('ordermessage/getallmessage', { taskid: placed.taskid }, { as });
  const say = (as: number, text: string, isToRecipient = false) =>
    service.call('ordermessage/addmessage', { taskid: placed.taskid, text, isToRecipient }, { as });
  const toTexts = ({ lstMessage }: { lstMessage: readonly { text: string }[] }) => lstMessage.map(({ text }) => text);

  it('write to each other by the link of the SMS after the acceptance; the provider sees the writer', async () => {
    expect(await read()).toMatchObject({ standing: 'not-begun', lstMessage: [] });
    await expect(write('Hello?')).rejects.toMatchObject({ key: 'conversation-closed' });
    await theProviderDoes(story, placed, 'accept');
    await write('The bell is broken, ring 0912 000 0001');
    const shown = await readAs(provider());
    expect(shown).toMatchObject({ unreadCount: 1, answersRecipient: true });
    expect(shown.lstMessage).toMatchObject([{ from: 'recipient', text: 'The bell is broken, ring 0912 000 0001' }]);
    await say(provider(), 'I will ring', true);
    expect(await read()).toMatchObject({
      standing: 'open',
      lstMessage: [{ from: 'recipient' }, { from: 'provider', isToRecipient: true, text: 'I will ring' }],
    });
  });

  it('do not read the customer’s messages, nor the customer theirs', async () => {
    await theProviderDoes(story, placed, 'accept');
    await say(customer(), 'It costs 900,000');
    await say(provider(), 'Yes, 900,000');
    await write('My code is 1234');
    await say(provider(), 'Keep it until I am there', true);
    expect(toTexts(await read())).toEqual(['My code is 1234', 'Keep it until I am there']);
    const customers = await readAs(customer());
    expect(toTexts(customers)).toEqual(['It costs 900,000', 'Yes, 900,000']);
    expect(customers).toMatchObject({ unreadCount: 1, answersRecipient: false });
    const data = await collectPersonalData(connection(), customer(), 'en', service.clock.now());
    expect(JSON.stringify(data.orderMessages)).not.toContain('1234');
    const told = await service.call('nonePreloader/user/getalert', {}, { as: customer() });
    expect(told.lstAlert.filter(({ payload }) => payload.includes('"order-message"'))).toHaveLength(1);
  });

  it('are marked apart: reading the recipient’s words does not mark the customer’s', async () => {
    await theProviderDoes(story, placed, 'accept');
    const { messageId } = await write('Hello');
    await readAs(provider());
    await service.call('ordermessage/readmessage', { taskid: placed.taskid, upToId: messageId }, { as: provider() });
    expect((await read()).lstMessage).toMatchObject([{ readAtMs: service.clock.now().getTime() }]);
    const told = await service.call('nonePreloader/user/getalert', {}, { as: customer() });
    expect(told.lstAlert.filter(({ payload }) => payload.includes('order-message-mark'))).toEqual([]);
  });

  it('get no answer before they wrote, none with a file, and none for another side', async () => {
    await theProviderDoes(story, placed, 'accept');
    const closed = { key: 'conversation-closed' };
    await expect(say(provider(), 'Hello', true)).rejects.toMatchObject(closed);
    await write('Hello');
    await expect(say(customer(), 'Hello', true)).rejects.toMatchObject(closed);
  });

  it('send a message once, and its key is no key of the customer’s', async () => {
    await theProviderDoes(story, placed, 'accept');
    const key = randomUUID();
    await service.call('ordermessage/addmessage', { taskid: placed.taskid, text: 'Mine', key }, { as: customer() });
    const sent = await Promise.all([write('Once', key), write('Once', key)]);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(toTexts(await read())).toEqual(['Once']);
  });

  it('keep the limits of every conversation: the number, the end, and a block', async () => {
    await theProviderDoes(story, placed, 'accept');
    const block = (as: number, isBlocked: boolean) =>
      service.call('ordermessage/blockconversation', { taskid: placed.taskid, isBlocked }, { as });
    for (const as of [customer(), provider()]) {
      await block(as, true);
      expect(await read()).toMatchObject({ standing: 'blocked' });
      await expect(write('Hello')).rejects.toMatchObject({ key: 'conversation-blocked' });
      await block(as, false);
    }
    await expect(service.call('orderrecipient/writemessage', { visitKey, text: ' ' })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    await theProviderDoes(story, placed, 'depart', 'start', 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer() });
    await write('My keys?');
    service.clock.advance(CONVERSATION_AFTER_END_MS);
    await expect(write('Too late')).rejects.toMatchObject({ key: 'conversation-closed' });
    expect(await read()).toMatchObject({ standing: 'closed', lstMessage: [{ text: 'My keys?' }] });
  });

  it('are throttled by the link', async () => {
    await theProviderDoes(story, placed, 'accept');
    for (let index = 0; index < MESSAGE_BUDGETS.aMinute; index += 1) await write(`${index}`);
    await expect(write('more')).rejects.toMatchObject({ key: 'TooMuchRequest' });
    await say(customer(), 'mine');
  });

  it('a recipient who declines takes their words along, and the link opens nothing', async () => {
    await theProviderDoes(story, placed, 'accept');
    await write('Second floor');
    await service.call('orderrecipient/refusevisit', { visitKey });
    await expect(read()).rejects.toMatchObject({ key: 'not-found' });
    await expect(write('Hello')).rejects.toMatchObject({ key: 'not-found' });
    const rows = await connection().select().from(orderMessages).where(eq(orderMessages.taskId, placed.taskid));
    expect(rows.map(({ text }) => text)).toEqual(['']);
    expect((await readAs(provider())).answersRecipient).toBe(false);
  });
});
