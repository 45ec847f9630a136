import { aPaidOrder, anOrderStory, type OrderStory, type Placed } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
let story: OrderStory;
let first: Placed;

beforeAll(async () => {
  story = await anOrderStory(service, { cashRials: 50_000_000 });
  first = await aPaidOrder(story, {});
});

const countUnread = (as: number) => service.call('nonePreloader/user/countuserinbox', {}, { as });
const read = (as: number, taskid: number) => service.call('nonePreloader/user/readorderinbox', { taskid }, { as });

it('[S-11] [E-19] opening an order reads only its messages, and only this person’s', async () => {
  const { customer, provider } = story;
  const ofCustomer = await countUnread(customer.userId);
  const ofProvider = await countUnread(provider.userId);
  expect(ofCustomer).toBeGreaterThan(0);
  expect(await read(customer.userId, first.taskid + 1)).toMatchObject({ readCount: 0 });
  const { readCount } = await read(customer.userId, first.taskid);
  expect(readCount).toBeGreaterThan(0);
  expect(await countUnread(customer.userId)).toBe(ofCustomer - readCount);
  expect(await countUnread(provider.userId)).toBe(ofProvider);
  expect(await read(customer.userId, first.taskid)).toMatchObject({ readCount: 0 });
  expect(await read(provider.userId, first.taskid)).toMatchObject({ readCount: ofProvider });
});
