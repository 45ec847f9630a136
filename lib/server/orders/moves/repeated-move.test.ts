import { randomUUID } from 'node:crypto';

import type { CallRequest } from '@/lib/contract';

import { inboxMessages, taskEvents } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

// What a phone without network kept is sent once it has one again, and again where the answer was lost on its way back.
describe('a provider’s repeated move', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart');
  });

  type Wanted = Partial<CallRequest<'expert/movetask'>>;
  const move = (wanted: Wanted, idempotencyKey: string, as = story.provider.userId) =>
    service.call('expert/movetask', { taskid: placed.taskid, move: 'start', ...wanted }, { as, idempotencyKey });
  const startCode = async () =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.customer.userId })).taskDetail
      .startCode ?? '';
  const traces = async () => {
    const { connection } = service.context.ports.database;
    return [await connection.$count(taskEvents), await connection.$count(inboxMessages)];
  };

  it('is made once under any number of calls: one after the other and all at once', async () => {
    const code = await startCode();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => move({ startCode: code }, key)));
    const after = await traces();
    await expect(move({ startCode: code }, key)).resolves.toMatchObject({ taskDetail: { state: 'IN_PROGRESS' } });
    expect(await traces()).toEqual(after);
    await expect(move({ startCode: code }, randomUUID())).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is answered with the order as it is by now', async () => {
    const key = randomUUID();
    const code = await startCode();
    await move({ startCode: code }, key);
    await theProviderDoes(story, placed, 'finish');
    await expect(move({ startCode: code }, key)).resolves.toMatchObject({ taskDetail: { state: 'DONE' } });
    await expect(move({ move: 'finish' }, key)).rejects.toMatchObject({ key: 'idempotency-key-reused' });
  });

  it('uses one try of the code where the code was wrong, and is refused again', async () => {
    const wrong = (await startCode()) === '0000' ? '1111' : '0000';
    const key = randomUUID();
    const refused = { key: 'start-code-wrong', details: { triesLeft: 4 } };
    await expect(move({ startCode: wrong }, key)).rejects.toMatchObject(refused);
    await expect(move({ startCode: wrong }, key)).rejects.toMatchObject(refused);
    await expect(move({ startCode: wrong }, randomUUID())).rejects.toMatchObject({ details: { triesLeft: 3 } });
  });

  it('is checked anew where it was refused meanwhile: a refusal stores nothing', async () => {
    const key = randomUUID();
    await expect(move({ move: 'finish' }, key)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await move({ startCode: await startCode() }, randomUUID());
    await expect(move({ move: 'finish' }, key)).rejects.toMatchObject({ key: 'move-too-early' });
  });

  it('is refused to another person under its key', async () => {
    const key = randomUUID();
    await move({ startCode: await startCode() }, key);
    const stranger = (await anOrderStory(service)).provider.userId;
    await expect(move({ startCode: '0000' }, key, stranger)).rejects.toMatchObject({ key: 'not-yours' });
  });
});
