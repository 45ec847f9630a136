import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';

import { listLedgerFaults } from '../../../seed/stories/books';
import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import { useMarket } from '../../../testing/use-market';

type Move = CallRequest<'expert/movetask'>['move'];

describe('laundry that cannot be washed', () => {
  const service = useMarket();

  it('[B-23] is recounted to nothing and handed back: the order ends, and its customer has the money', async () => {
    const { story, taskid } = await aPaidLaundryOrder(service);
    const [customer, provider] = [{ as: story.customer.userId }, { as: story.provider.userId }];
    const detail = async (by = customer) => (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
    const move = async (name: Move, more: { startCode?: string; reason?: string } = {}) => {
      const { moveOpenings, serverNowMs } = await detail(provider);
      const opensAtMs = moveOpenings.find((entry) => entry.move === name)?.opensAtMs ?? 0;
      service.clock.advance(Math.max(0, opensAtMs - serverNowMs));
      await service.call('expert/movetask', { taskid, move: name, ...more }, provider);
    };
    await move('accept');
    await move('depart');
    const photo = { create: { width: 9, height: 9, channels: 3, background: '#fff' } } as const;
    const file = new Uint8Array(await sharp(photo).png().toBuffer());
    const { lstFileDocument } = await service.call('uploadimage', { file }, provider);
    const piece = { taskid, pieceName: 'Shirts', count: 8, fileid: lstFileDocument[0]?.fileid ?? 0 };
    await service.call('custody/addpiece', piece, provider);
    await move('pickUp', { startCode: (await detail()).startCode ?? '' });
    const { priceRial } = await detail();

    const lines = [{ key: 'recount' as const, pieces: [{ piece: 'laundryItems.shirt', count: 0 }] }];
    const reason = 'Nothing of it can be washed';
    const { pricechangeid } = await service.call('pricechange/addpricechange', { taskid, lines, reason }, provider);
    await service.call('pricechange/decidepricechange', { pricechangeid, approve: true }, customer);
    for (const name of ['process', 'bringBack', 'handBack'] as const) await move(name, { reason });
    await service.call('reqandpay/confirmtask', { taskid }, customer);
    expect(await detail()).toMatchObject({
      state: 'COMPLETED',
      priceRial: 0,
      sums: { backRial: priceRial, dueRial: 0 },
    });
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });
});
