import { eq } from 'drizzle-orm';

import { BID_CONFIRM_MS } from '@/lib/domain/constants/bidding';
import { PAYMENT_WINDOW_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { bookings, ledgerAccounts } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses, type PlacedTask, roomOf } from '../../seed/stories/bids';
import { payAtTheBank, theProviderDoes } from '../../seed/stories/orders';
import type { TestService } from '../../testing/call';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const service = useMarket();
let story: Awaited<ReturnType<typeof aBiddingStory<TestService>>>;

beforeEach(async () => {
  story = await aBiddingStory(service, { cashRials: 20_000_000, hasWelcomeGift: true });
});

const connection = () => service.context.ports.database.connection;
const detailOf = async ({ taskid }: PlacedTask, as = story.customer.userId) =>
  (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
const balanceOf = async (kind: 'cash' | 'gift') => {
  const accounts = await connection()
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, story.customer.userId));
  return accounts.find((account) => account.kind === kind)?.balanceRials ?? 0;
};
const liveHoursOf = async ({ taskid }: PlacedTask) =>
  (await connection().select().from(bookings).where(eq(bookings.taskId, taskid))).filter(({ isLive }) => isLive);
const inboxOf = async (as: number) =>
  (await service.call('user/getuserinbox', {}, { as })).userInboxLst.map(({ title }) => title);
const settle = ({ reqid }: PlacedTask, prefix: 'cod-' | 'wallet-') =>
  service.call(
    'custom',
    { prefix, reqId: reqid, giftCode: '0', useWallet: prefix === 'wallet-' ? 'true' : 'false' },
    { as: story.customer.userId },
  );

/** An order with a bid of each bidder, six and seven million. */
async function anOrderWithBids() {
  const placed = await aTaskOrder(story);
  const [bidder, rival = bidder] = story.bidders;
  const bid = await aBid(story, placed, bidder, { sgtype: 'hourly', sgamount: 2_000_000, hourneed: 3 });
  const other = await aBid(story, placed, rival, { sgamount: 7_000_000 });
  return { placed, bidder, rival, bid, other };
}

