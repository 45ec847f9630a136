import { eq } from 'drizzle-orm';

import { BID_NUMBERS, BID_TEMPLATES } from '@/lib/domain/constants/bidding';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { uploadedFiles, workPhotos } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses, roomOf, type PlacedTask } from '../../seed/stories/bids';
import { aDayFromNow } from '../../seed/stories/people';
import type { TestService } from '../../testing/call';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
let story: Awaited<ReturnType<typeof aBiddingStory<TestService>>>;

const connection = () => service.context.ports.database.connection;
const settle = ({ reqid }: PlacedTask) =>
  service.call(
    'custom',
    { prefix: 'wallet-', reqId: reqid, giftCode: '0', useWallet: 'true' },
    { as: story.customer.userId },
  );
const listOf = async (list: 'live' | 'won' | 'lost' | 'ended', as: number) =>
  (await service.call('suggestion/getownsuggestion', { list }, { as })).lstOwn.map(({ bid }) => bid.sgid);

describe('the own bids of a provider', () => {
  it('[C-bids] stand in one list each, and the quarter counts won, lost and ended ones', async () => {
    story = await aBiddingStory(service, { cashRials: 50_000_000 });
    const [bidder, rival = bidder] = story.bidders;
    const first = await aTaskOrder(story);
    const won = await aBid(story, first, bidder);
    const lost = await aBid(story, first, rival, { sgamount: 7_000_000 });
    await chooses(story, won);
    expect(await listOf('live', bidder.userId)).toEqual([won.sgid]);
    await settle(first);
    const second = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 5) });
    const taken = await aBid(story, second, bidder);
    await service.call('suggestion/withdrawsuggestion', { sgid: taken.sgid }, { as: bidder.userId });
    expect(await listOf('won', bidder.userId)).toEqual([won.sgid]);
    expect(await listOf('ended', bidder.userId)).toEqual([taken.sgid]);
    expect(await listOf('lost', rival.userId)).toEqual([lost.sgid]);
    expect(await service.call('suggestion/getbidnumber', {}, { as: bidder.userId })).toEqual({
      liveCount: 0,
      wonCount: 1,
      lostCount: 0,
      endedCount: 1,
      hitPercent: 100,
      won: null,
      lstRange: [],
      lstWinning: [],
    });
    expect(await service.call('suggestion/getbidnumber', {}, { as: rival.userId })).toMatchObject({
      lostCount: 1,
      hitPercent: 0,
    });
    service.clock.advance(BID_NUMBERS.ofMs + DAY_MS);
    expect(await service.call('suggestion/getbidnumber', {}, { as: bidder.userId })).toMatchObject({
      wonCount: 0,
      hitPercent: null,
    });
  });

  it('show the range of winning prices once enough won that no price is one person’s', async () => {
    story = await aBiddingStory(service, { bidderCount: BID_NUMBERS.leastProviders, cashRials: 200_000_000 });
    const [reader] = story.bidders;
    for (let index = 0; index < BID_NUMBERS.leastOfAll; index += 1) {
      expect(await service.call('suggestion/getbidnumber', {}, { as: reader.userId })).toMatchObject({
        lstWinning: [],
      });
      const placed = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 3 + index) });
      const bidder = story.bidders[index % BID_NUMBERS.leastProviders] ?? reader;
      await chooses(story, await aBid(story, placed, bidder, { sgamount: 5_000_000 + index * 1_000_000 }));
      await settle(placed);
    }
    const { lstWinning } = await service.call('suggestion/getbidnumber', {}, { as: reader.userId });
    expect(lstWinning).toEqual([expect.objectContaining({ leastRial: 7_200_000, mostRial: 11_800_000 })]);
    const [{ srvcategoryid: a = 0, srvcattypeid } = {}] = lstWinning;
    for (const b of ['0', String(srvcattypeid)])
      expect((await service.call('pdp/fetch', { a, b })).usualBid).toEqual({
        leastRial: 7_200_000,
        mostRial: 11_800_000,
        firstBidMinutes: 1,
      });
  });

  it('are stored as templates under a name, up to a number, and a name is replaced', async () => {
    story = await aBiddingStory(service);
    const { userId } = story.provider;
    const { sgid } = await aBid(story, await aTaskOrder(story), story.provider, { sgDesc: 'با ابزار' });
    const keep = (title: string) => service.call('suggestion/savebidtemplate', { sgid, title }, { as: userId });
    const titles = async () =>
      (await service.call('suggestion/getbidtemplate', {}, { as: userId })).lstTemplate.map(({ title }) => title);
    const { template } = await keep('a');
    expect(template).toMatchObject({ title: 'a', sgtype: 'lump', sgamount: 6_000_000, sgDesc: 'با ابزار' });
    await keep('a');
    expect(await titles()).toEqual(['a']);
    for (let count = 1; count < BID_TEMPLATES.most; count += 1) await keep(`b${count}`);
    await expect(keep('c')).rejects.toMatchObject({ key: 'limit-reached', details: { limit: BID_TEMPLATES.most } });
    await service.call('suggestion/removebidtemplate', { templateid: template.templateid }, { as: userId });
    expect(await titles()).toHaveLength(BID_TEMPLATES.most - 1);
  });

  it('show photos of the bidder’s past work while both of its sides agree, and nobody else’s', async () => {
    story = await aBiddingStory(service);
    const [bidder, rival = bidder] = story.bidders;
    const past = await aTaskOrder(story);
    const aPhotoOf = async (ownerId: number) => {
      const [file] = await connection()
        .insert(uploadedFiles)
        .values({
          ownerId,
          storageKey: `photo-${ownerId}`,
          contentType: 'image/webp',
          sizeBytes: 1,
          createdAt: service.clock.now(),
        })
        .returning();
      const [photo] = await connection()
        .insert(workPhotos)
        .values({
          taskId: past.taskid,
          moment: 'after',
          fileId: file?.id ?? 0,
          takenAt: service.clock.now(),
          customerAgreed: true,
          providerAgreed: true,
        })
        .returning();
      return photo?.id ?? 0;
    };
    const own = await aPhotoOf(bidder.userId);
    const others = await aPhotoOf(rival.userId);
    const offered = await service.call('suggestion/getbidphoto', {}, { as: bidder.userId });
    expect(offered.lstPhoto.map(({ photoid }) => photoid)).toEqual([own]);
    const placed = await aTaskOrder(story, { gDate: aDayFromNow(service.context, 5) });
    await expect(aBid(story, placed, bidder, { lstPhotoid: [others] })).rejects.toMatchObject({ key: 'invalid-input' });
    const { bid } = await aBid(story, placed, bidder, { lstPhotoid: [own] });
    expect(bid.lstPhotoid).toEqual([own]);
    const shown = async () => (await roomOf(story, placed)).lstSuggestion.flatMap(({ lstPhoto }) => lstPhoto);
    expect(await shown()).toEqual(offered.lstPhoto);
    await connection().update(workPhotos).set({ customerAgreed: false }).where(eq(workPhotos.id, own));
    expect(await shown()).toEqual([]);
  });
});
