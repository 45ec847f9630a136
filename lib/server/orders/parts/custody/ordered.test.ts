import sharp from 'sharp';

import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import { useMarket } from '../../../testing/use-market';

describe('[C-after] the list of textiles', () => {
  const service = useMarket();

  it('is compared with the order, in its reader’s language, before the code signs it', async () => {
    const { story, taskid } = await aPaidLaundryOrder(service);
    const provider = { as: story.provider.userId };
    const read = async (as: number) =>
      (await service.call('clean/gettaskdetail', { taskid }, { as, locale: 'en' })).taskDetail.custody?.lstOrdered ??
      [];
    for (const move of ['accept', 'depart'] as const) {
      const { moveOpenings, serverNowMs } = (await service.call('clean/gettaskdetail', { taskid }, provider))
        .taskDetail;
      const opensAtMs = moveOpenings.find((opening) => opening.move === move)?.opensAtMs ?? 0;
      service.clock.advance(Math.max(0, opensAtMs - serverNowMs));
      await service.call('expert/movetask', { taskid, move }, provider);
    }
    const [shirt] = await read(story.provider.userId);
    if (!shirt) throw new Error('Nothing was ordered');
    expect(shirt).toMatchObject({ label: 'Shirt', listedCount: 0 });
    const file = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    const { lstFileDocument } = await service.call('uploadimage', { file }, provider);
    const list = (pieceName: string, more: { item?: string; count?: number }) =>
      service.call(
        'custody/addpiece',
        { taskid, pieceName, fileid: lstFileDocument[0]?.fileid ?? 0, ...more },
        provider,
      );
    await list(shirt.label, { item: shirt.item, count: shirt.orderedCount - 1 });
    await list('A tie that nobody ordered', {});
    for (const side of [story.customer.userId, story.provider.userId])
      expect((await read(side))[0]).toEqual({ ...shirt, listedCount: shirt.orderedCount - 1 });
  });
});
