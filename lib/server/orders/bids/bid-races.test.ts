import { and, eq, inArray } from 'drizzle-orm';

import { bids, bookings, tasks } from '../../schema';
import { aBid, aBiddingStory, aHandyman, aTaskOrder, chooses, type WrittenBid } from '../../seed/stories/bids';
import type { StoryProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const RIVALS = 20;
const ROUNDS = 4;

// On PGlite these run one after the other; with DATABASE_URL_TEST they are real races.
describe('concurrent bids', () => {
  const service = useMarket({ checksLedger: true });
  let rivals: StoryProvider[];
  beforeAll(async () => {
    rivals = await Promise.all(Array.from({ length: RIVALS }, () => aHandyman(service)));
  });

  const connection = () => service.context.ports.database.connection;
  const settled = <Result>(work: readonly (() => Promise<Result>)[]) => Promise.allSettled(work.map((run) => run()));
  const listWon = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled');
  const keysOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.key)] : [])));
  const listOf = (taskId: number) => connection().select().from(bids).where(eq(bids.taskId, taskId));
  const liveOf = (taskId: number) =>
    connection()
      .select()
      .from(bookings)
      .where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true)));

  it('[C-bids] twenty rivals bid at once, and each of the twenty is chosen at once: one wins, nineteen hear that another is held', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const story = await aBiddingStory(service, { bidderCount: 1 });
      const placed = await aTaskOrder(story);
      const written = await settled(rivals.map((rival) => () => aBid(story, placed, rival)));
      const made = written.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(made).toHaveLength(RIVALS);
      const outcomes = await settled(made.map((bid) => () => chooses(story, bid)));
      expect(listWon(outcomes)).toHaveLength(1);
      expect(keysOf(outcomes)).toEqual(new Set(['conflict']));
      const selected = (await listOf(placed.taskid)).filter(({ state }) => state === 'selected');
      expect(selected).toHaveLength(1);
      expect(await liveOf(placed.taskid)).toMatchObject([{ providerId: selected[0]?.providerId }]);
      await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    }
  });

  it('[C-bids] the same provider bids ten times at once: one live bid', async () => {
    const story = await aBiddingStory(service, { bidderCount: 1 });
    const placed = await aTaskOrder(story);
    const outcomes = await settled(Array.from({ length: 10 }, () => () => aBid(story, placed, story.provider)));
    expect(listWon(outcomes)).toHaveLength(1);
    expect(keysOf(outcomes)).toEqual(new Set(['bid-exists']));
  });

  it('[C-bids] a bid is withdrawn, edited and chosen at once: the choice holds the present bid, or finds it gone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const story = await aBiddingStory(service, { bidderCount: 1 });
      const placed = await aTaskOrder(story);
      const { sgid } = await aBid(story, placed, story.provider);
      const by = { as: story.provider.userId };
      const edit = { sgid, sgtype: 'lump', sgamount: 9_000_000 } as const;
      const [chosen, withdrawn] = await Promise.allSettled([
        service.call('suggestion/selectsuggestionbyuser', { sgid, seenRial: 6_000_000 }, { as: story.customer.userId }),
        service.call('suggestion/withdrawsuggestion', { sgid }, by),
        service.call('suggestion/editsuggestion', edit, by),
      ]);
      const [bid] = await listOf(placed.taskid);
      const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
      if (chosen.status === 'fulfilled') {
        expect(withdrawn.status).toBe('rejected');
        expect(bid).toMatchObject({ state: 'selected', priceRials: 6_000_000 });
        expect(task).toMatchObject({ state: 'PENDING_PAYMENT', priceRials: 6_000_000 });
      } else {
        expect(['bid-gone', 'price-changed']).toContain(String(chosen.reason.key));
        expect(task).toMatchObject({ state: 'BIDDING', priceRials: 0 });
        expect(bid?.state).not.toBe('selected');
      }
    }
  });

  it('[C-bids] two customers choose one provider at overlapping hours: one has her, the other hears that the hour is taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shared = await aHandyman(service);
      const stories = await Promise.all([1, 2].map(() => aBiddingStory(service, { bidderCount: 1 })));
      const made: (() => Promise<unknown>)[] = [];
      const taskIds: number[] = [];
      for (const story of stories) {
        const placed = await aTaskOrder(story);
        const bid: WrittenBid = await aBid(story, placed, shared);
        taskIds.push(placed.taskid);
        made.push(() => chooses(story, bid));
      }
      const outcomes = await settled(made);
      expect(listWon(outcomes)).toHaveLength(1);
      expect(keysOf(outcomes)).toEqual(new Set(['slot-taken']));
      const live = await connection()
        .select()
        .from(bookings)
        .where(and(inArray(bookings.taskId, taskIds), eq(bookings.isLive, true)));
      expect(live).toHaveLength(1);
    }
  });

  it('[C-payment] a choice is paid in cash, exchanged and cancelled at once: one of them happens, and the books are right', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const story = await aBiddingStory(service, { cashRials: 20_000_000 });
      const placed = await aTaskOrder(story);
      const [first, second = first] = story.bidders;
      const bid = await aBid(story, placed, first);
      const other = await aBid(story, placed, second, { sgamount: 8_000_000 });
      await chooses(story, bid);
      const by = { as: story.customer.userId };
      const pay = { prefix: 'wallet-', reqId: placed.reqid, giftCode: '0', useWallet: 'true' } as const;
      await Promise.allSettled([
        service.call('custom', pay, by),
        service.call('suggestion/selectsuggestionbyuser', { sgid: other.sgid, insteadOf: bid.sgid }, by),
        service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, by),
      ]);
      const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
      const selected = (await listOf(placed.taskid)).filter(({ state }) => state === 'selected');
      const live = await liveOf(placed.taskid);
      if (task?.state === 'CANCELLED_BY_CUSTOMER') expect(live).toEqual([]);
      else {
        expect(selected).toHaveLength(1);
        expect(task?.priceRials).toBe(selected[0]?.priceRials);
        expect(live).toMatchObject([{ providerId: selected[0]?.providerId }]);
      }
    }
  });
});
