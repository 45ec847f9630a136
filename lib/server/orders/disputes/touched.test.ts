import sharp from 'sharp';

import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPaidOrder, theProviderWorks } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });

async function aReport() {
  const story = await anOrderStory(service);
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  const { taskid } = placed;
  const [customer, provider] = [{ as: story.customer.userId }, { as: story.provider.userId }];
  const report = { taskid, reason: 'damage', text: 'It is broken' } as const;
  const { dispute } = await service.call('dispute/opendispute', report, customer);
  service.clock.advance(MINUTE_MS);
  return { taskid, disputeid: dispute.disputeid, customer, provider };
}

describe('the appeal of a dispute', () => {
  it('[B-04] is for nobody who decided it first, or acted on its order while it was open; reading is no act', async () => {
    const [judge, writer, reader] = [
      await anOperator(service.context, 'support'),
      await anOperator(service.context, 'support'),
      await anOperator(service.context, 'support'),
    ];
    const { taskid, disputeid, customer, provider } = await aReport();
    await service.call('dispute/adddisputewords', { taskid, text: 'It was so before' }, provider);
    await service.call('dispute/askdesk', { taskid }, customer);
    const note = { taskid, reader: 'colleagues', text: 'The photos are of another table' } as const;
    await service.call('operator/writetoorder', note, { as: writer });
    await service.call('operator/getdispute', { disputeid }, { as: reader });
    await anOperator(service.context, 'finance');
    const countJudges = async () =>
      (await service.call('operator/getdispute', { disputeid }, { as: reader })).dispute.judgeCount;
    const judgeCount = await countJudges();
    const decide = (as: number) =>
      service.call('operator/decidedispute', { disputeid, rial: 1_000_000, reason: 'As the photos show.' }, { as });
    await decide(judge);
    service.clock.advance(MINUTE_MS);
    await service.call('dispute/appealdecision', { taskid, text: 'It was more' }, customer);
    service.clock.advance(MINUTE_MS);
    for (const as of [judge, writer]) {
      await expect(decide(as)).rejects.toMatchObject({ key: 'not-yours' });
      expect((await service.call('operator/getdispute', { disputeid }, { as })).dispute.mayJudge).toBe(false);
      expect((await service.call('operator/takenext', { queue: 'disputes' }, { as })).taken).toBeNull();
    }
    expect(await countJudges()).toBe(judgeCount - 2);
    const { taken } = await service.call('operator/takenext', { queue: 'disputes' }, { as: reader });
    expect(taken).toEqual({ queue: 'disputes', caseid: disputeid });
    await decide(reader);
  });
});

describe('goodwill inside a dispute', () => {
  it('is a gift that lowers the claim, and leaves what is frozen as it is', async () => {
    const as = await anOperator(service.context, 'support');
    const { taskid, disputeid, customer } = await aReport();
    const read = async () => (await service.call('operator/getdispute', { disputeid }, { as })).dispute;
    const { askedRial, frozenRial } = await read();
    const asked = { taskid, way: 'goodwill', rial: 1_000_000 } as const;
    const { plan } = await service.call('operator/planordermoney', asked, { as });
    const given = { ...asked, seenRial: plan.leftRial, reason: 'With an apology for the delay' };
    await service.call('operator/moveordermoney', given, { as });
    expect(await read()).toMatchObject({ askedRial: askedRial - 1_000_000, frozenRial, turn: 'provider' });
    const { balanceGiftCredit } = await service.call('wallet/getaccountbalance', {}, customer);
    expect(balanceGiftCredit).toBeGreaterThanOrEqual(1_000_000);
  });
});

describe('the photos of a dispute', () => {
  const drawn = async (as: number, shade: number) => {
    const background = { r: shade, g: shade, b: shade };
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background } });
    const file = new Uint8Array(await canvas.png().toBuffer());
    return (await service.call('uploadimage', { file }, { as })).lstFileDocument[0]?.fileid ?? 0;
  };

  it('[B-03] are ten of each side, which the other side and the desk see; an eleventh is refused', async () => {
    const { taskid, disputeid, customer, provider } = await aReport();
    const add = async ({ as }: { readonly as: number }, fileids: number[]) =>
      service.call('dispute/adddisputewords', { taskid, text: 'Look at these', fileids }, { as });
    const most = DISPUTE_LIMITS.photosASide;
    expect(most).toBe(10);
    for (const side of [customer, provider]) {
      const fileids: number[] = [];
      for (let shade = 0; shade < most; shade += 1) fileids.push(await drawn(side.as, shade));
      await add(side, fileids);
      await expect(add(side, [await drawn(side.as, most)])).rejects.toMatchObject({ key: 'limit-reached' });
    }
    const as = await anOperator(service.context, 'support');
    const seen = [
      (await service.call('dispute/getdispute', { taskid }, customer)).dispute.lstPhoto,
      (await service.call('dispute/getdispute', { taskid }, provider)).dispute.lstPhoto,
      (await service.call('operator/getdispute', { disputeid }, { as })).dispute.lstPhoto,
    ];
    for (const photos of seen)
      for (const side of ['customer', 'provider'])
        expect(photos.filter((photo) => photo.side === side)).toHaveLength(most);
  });
});
