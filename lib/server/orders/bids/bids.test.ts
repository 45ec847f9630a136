import { BIDS_SHOWN } from '@/lib/domain/constants/bidding';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import {
  aBid,
  aBiddingStory,
  aHandyman,
  aTaskOrder,
  chooses,
  type PlacedTask,
  roomOf,
  detailFor,
  newWorksOf,
} from '../../seed/stories/bids';
import { aCustomerWithAnAddress, aFreeProvider } from '../../seed/stories/people';
import { publishAllAlerts } from '../../testing/published-alerts';
import { useEachTime, useMarket } from '../../testing/use-market';

const service = useMarket();
const story = useEachTime(() => aBiddingStory(service));

describe('a bid', () => {
  it('[E-11] arrives with every field of the customer’s comparison, and over the broker', async () => {
    const placed = await aTaskOrder(story);
    const bid = await aBid(story, placed, story.provider, {
      sgtype: 'hourly',
      sgamount: 2_500_000,
      hourneed: 3,
      sgDesc: 'با ابزار کامل، تماس 09123456789',
    });
    expect(bid).toMatchObject({
      bid: { price: 7_500_000, commissionRial: 1_125_000, netRial: 6_375_000, sgstate: 1, canEdit: true },
    });
    const room = await roomOf(story, placed);
    expect(room).toMatchObject({ liveCount: 1, chosenSgid: null, noBidReason: null });
    expect(room.lstSuggestion).toEqual([
      expect.objectContaining({
        sgid: bid.sgid,
        taskid: placed.taskid,
        reqid: placed.reqid,
        userid: story.provider.userId,
        sgtype: 'hourly',
        sgamount: 2_500_000,
        hourneed: 3,
        price: 7_500_000,
        sgstate: 1,
        remainingHours: 2,
        remainingMinutes: 0,
        workerUrl: `/yar/W${story.provider.userId}/`,
        workerGrade: 'new',
        workerRate: null,
        hasCriminalRecord: true,
        takesCash: true,
        fullname: 'مریم رضایی',
        merchantName: 'مریم رضایی',
        travel: { metres: expect.any(Number), minutes: expect.any(Number), from: 'base', isEstimate: true },
        lstCertificate: [
          { kind: 'identity', checkedAtMs: expect.any(Number), validUntilMs: null },
          { kind: 'skill', checkedAtMs: expect.any(Number), validUntilMs: null },
          { kind: 'clear-record', checkedAtMs: expect.any(Number), validUntilMs: null },
        ],
      }),
    ]);
    expect(room.lstSuggestion[0]?.sgDesc).toBe('با ابزار کامل، تماس •••');
    await publishAllAlerts(service.context);
    const heard = service.published.filter(({ topic }) => topic === `user/${story.customer.userId}`);
    expect(heard.map(({ payload }) => JSON.parse(payload))).toContainEqual(
      expect.objectContaining({ event: 'bid-first', taskId: placed.taskid }),
    );
  });

  it('[C-bids] is refused under the floor, at booked times, twice, from other providers, and once the window is over', async () => {
    const placed = await aTaskOrder(story);
    const [bidder, rival] = story.bidders;
    await expect(aBid(story, placed, bidder, { sgamount: 2_999_990 })).rejects.toMatchObject({
      key: 'bid-too-low',
      details: { floorRial: 3_000_000 },
    });
    await expect(aBid(story, placed, bidder, { sgamount: 6_000_005 })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(aBid(story, placed, bidder, { sgtype: 'hourly' })).rejects.toMatchObject({ key: 'invalid-input' });
    const cleaner = await aFreeProvider(service.context);
    await expect(aBid(story, placed, cleaner)).rejects.toMatchObject({ key: 'not-yours' });
    const first = await aBid(story, placed, bidder);
    await expect(aBid(story, placed, bidder)).rejects.toMatchObject({
      key: 'bid-exists',
      details: { sgid: first.sgid },
    });
    const elsewhere = await aBiddingStory(service, { bidderCount: 1 });
    const other = await aTaskOrder(elsewhere);
    await chooses(elsewhere, await aBid(elsewhere, other, rival ?? bidder));
    await expect(aBid(story, placed, rival ?? bidder)).rejects.toMatchObject({ key: 'provider-not-free' });
    service.clock.advance(2 * HOUR_MS);
    const late = await aHandyman(service);
    await expect(aBid(story, placed, late)).rejects.toMatchObject({ key: 'bidding-closed' });
  });

  it('[C-bids] is sealed: no rival reads its sum, its words or its maker', async () => {
    const placed = await aTaskOrder(story);
    const [bidder, rival = bidder] = story.bidders;
    await aBid(story, placed, bidder, { sgamount: 7_770_000, sgDesc: 'یک راز' });
    for (const answer of [
      await detailFor(story, placed, rival.userId),
      await newWorksOf(story, rival.userId),
      await service.call('suggestion/getownsuggestion', {}, { as: rival.userId }),
    ]) {
      expect(JSON.stringify(answer)).not.toMatch(/7770000|یک راز/);
    }
    expect((await detailFor(story, placed, rival.userId)).taskDetail.bidding).toMatchObject({
      rivalCount: 1,
      ownBid: null,
    });
    await expect(
      service.call('suggestion/getallsuggestion4task', { taskid: placed.taskid }, { as: rival.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('[C-bids] is edited and withdrawn by its maker alone, and the customer hears of it', async () => {
    const placed = await aTaskOrder(story);
    const [bidder, rival = bidder] = story.bidders;
    const { sgid } = await aBid(story, placed, bidder);
    const form = { sgid, sgtype: 'lump', sgamount: 5_000_000 } as const;
    await expect(service.call('suggestion/editsuggestion', form, { as: rival.userId })).rejects.toMatchObject({
      key: 'not-yours',
    });
    await expect(service.call('suggestion/withdrawsuggestion', { sgid }, { as: rival.userId })).rejects.toMatchObject({
      key: 'not-yours',
    });
    service.clock.advance(MINUTE_MS);
    const edited = await service.call('suggestion/editsuggestion', form, { as: bidder.userId });
    expect(edited).toMatchObject({ sgid, bid: { price: 5_000_000, editedAtMs: service.clock.now().getTime() } });
    expect((await roomOf(story, placed)).lstSuggestion).toMatchObject([{ sgid, price: 5_000_000 }]);
    await service.call('suggestion/withdrawsuggestion', { sgid }, { as: bidder.userId });
    await service.call('suggestion/withdrawsuggestion', { sgid }, { as: bidder.userId });
    expect(await roomOf(story, placed)).toMatchObject({ lstSuggestion: [], liveCount: 0 });
    await expect(service.call('suggestion/editsuggestion', form, { as: bidder.userId })).rejects.toMatchObject({
      key: 'bidding-closed',
    });
    const again = await aBid(story, placed, bidder);
    expect(again.sgid).not.toBe(sgid);
    await publishAllAlerts(service.context);
    const heard = service.published
      .filter(({ topic }) => topic === `user/${story.customer.userId}`)
      .map(({ payload }) => (JSON.parse(payload) as { event: string }).event);
    expect(heard).toEqual(expect.arrayContaining(['bid-first', 'bid-edited', 'bid-withdrawn']));
    const { lstOwn, ownCount } = await service.call('suggestion/getownsuggestion', {}, { as: bidder.userId });
    expect(lstOwn.map(({ bid }) => bid.sgstate)).toEqual([1, 4]);
    expect(ownCount).toBe(2);
  });

  it('[E-11] is one of ten shown ones, the best first; all are counted', async () => {
    const placed = await aTaskOrder(story);
    for (let index = 0; index < BIDS_SHOWN + 1; index += 1)
      await aBid(story, placed, await aHandyman(service), { sgamount: 8_000_000 - index * 100_000 });
    const room = await roomOf(story, placed);
    expect(room.liveCount).toBe(BIDS_SHOWN + 1);
    expect(room.lstSuggestion).toHaveLength(BIDS_SHOWN);
    const prices = room.lstSuggestion.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices).not.toContain(8_000_000);
  });

  it('[C-bids] is written once a key', async () => {
    const placed = await aTaskOrder(story);
    const by = { as: story.provider.userId, idempotencyKey: '11111111-1111-4111-8111-111111111111' };
    const form = { taskid: placed.taskid, sgtype: 'lump', sgamount: 6_000_000 } as const;
    const [one, two] = await Promise.all([
      service.call('suggestion/addsuggestion', form, by),
      service.call('suggestion/addsuggestion', form, by),
    ]);
    expect(one).toEqual(two);
    expect((await roomOf(story, placed)).liveCount).toBe(1);
    await expect(service.call('suggestion/addsuggestion', { ...form, sgamount: 7_000_000 }, by)).rejects.toMatchObject({
      key: 'idempotency-key-reused',
    });
  });
});

describe('questions before the choice', () => {
  const ask = (placed: PlacedTask, as: number, text: string) =>
    service.call('suggestion/addquestion', { taskid: placed.taskid, text }, { as });
  const answer = (questionid: number, text: string, as = story.customer.userId) =>
    service.call('suggestion/answerquestion', { questionid, text }, { as });

  it('[B-27] come one at a time, are masked, and are read only by the two of them', async () => {
    const placed = await aTaskOrder(story);
    const [bidder, rival = bidder] = story.bidders;
    const { question, isMasked } = await ask(placed, bidder.userId, 'چند در دارد؟ زنگ بزنید 09123456789');
    expect({ text: question.text, isMasked }).toEqual({ text: 'چند در دارد؟ زنگ بزنید •••', isMasked: true });
    await expect(ask(placed, bidder.userId, 'دیوار چه جنسی است؟')).rejects.toMatchObject({ key: 'question-open' });
    await ask(placed, rival.userId, 'آسانسور هست؟');
    expect((await roomOf(story, placed)).lstQuestion).toHaveLength(2);
    await expect(answer(question.questionid, 'شش در', rival.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await answer(question.questionid, 'شش در');
    await expect(answer(question.questionid, 'هفت در')).rejects.toMatchObject({ key: 'conflict' });
    const { bidding } = (await detailFor(story, placed, bidder.userId)).taskDetail;
    expect(bidding?.lstQuestion).toMatchObject([{ text: question.text, answer: 'شش در' }]);
    expect(bidding?.canAsk).toBe(true);
    expect(JSON.stringify(await detailFor(story, placed, rival.userId))).not.toContain('شش در"');
    const stranger = await aFreeProvider(service.context);
    await expect(ask(placed, stranger.userId, 'چیست؟')).rejects.toMatchObject({ key: 'not-yours' });
    const somebody = await aCustomerWithAnAddress(service.context);
    await expect(answer(question.questionid, 'شش', somebody.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });
});
