import { aBid, aBiddingStory, aTaskOrder, chooses } from '../seed/stories/bids';
import {
  anOrderStory,
  aPaidOrder,
  payAtTheBank,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket();
let story: OrderStory;
let first: Placed;
let second: Placed;

beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 100_000_000 });
  first = await aPaidOrder(story);
  service.clock.advance(60_000);
  second = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 4) });
});

const customer = () => story.customer.userId;
const provider = () => story.provider.userId;
const list = (as: number, page: { pageNumber?: number; pageSize?: number } = {}) =>
  service.call('ordermessage/getthreads', page, { as });
const write = (as: number, taskid: number, text: string) =>
  service.call('ordermessage/addmessage', { taskid, text }, { as });
const taskIds = async (as: number) => (await list(as)).lstThread.map(({ taskid }) => taskid);

it('[R-11] [E-19] lists one thread an order, the newest message first, with the other side’s first name', async () => {
  expect(await taskIds(customer())).toEqual([second.taskid, first.taskid]);
  expect(await taskIds(provider())).toEqual([second.taskid, first.taskid]);
  service.clock.advance(60_000);
  await theProviderDoes(story, first, 'accept');
  const { lstThread, threadCount } = await list(customer());
  expect(threadCount).toBe(2);
  expect(lstThread.map(({ taskid, state, side }) => [taskid, state, side])).toEqual([
    [first.taskid, 'CONFIRMED', 'customer'],
    [second.taskid, 'AWAITING_PROVIDER', 'customer'],
  ]);
  const [theirs] = (await list(provider())).lstThread;
  expect([lstThread[0]?.personName, theirs?.personName].every((name) => name && !name.includes(' '))).toBe(true);
  expect((await list(customer(), { pageNumber: 1, pageSize: 1 })).lstThread).toMatchObject([{ taskid: second.taskid }]);
});

it('shows the newest message in the thread, and counts each message until it is read', async () => {
  await theProviderDoes(story, first, 'accept');
  await service.call('nonePreloader/user/readorderinbox', { taskid: first.taskid }, { as: customer() });
  service.clock.advance(60_000);
  await write(provider(), first.taskid, 'I am at the corner');
  await write(provider(), first.taskid, 'Is there room to park?');
  const find = async (as: number) => (await list(as)).lstThread.find(({ taskid }) => taskid === first.taskid);
  expect(await find(customer())).toMatchObject({
    last: { text: 'Is there room to park?', isOwn: false },
    hasWords: true,
    unreadCount: 2,
  });
  expect(await find(provider())).toMatchObject({ last: { isOwn: true } });
  const { lstMessage } = await service.call('ordermessage/getallmessage', { taskid: first.taskid }, { as: customer() });
  const upToId = lstMessage.at(-1)?.messageId ?? 0;
  await service.call('ordermessage/readmessage', { taskid: first.taskid, upToId }, { as: customer() });
  await service.call('nonePreloader/user/readorderinbox', { taskid: first.taskid }, { as: customer() });
  expect(await find(customer())).toMatchObject({ unreadCount: 0 });
});

it('shows the reader’s notices of the order, oldest first, without the arrival of a message that stands there', async () => {
  await theProviderDoes(story, first, 'accept');
  service.clock.advance(60_000);
  await write(provider(), first.taskid, 'Hello');
  const { thread, lstNotice } = await service.call(
    'ordermessage/getthread',
    { taskid: first.taskid },
    { as: customer() },
  );
  expect(thread.path).toContain(String(first.taskid));
  expect(lstNotice.length).toBeGreaterThan(0);
  expect(lstNotice.map(({ createdAtMs }) => createdAtMs)).toEqual(
    lstNotice.map(({ createdAtMs }) => createdAtMs).toSorted((one, other) => one - other),
  );
  const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: customer() });
  expect(userInboxLst.some(({ path }) => path === thread.path)).toBe(true);
  expect(userInboxLst.filter(({ path }) => path === thread.path)).toHaveLength(lstNotice.length + 1);
});

it('has no thread of an order for people outside it', async () => {
  const stranger = await anOrderStory(service);
  const asked = service.call('ordermessage/getthread', { taskid: first.taskid }, { as: stranger.customer.userId });
  await expect(asked).rejects.toMatchObject({ key: 'not-yours' });
  expect(await taskIds(stranger.customer.userId)).toEqual([]);
});

it('lists news without an order apart from the threads', async () => {
  const all = await service.call('user/getuserinbox', {}, { as: customer() });
  const news = await service.call('user/getuserinbox', { isNews: true }, { as: customer() });
  expect(news.inboxCount).toBe(news.userInboxLst.length);
  expect(news.userInboxLst.every(({ path }) => path === null || !path.includes('taskid='))).toBe(true);
  const ofOrders = all.userInboxLst.filter(({ path }) => path?.includes('taskid='));
  expect(news.inboxCount + ofOrders.length).toBe(all.inboxCount);
  const { unreadNewsCount } = await list(customer());
  expect(unreadNewsCount).toBe(news.userInboxLst.filter(({ isSeen }) => !isSeen).length);
});

it('[C-bids] hides the order’s state and later messages from a bidder who was not chosen', async () => {
  const bidding = await aBiddingStory(service);
  const placed = await aTaskOrder(bidding);
  const rival = bidding.bidders[1] ?? bidding.provider;
  const bid = await aBid(bidding, placed, bidding.provider);
  await aBid(bidding, placed, rival);
  await write(rival.userId, placed.taskid, 'Is there a lift?');
  await chooses(bidding, bid);
  await payAtTheBank(bidding, placed);
  const { lstThread } = await list(rival.userId);
  for (const thread of lstThread) expect(thread).toMatchObject({ state: null, hasWords: false });
});
