import { DAY_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPaidOrder, theProviderWorks } from '../seed/stories/orders';
import { useMarket } from '../testing/use-market';

const service = useMarket();

it('[B-17] the pay of completed work is shown before its customer confirms it, with the deadline, and the job stays on the day’s list', async () => {
  const story = await anOrderStory(service);
  const { userId } = story.provider;
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  const board = () => service.call('expert/getdashboard', {}, { as: userId });
  const before = await board();
  expect(before.unconfirmedRial).toBeGreaterThan(0);
  expect(before.unconfirmedUntilMs).toBeGreaterThan(service.clock.now().getTime());
  expect(before.lstDone.map(({ taskid }) => taskid)).toEqual([placed.taskid]);
  const pay = await service.call('payout/getpayouts', {}, { as: userId });
  expect(pay.unconfirmedRial).toBe(before.unconfirmedRial);
  await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
  const after = await board();
  expect([after.unconfirmedRial, after.unconfirmedUntilMs, after.payableRial]).toEqual([
    0,
    null,
    before.unconfirmedRial,
  ]);
  expect(after.lstDone.map(({ taskid }) => taskid)).toEqual([placed.taskid]);
  service.clock.advance(DAY_MS);
  expect((await board()).lstDone).toEqual([]);
});
