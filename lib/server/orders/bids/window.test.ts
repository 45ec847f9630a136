import { BID_RETRIES } from '@/lib/domain/constants/bidding';
import { PAYMENT_WINDOW_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import {
  aBid,
  aBiddingStory,
  aTaskOrder,
  biddersAreTold,
  chooses,
  type PlacedTask,
  roomOf,
} from '../../seed/stories/bids';
import { aDayFromNow } from '../../seed/stories/people';
import { providerLocations } from '../../schema';
import { useEachTime, useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const service = useMarket();
const story = useEachTime(() => aBiddingStory(service));

const customer = () => ({ as: story.customer.userId });
const retry = async ({ reqid }: PlacedTask, hour: { gDate?: string; deliverytimeid?: number } = {}) => {
  const opened = await service.call('requestBidding/retry', { reqid, ...hour }, customer());
  await biddersAreTold(service);
  return opened;
};
const titlesOf = async (as: number) =>
  (await service.call('user/getuserinbox', {}, { as })).userInboxLst.map(({ title }) => title);

async function letTheWindowEnd(): Promise<void> {
  service.clock.advance(2 * HOUR_MS);
  await runDueWork(service.context);
}

describe('the end of the window', () => {
  it('[C-bids] [B-27] names the reason without bids: nobody read it, or its readers did not bid, or took the bid back', async () => {
    const unread = await aTaskOrder(story);
    await letTheWindowEnd();
    expect(await roomOf(story, unread)).toMatchObject({
      state: 'EXPIRED',
      windowEndsAtMs: null,
      noBidReason: 'nobody-read',
    });
    const read = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 4) });
    await service.call('clean/gettaskdetail', { taskid: read.taskid }, { as: story.provider.userId });
    await letTheWindowEnd();
    expect(await roomOf(story, read)).toMatchObject({ noBidReason: 'read-only', readerCount: 1 });
    await service.call('reqandpay/cancelrequest', { reqid: read.reqid }, customer());
    const withdrawn = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 5) });
    const { sgid } = await aBid(story, withdrawn, story.provider);
    await service.call('suggestion/withdrawsuggestion', { sgid }, { as: story.provider.userId });
    await letTheWindowEnd();
    expect(await roomOf(story, withdrawn)).toMatchObject({ noBidReason: 'all-withdrawn' });
  });

  it('[B-27] reports at once that nobody was asked, where nobody works at that hour', async () => {
    const placed = await aTaskOrder(story, { deliverytimeid: toDeliveryTimeId(20) });
    expect(await roomOf(story, placed)).toMatchObject({ state: 'BIDDING', askedCount: 0, noBidReason: 'nobody-asked' });
  });

  it('[C-bids] ends every bid that was not chosen, tells both sides, and costs nothing', async () => {
    const placed = await aTaskOrder(story);
    await aBid(story, placed, story.provider);
    await letTheWindowEnd();
    expect(await roomOf(story, placed)).toMatchObject({
      state: 'EXPIRED',
      lstSuggestion: [],
      liveCount: 0,
      noBidReason: null,
    });
    expect(await titlesOf(story.customer.userId)).toContain('The time for quotes is over');
    expect(await titlesOf(story.provider.userId)).toContain('No more quotes for this order');
    expect(await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, customer())).toMatchObject({
      feeRial: 0,
      refunds: [],
    });
  });

  it('[C-bids] comes at once for an unpaid choice when the window was over already', async () => {
    const placed = await aTaskOrder(story);
    const bid = await aBid(story, placed, story.provider);
    service.clock.advance(2 * HOUR_MS - 60_000);
    await chooses(story, bid);
    service.clock.advance(PAYMENT_WINDOW_MS);
    await runDueWork(service.context);
    expect(await roomOf(story, placed)).toMatchObject({
      state: 'EXPIRED',
      lstSuggestion: [],
      retriesLeft: BID_RETRIES,
    });
    const titles = await titlesOf(story.customer.userId);
    expect(titles).toContain('The time for quotes is over');
    expect(titles).not.toContain('Your choice was not paid in time');
  });

  it('[C-bids] costs a customer nothing who cancels while bids arrive, and its bidders hear that it is over', async () => {
    const placed = await aTaskOrder(story);
    await aBid(story, placed, story.provider);
    const cancelled = await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, customer());
    expect(cancelled).toMatchObject({ feeRial: 0, refunds: [], rule: 'unassigned' });
    expect(await titlesOf(story.provider.userId)).toContain('No more quotes for this order');
    await expect(aBid(story, placed, story.bidders[1] ?? story.provider)).rejects.toMatchObject({
      key: 'bidding-closed',
    });
  });
});

describe('requestBidding/retry', () => {
  it('[C-bids] opens the bidding three times, tells those who are free again, and only once it has expired', async () => {
    const placed = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 6) });
    await expect(retry(placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await aBid(story, placed, story.provider);
    for (let left = BID_RETRIES - 1; left >= 0; left -= 1) {
      await letTheWindowEnd();
      const nowMs = service.clock.now().getTime();
      expect(await retry(placed)).toEqual({ windowEndsAtMs: nowMs + 2 * HOUR_MS, retriesLeft: left });
      // A second tap changes nothing.
      expect(await retry(placed)).toEqual({ windowEndsAtMs: nowMs + 2 * HOUR_MS, retriesLeft: left });
      const room = await roomOf(story, placed);
      expect(room).toMatchObject({ state: 'BIDDING', lstSuggestion: [], readerCount: 0, retriesLeft: left });
      expect(room.askedCount).toBeGreaterThan(0);
    }
    const again = await aBid(story, placed, story.provider);
    expect((await chooses(story, again)).state).toBe('PENDING_PAYMENT');
    service.clock.advance(PAYMENT_WINDOW_MS);
    await runDueWork(service.context);
    await letTheWindowEnd();
    await expect(retry(placed)).rejects.toMatchObject({ key: 'retries-used', params: { limit: BID_RETRIES } });
    expect((await roomOf(story, placed)).retriesLeft).toBe(0);
  });

  it('[C-bids] asks for another hour when the order’s is too near, and takes it', async () => {
    const placed = await aTaskOrder(story, {
      gDate: aDayFromNow(service.context, 1),
      deliverytimeid: toDeliveryTimeId(9),
    });
    const { taskDetail: early } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, customer());
    service.clock.advance(early.startsAtMs - early.serverNowMs - HOUR_MS);
    await runDueWork(service.context);
    expect(await roomOf(story, placed)).toMatchObject({
      state: 'EXPIRED',
      retryNeedsHour: true,
      retriesLeft: BID_RETRIES,
    });
    await expect(retry(placed)).rejects.toMatchObject({ key: 'slot-expired' });
    const hour = { gDate: aDayFromNow(service.context, 3), deliverytimeid: toDeliveryTimeId(11) };
    await retry(placed, hour);
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, customer());
    expect(taskDetail).toMatchObject({ state: 'BIDDING', gDate: hour.gDate, startHour: 11 });
  });

  it('is neither offered nor accepted where nobody does such work, at any hour', async () => {
    const placed = await aTaskOrder(story, { deliverytimeid: toDeliveryTimeId(20) });
    await service.context.ports.database.connection.delete(providerLocations);
    expect(await roomOf(story, placed)).toMatchObject({ state: 'BIDDING', noBidReason: 'nobody-serves' });
    await letTheWindowEnd();
    expect(await roomOf(story, placed)).toMatchObject({
      state: 'EXPIRED',
      noBidReason: 'nobody-serves',
      retriesLeft: 0,
    });
    await expect(retry(placed)).rejects.toMatchObject({ key: 'service-not-available' });
  });
});
