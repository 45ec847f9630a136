import { eq } from 'drizzle-orm';

import { inboxMessages } from '../../schema';
import { getEscrowRials } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });
let story: OrderStory;
let placed: Placed;
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});
beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 50_000_000 });
  placed = await aPaidOrder(story);
});

const by = () => ({ as: story.provider.userId });
const leaves = () =>
  service.call('expert/movetask', { taskid: placed.taskid, move: 'leaveUnsafe', reason: 'He locked the door.' }, by());
const reliability = async () => (await service.call('provider/getsanctions', {}, by())).reliability;
const toldOf = async (userId: number) =>
  service.context.ports.database.connection.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));

it.each([
  ['on the way', ['accept', 'depart']],
  ['at work', ['accept', 'depart', 'start']],
] as const)(
  'a provider who does not feel safe %s ends the visit: no points, all the money back, and the operators hear who is concerned',
  async (_when, moves) => {
    await theProviderDoes(story, placed, ...moves);
    const before = await reliability();
    const { taskDetail } = await leaves();
    expect(taskDetail.state).toBe('CANCELLED_BY_PROVIDER');
    expect(await reliability()).toBe(before);
    expect(await getEscrowRials(story, placed.taskid)).toBe(0);
    expect((await toldOf(story.customer.userId)).map(({ event }) => event)).toContain('order-cancelled');
    const alarms = (await toldOf(operatorId))
      .filter(({ event }) => event === 'work-unsafe')
      .map(({ params }) => params);
    const alarm = { code: taskDetail.reqcode, hasText: 'yes', text: 'He locked the door.' };
    expect(alarms).toContainEqual(expect.objectContaining(alarm));
  },
);

it('returns the reserved commission of a cash order', async () => {
  const credit = async () => (await service.call('expert/getdashboard', {}, by())).biddingCreditRial;
  const before = await credit();
  placed = await aCashOrder(story, { deliverytimeid: 15 });
  await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  expect(await credit()).toBeLessThan(before);
  await leaves();
  expect(await credit()).toBe(before);
});

it('nobody can leave before the way there, and the customer cannot make the move', async () => {
  await theProviderDoes(story, placed, 'accept');
  await expect(leaves()).rejects.toMatchObject({ key: 'move-not-allowed' });
  await theProviderDoes(story, placed, 'depart');
  await expect(
    service.call('expert/movetask', { taskid: placed.taskid, move: 'leaveUnsafe' }, { as: story.customer.userId }),
  ).rejects.toBeDefined();
});
