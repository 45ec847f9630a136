import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import {
  aBid,
  aBiddingStory,
  aHandyman,
  aTaskDraft,
  aTaskOrder,
  ASSEMBLING_ID,
  chooses,
  HANDYMAN_ID,
  roomOf,
  detailFor,
  newWorksOf,
} from '../../seed/stories/bids';
import { aDayFromNow, aFreeProvider, TAJRISH_ID } from '../../seed/stories/people';
import { publishAllAlerts } from '../../testing/published-alerts';
import { useEachTime, useMarket } from '../../testing/use-market';

const service = useMarket();
const story = useEachTime(() => aBiddingStory(service));

describe('handyman/addhandymanrequest: an order that takes bids', () => {
  it('[C-handyman] [E-10] is placed with its words, pictures and urgency, costs nothing yet and takes bids for two hours', async () => {
    const placed = await aTaskOrder(story);
    expect(placed).toMatchObject({
      state: 'BIDDING',
      srvcategoryid: String(HANDYMAN_ID),
      srvcattypeid: ASSEMBLING_ID,
      locationid: TAJRISH_ID,
      merchantid: null,
      payableRial: 0,
      paymentExpiresAtMs: null,
    });
    const room = await roomOf(story, placed);
    const nowMs = service.clock.now().getTime();
    expect(room).toMatchObject({
      state: 'BIDDING',
      windowEndsAtMs: nowMs + 2 * HOUR_MS,
      serverNowMs: nowMs,
      lstSuggestion: [],
      liveCount: 0,
      readerCount: 0,
      guide: { hourCount: 2 },
      retriesLeft: 3,
      retryNeedsHour: false,
      noBidReason: null,
    });
    expect(room.askedCount).toBeGreaterThanOrEqual(2);
    expect(await detailFor(story, placed, story.customer.userId)).toMatchObject({
      taskDetail: {
        state: 'BIDDING',
        urgency: 'soon',
        moreImageUrls: [],
        moves: ['cancel', 'chooseBid'],
        bidding: null,
      },
    });
  });

  it('[C-handyman] is placed once a key', async () => {
    const by = { as: story.customer.userId, idempotencyKey: '22222222-2222-4222-8222-222222222222' };
    const draft = aTaskDraft(story);
    const [one, two] = await Promise.all([
      service.call('handyman/addhandymanrequest', draft, by),
      service.call('handyman/addhandymanrequest', draft, by),
    ]);
    expect(one).toEqual(two);
    await expect(
      service.call('handyman/addhandymanrequest', { ...draft, urgency: 'urgent' }, by),
    ).rejects.toMatchObject({ key: 'idempotency-key-reused' });
  });

  it('[C-bids] takes bids for 45 minutes when the visit is within a day, and is refused without time for any', async () => {
    const soon = await aTaskOrder(story, {
      gDate: aDayFromNow(service.context, 1),
      deliverytimeid: toDeliveryTimeId(10),
    });
    expect((await roomOf(story, soon)).windowEndsAtMs).toBe(service.clock.now().getTime() + 45 * MINUTE_MS);
    // 11:30 in Tehran: at 13:30 nothing begins, and 14:00 leaves half an hour.
    const late = await aTaskOrder(story, {
      gDate: aDayFromNow(service.context, 0),
      deliverytimeid: toDeliveryTimeId(14),
    });
    expect((await roomOf(story, late)).windowEndsAtMs).toBe(service.clock.now().getTime() + 30 * MINUTE_MS);
    await service.call('reqandpay/cancelrequest', { reqid: late.reqid }, { as: story.customer.userId });
    await expect(
      aTaskOrder(story, { gDate: aDayFromNow(service.context, 0), deliverytimeid: toDeliveryTimeId(13) }),
    ).rejects.toMatchObject({ key: 'slot-expired' });
  });

  it('[T-17] [E-21] tells exactly the configured and free providers', async () => {
    const cleaner = await aFreeProvider(service.context);
    const busy = await aHandyman(service);
    const other = await aBiddingStory(service, { bidderCount: 1 });
    const taken = await aTaskOrder(other);
    const bid = await aBid(other, taken, busy);
    await chooses(other, bid);
    await publishAllAlerts(service.context);
    (service.published as unknown[]).length = 0;
    const placed = await aTaskOrder(story);
    await publishAllAlerts(service.context);
    const payload = `${HANDYMAN_ID}_${ASSEMBLING_ID}_${TAJRISH_ID}_${placed.taskid}`;
    const told = service.published.filter((message) => message.payload === payload).map(({ topic }) => topic);
    for (const { userId } of story.bidders) expect(told).toContain(`expert/${userId}`);
    expect(told).not.toContain(`expert/${cleaner.userId}`);
    expect(told).not.toContain(`expert/${busy.userId}`);
  });

  it('[C-bids] shows possible bidders the work, and nothing of the customer', async () => {
    const placed = await aTaskOrder(story);
    const [bidder] = story.bidders;
    const { taskDetail } = await detailFor(story, placed, bidder.userId);
    expect(taskDetail).toMatchObject({
      userDescription: 'کمد شش‌در را سر هم کنید',
      urgency: 'soon',
      userName: 'سارا',
      userFamily: '',
      contactMobile: null,
      deliveryStreet: '',
      deliveryZipCode: null,
      latitude: null,
      longitude: null,
      startCode: null,
      moves: [],
      lines: [],
      sums: null,
      pay: null,
      bidding: { rivalCount: 0, ownBid: null, canBid: true, canAsk: true, closedBecause: null, floorRial: 3_000_000 },
    });
    expect(JSON.stringify(taskDetail)).not.toMatch(/مقصودبیک|محمدی|1961733114/);
    expect((await roomOf(story, placed)).readerCount).toBe(1);
    await detailFor(story, placed, bidder.userId);
    expect((await roomOf(story, placed)).readerCount).toBe(1);
    const stranger = await aFreeProvider(service.context);
    await expect(detailFor(story, placed, stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('[R-14] is new work of exactly the possible bidders, with the guide', async () => {
    const placed = await aTaskOrder(story);
    const [bidder] = story.bidders;
    const [work] = (await newWorksOf(story, bidder.userId)).filter(({ taskid }) => taskid === placed.taskid);
    expect(work).toMatchObject({ state: 'BIDDING', netRial: 0, deliveryStreet: '', bidding: { canBid: true } });
    const bid = await aBid(story, placed, bidder);
    const [mine] = (await newWorksOf(story, bidder.userId)).filter(({ taskid }) => taskid === placed.taskid);
    expect(mine).toMatchObject({ priceRial: 6_000_000, netRial: 5_100_000, bidding: { ownBid: { sgid: bid.sgid } } });
    const stranger = await aFreeProvider(service.context);
    expect((await newWorksOf(story, stranger.userId)).map(({ taskid }) => taskid)).not.toContain(placed.taskid);
  });
});

describe('suggestion/getguideprice', () => {
  it('[C-bids] answers such a job’s price, its floor, and the length of the bidding', async () => {
    const of = { srvcategoryid: HANDYMAN_ID, srvcattypeid: ASSEMBLING_ID, cityid: 1 };
    expect(await service.call('suggestion/getguideprice', of)).toEqual({
      guide: { leastRial: 4_000_000, mostRial: 12_000_000, hourCount: 2, lines: [] },
      floorRial: 3_000_000,
      windowMinutes: 120,
    });
    const tomorrow = { gDate: aDayFromNow(service.context, 1), deliverytimeid: toDeliveryTimeId(9) };
    expect(await service.call('suggestion/getguideprice', { ...of, ...tomorrow })).toMatchObject({ windowMinutes: 45 });
    await expect(service.call('suggestion/getguideprice', { ...of, srvcategoryid: 3 })).rejects.toMatchObject({
      key: 'service-not-available',
    });
  });
});
