import { MASK } from '@/lib/domain/text/mask';

import { aBid, aBiddingStory, aTaskOrder, chooses, type PlacedTask, type WrittenBid } from '../seed/stories/bids';
import type { TestService } from '../testing/call';
import { useMarket } from '../testing/use-market';

describe('[C-bids] the messages between a customer and each bidder', () => {
  const service = useMarket();
  let story: Awaited<ReturnType<typeof aBiddingStory<TestService>>>;
  let placed: PlacedTask;
  let bid: WrittenBid;
  let rivalBid: WrittenBid;
  beforeEach(async () => {
    story = await aBiddingStory(service);
    placed = await aTaskOrder(story);
    bid = await aBid(story, placed, story.provider);
    rivalBid = await aBid(story, placed, rival());
  });

  const customer = () => story.customer.userId;
  const bidder = () => story.provider.userId;
  const rival = () => story.bidders[1] ?? story.provider;
  const write = (as: number, text: string, sgid?: number) =>
    service.call('ordermessage/addmessage', { taskid: placed.taskid, sgid, text }, { as });
  const read = (as: number, sgid?: number) =>
    service.call('ordermessage/getallmessage', { taskid: placed.taskid, sgid }, { as });
  const texts = async (as: number, sgid?: number) => (await read(as, sgid)).lstMessage.map(({ text }) => text);

  it('are a conversation for each bid, which no rival reads', async () => {
    await write(bidder(), 'Is there a lift?');
    await write(customer(), 'Yes', bid.sgid);
    await write(customer(), 'Do you bring a ladder?', rivalBid.sgid);
    expect(await texts(customer(), bid.sgid)).toEqual(['Is there a lift?', 'Yes']);
    expect(await texts(bidder(), bid.sgid)).toEqual(['Is there a lift?', 'Yes']);
    expect(await texts(rival().userId)).toEqual(['Do you bring a ladder?']);
    await expect(read(rival().userId, bid.sgid)).rejects.toMatchObject({ key: 'not-yours' });
    expect(await read(customer())).toMatchObject({ standing: 'not-begun', lstMessage: [] });
  });

  it('begin with the bid, and no bid of another order opens them', async () => {
    const stranger = await aBiddingStory(service);
    const elsewhere = await aBid(stranger, await aTaskOrder(stranger), stranger.provider);
    await expect(read(stranger.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(read(customer(), elsewhere.sgid)).rejects.toMatchObject({ key: 'not-found' });
    await expect(write(stranger.customer.userId, 'Hello', bid.sgid)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('let a bidder ask one thing at a time, and mask numbers in both sides’ words', async () => {
    expect(await write(bidder(), 'Call 0912 000 0001')).toMatchObject({ isMasked: true });
    await expect(write(bidder(), 'Well?')).rejects.toMatchObject({ key: 'question-open' });
    expect(await read(bidder())).toMatchObject({ standing: 'waits-for-answer', masksContact: true });
    expect(await write(customer(), 'No, 0912 000 0002', bid.sgid)).toMatchObject({ isMasked: true });
    expect((await texts(bidder())).every((text) => text.includes(MASK))).toBe(true);
    await write(bidder(), 'All right');
  });

  it('end with a withdrawn bid, and for bidders who were not chosen; the chosen one goes on', async () => {
    await write(bidder(), 'Hello');
    await service.call('suggestion/withdrawsuggestion', { sgid: rivalBid.sgid }, { as: rival().userId });
    await expect(write(rival().userId, 'Still there?')).rejects.toMatchObject({ key: 'conversation-closed' });
    await expect(write(customer(), 'Why?', rivalBid.sgid)).rejects.toMatchObject({ key: 'conversation-closed' });
    await chooses(story, bid);
    await service.call(
      'custom',
      { prefix: 'cod-', reqId: placed.reqid, giftCode: '0', useWallet: 'false' },
      { as: customer() },
    );
    expect(await texts(customer())).toEqual(['Hello']);
    expect(await read(customer(), bid.sgid)).toMatchObject({ standing: 'open', masksContact: true });
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'accept' }, { as: bidder() });
    expect(await read(customer(), bid.sgid)).toMatchObject({ standing: 'open', masksContact: false });
    expect(await read(customer(), rivalBid.sgid)).toMatchObject({ standing: 'closed' });
    await expect(read(rival().userId)).rejects.toMatchObject({ key: 'not-yours' });
  });
});