describe('a chosen bid', () => {
  it('[C-bids] gives the order its price, lines and hours, and is held until it is paid', async () => {
    const { placed, bidder, rival, bid, other } = await anOrderWithBids();
    const chosen = await chooses(story, bid);
    const nowMs = service.clock.now().getTime();
    expect(chosen).toMatchObject({
      state: 'PENDING_PAYMENT',
      priceRial: 6_000_000,
      payableRial: 6_000_000,
      paymentExpiresAtMs: nowMs + PAYMENT_WINDOW_MS,
      suggestion: { sgid: bid.sgid, sgstate: 2 },
    });
    expect(await chooses(story, bid)).toEqual(chosen);
    const detail = await detailOf(placed);
    expect(detail).toMatchObject({
      providerUserId: bidder.userId,
      hourCount: 3,
      lines: [{ key: 'bid-hourly', amountRial: 6_000_000 }],
    });
    expect(await liveHoursOf(placed)).toMatchObject([{ providerId: bidder.userId }]);
    expect(await roomOf(story, placed)).toMatchObject({ chosenSgid: bid.sgid, windowEndsAtMs: null, liveCount: 1 });
    for (const [sgid, as] of [
      [bid.sgid, bidder.userId],
      [other.sgid, rival.userId],
    ] as const)
      await expect(service.call('suggestion/withdrawsuggestion', { sgid }, { as })).rejects.toMatchObject({
        key: 'bidding-closed',
      });
    expect((await inboxOf(rival.userId)).includes('Another quote was chosen')).toBe(false);
  });

  it('[C-bids] is paid at the bank, confirmed within half an hour, and the job is done and paid out', async () => {
    const { placed, bidder, rival, bid } = await anOrderWithBids();
    await chooses(story, bid);
    await payAtTheBank(story, placed);
    const paid = await detailOf(placed);
    expect(paid).toMatchObject({ state: 'AWAITING_PROVIDER', userFromIpg: 6_000_000 });
    expect(paid.answerDueAtMs).toBe(service.clock.now().getTime() + BID_CONFIRM_MS);
    expect(await inboxOf(rival.userId)).toContain('Another quote was chosen');
    const lost = await detailOf(placed, rival.userId);
    expect(lost).toMatchObject({ userDescription: '', providerUserId: null, bidding: { ownBid: { sgstate: 3 } } });
    expect(lost.priceRial).toBe(7_000_000);
    expect(await detailOf(placed, bidder.userId)).toMatchObject({
      deliveryStreet: '',
      bidding: { ownBid: { sgstate: 2 } },
    });
    await theProviderDoes(story, placed, 'accept');
    expect(await detailOf(placed, bidder.userId)).toMatchObject({ deliveryStreet: 'خیابان مقصودبیک، پلاک ۱۲' });
    await theProviderDoes(story, placed, 'depart', 'start', 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    expect(await detailOf(placed, bidder.userId)).toMatchObject({ state: 'COMPLETED', pay: { netRial: 5_100_000 } });
  });

  it.each([
    ['cod-', 'cash'],
    ['wallet-', 'wallet'],
  ] as const)('[C-payment] is settled by %s', async (prefix, way) => {
    const { placed, bid } = await anOrderWithBids();
    await chooses(story, bid);
    await settle(placed, prefix);
    const { sums, state } = await detailOf(placed);
    expect(state).toBe('AWAITING_PROVIDER');
    expect(sums).toMatchObject(
      way === 'cash' ? { dueRial: 6_000_000, paidRial: 0 } : { walletRial: 6_000_000, dueRial: 0 },
    );
  });

  it('[C-bids] is refused where it changed, went or is too late, and only its customer chooses it', async () => {
    const { placed, bid, other, rival } = await anOrderWithBids();
    const select = (input: { sgid: number; seenRial?: number }, as = story.customer.userId) =>
      service.call('suggestion/selectsuggestionbyuser', input, { as });
    await expect(select({ sgid: bid.sgid, seenRial: 5_000_000 })).rejects.toMatchObject({
      key: 'price-changed',
      details: { priceRial: 6_000_000 },
    });
    await expect(select({ sgid: bid.sgid }, rival.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await service.call('suggestion/withdrawsuggestion', { sgid: other.sgid }, { as: rival.userId });
    await expect(select({ sgid: other.sgid })).rejects.toMatchObject({ key: 'bid-gone' });
    service.clock.advance(2 * HOUR_MS);
    await expect(select({ sgid: bid.sgid })).rejects.toMatchObject({ key: 'bidding-closed' });
    expect((await detailOf(placed)).state).toBe('BIDDING');
  });

  it('[C-bids] can be exchanged for another before the payment; bank money for the first goes back to the card', async () => {
    const { placed, rival, bid, other } = await anOrderWithBids();
    await chooses(story, bid);
    const { authority } = await service.call(
      'ipg/startpayment',
      { reqid: placed.reqid },
      { as: story.customer.userId },
    );
    service.clock.advance(MINUTE_MS);
    await expect(chooses(story, other)).rejects.toMatchObject({ key: 'conflict' });
    await service.call(
      'suggestion/selectsuggestionbyuser',
      { sgid: other.sgid, insteadOf: bid.sgid },
      { as: story.customer.userId },
    );
    expect(await liveHoursOf(placed)).toMatchObject([{ providerId: rival.userId }]);
    const before = await balanceOf('cash');
    await service.bank.settle(authority, 'paid');
    expect(await service.call('reqandpay/verifypayment', { authority })).toMatchObject({ outcome: 'to-card' });
    expect(await balanceOf('cash')).toBe(before);
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
    expect(await detailOf(placed)).toMatchObject({ state: 'PENDING_PAYMENT', priceRial: 7_000_000 });
  });

  it('[C-bids] is refused with slot-taken, and has ended, once its provider is booked elsewhere at that time', async () => {
    const { placed, bidder, bid } = await anOrderWithBids();
    const elsewhere = { ...story, ...(await aBiddingStory(service, { bidderCount: 1 })) };
    const theirs = await aTaskOrder(elsewhere);
    await chooses(elsewhere, await aBid(elsewhere, theirs, bidder));
    await expect(chooses(story, bid)).rejects.toMatchObject({ key: 'slot-taken' });
    expect((await roomOf(story, placed)).lstSuggestion.map(({ userid }) => userid)).not.toContain(bidder.userId);
    expect((await detailOf(placed)).state).toBe('BIDDING');
  });
});

describe('a failed choice', () => {
  it('[C-bids] opens the bids again without a payment in time, with everything refunded', async () => {
    const placed = await aTaskOrder(story, { usesGift: true, usesWallet: true });
    const [bidder, rival = bidder] = story.bidders;
    const bid = await aBid(story, placed, bidder, { sgamount: 30_000_000 });
    await aBid(story, placed, rival);
    const before = [await balanceOf('gift'), await balanceOf('cash')];
    await chooses(story, bid);
    await service.call('ipg/startpayment', { reqid: placed.reqid }, { as: story.customer.userId });
    expect([await balanceOf('gift'), await balanceOf('cash')]).not.toEqual(before);
    service.clock.advance(PAYMENT_WINDOW_MS);
    await runDueWork(service.context);
    expect([await balanceOf('gift'), await balanceOf('cash')]).toEqual(before);
    expect(await detailOf(placed)).toMatchObject({ state: 'BIDDING', priceRial: 0, lines: [], providerUserId: null });
    expect(await roomOf(story, placed)).toMatchObject({ liveCount: 2, chosenSgid: null });
    expect(await liveHoursOf(placed)).toEqual([]);
    expect(await inboxOf(story.customer.userId)).toContain('Your choice was not paid in time');
    await expect(settle(placed, 'wallet-')).rejects.toMatchObject({ key: 'payment-expired' });
    await chooses(story, bid);
    await settle(placed, 'cod-');
    expect((await detailOf(placed)).state).toBe('AWAITING_PROVIDER');
  });

  it.each(['declines', 'does not answer'] as const)(
    '[C-bids] opens the others again when its provider %s, with bank money in the wallet, and the next is paid as usual',
    async (how) => {
      const { placed, bidder, rival, bid, other } = await anOrderWithBids();
      await chooses(story, bid);
      await payAtTheBank(story, placed);
      const before = await balanceOf('cash');
      if (how === 'declines')
        await service.call('expert/movetask', { taskid: placed.taskid, move: 'decline' }, { as: bidder.userId });
      else {
        service.clock.advance(BID_CONFIRM_MS);
        await runDueWork(service.context);
      }
      expect(await balanceOf('cash')).toBe(before + 6_000_000);
      const room = await roomOf(story, placed);
      expect(room).toMatchObject({ state: 'BIDDING', liveCount: 1, chosenSgid: null });
      expect(room.lstSuggestion).toMatchObject([{ sgid: other.sgid, sgstate: 1 }]);
      expect(await inboxOf(story.customer.userId)).toContain(
        how === 'declines' ? 'The professional cannot come' : 'The professional has not answered',
      );
      expect(await inboxOf(rival.userId)).toContain('Your quote can be chosen again');
      await chooses(story, other);
      await settle(placed, 'wallet-');
      expect((await detailOf(placed)).sums).toMatchObject({
        walletRial: 7_000_000,
        bankRial: 0,
        paidRial: 7_000_000,
        dueRial: 0,
        backRial: 0,
        lateRial: 0,
      });
      expect((await detailOf(placed)).userFromIpg).toBe(0);
      await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
      expect(await balanceOf('cash')).toBe(before + 6_000_000);
    },
  );
});
