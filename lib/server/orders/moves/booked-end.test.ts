import { OFFLINE_MOVE_MS } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPaidOrder, type OrderStory, type Placed } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

// Three hours from nine o'clock, three days ahead.
describe('the booked end', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  let startsAtMs: number;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    ({ startsAtMs } = await detail());
  });

  const goTo = (atMs: number) => service.clock.advance(atMs - service.clock.now().getTime());
  const detail = () =>
    service
      .call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.customer.userId })
      .then(({ taskDetail }) => taskDetail);
  const move = (name: 'accept') =>
    service.call('expert/movetask', { taskid: placed.taskid, move: name }, { as: story.provider.userId });

  it('closes departure and start, but for the customer’s code and for a phone’s timely press without network', async () => {
    const endsAtMs = startsAtMs + 3 * HOUR_MS;
    const say = (name: 'depart' | 'start', more: object = {}) =>
      service.call('expert/movetask', { taskid: placed.taskid, move: name, ...more }, { as: story.provider.userId });
    const isOverdue = async () => {
      const { lstTask } = await service.call(
        'expert/getalltask',
        { list: 'acceptworks' },
        { as: story.provider.userId },
      );
      return lstTask.find(({ taskid }) => taskid === placed.taskid)?.isOverdue;
    };
    await move('accept');
    goTo(endsAtMs - 1);
    expect(await isOverdue()).toBe(false);
    goTo(endsAtMs);
    expect(await isOverdue()).toBe(true);
    await expect(say('depart')).rejects.toMatchObject({ key: 'move-too-late' });
    await expect(say('depart', { madeAtMs: endsAtMs })).rejects.toMatchObject({ key: 'move-too-late' });
    await say('depart', { madeAtMs: endsAtMs - 1 });
    await expect(say('start', { withoutCode: 'absent' })).rejects.toMatchObject({ key: 'move-too-late' });
    const { startCode } = await detail();
    await say('start', { startCode: startCode ?? '' });
    expect((await detail()).state).toBe('IN_PROGRESS');
  });

  it('refuses a phone’s claim a day later that it was in time', async () => {
    await move('accept');
    goTo(startsAtMs + 3 * HOUR_MS + OFFLINE_MOVE_MS);
    const late = { taskid: placed.taskid, move: 'depart', madeAtMs: startsAtMs } as const;
    await expect(service.call('expert/movetask', late, { as: story.provider.userId })).rejects.toMatchObject({
      key: 'move-too-late',
    });
  });
});
