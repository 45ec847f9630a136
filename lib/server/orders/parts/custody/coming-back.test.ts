import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';
import { START_OPENS_BEFORE_MS } from '@/lib/domain/constants/orders';

import { moveReasons } from '../../../schema';
import type { OrderStory } from '../../../seed/stories/orders';
import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import { useMarket } from '../../../testing/use-market';

type Move = CallRequest<'expert/movetask'>;

describe('[B-23] textiles that come back', () => {
  const service = useMarket();
  let story: OrderStory;
  let taskid: number;
  let pickUpCode: string;
  beforeEach(async () => {
    ({ story, taskid } = await aPaidLaundryOrder(service));
    await move('accept');
    await goTo('depart');
    await move('depart');
    await listPiece();
    pickUpCode = (await detail()).startCode ?? '';
    await move('pickUp', { startCode: pickUpCode });
    for (const name of ['process', 'bringBack'] as const) await move(name, { reason: MISSING });
  });

  const MISSING = 'The bag is still in the van';
  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const move = (name: Move['move'], more: Partial<Move> = {}) =>
    service.call('expert/movetask', { taskid, move: name, ...more }, provider());
  const detail = async (by = customer()) => (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
  async function goTo(name: Move['move']) {
    const { moveOpenings, serverNowMs } = await detail(provider());
    const opensAtMs = moveOpenings.find((entry) => entry.move === name)?.opensAtMs ?? 0;
    service.clock.advance(Math.max(0, opensAtMs - serverNowMs));
  }
  async function listPiece() {
    const photo = { create: { width: 9, height: 9, channels: 3, background: '#fff' } } as const;
    const file = new Uint8Array(await sharp(photo).png().toBuffer());
    const fileid = (await service.call('uploadimage', { file }, provider())).lstFileDocument[0]?.fileid ?? 0;
    await service.call('custody/addpiece', { taskid, pieceName: 'Shirts', count: 8, fileid }, provider());
  }
  async function scanAll() {
    for (const { tag } of (await detail()).custody?.lstPiece ?? [])
      await service.call('custody/scantag', { taskid, tag }, provider());
  }
  const inbox = async (as: number) =>
    (await service.call('user/getuserinbox', { inboxReadEnum: 'ALL', pageNumber: 0, pageSize: 50 }, { as }))
      .userInboxLst;

  it('are handed back from the agreed hour on, or earlier by a new code that only the customer has', async () => {
    await scanAll();
    const { returnVisit, moveOpenings } = await detail(provider());
    const opensAtMs = (returnVisit?.startsAtMs ?? 0) - START_OPENS_BEFORE_MS;
    expect(moveOpenings).toEqual([{ move: 'handBack', opensAtMs, closesAtMs: null, earlierBy: 'start-code' }]);
    await expect(move('handBack')).rejects.toMatchObject({ key: 'move-too-early', details: { opensAtMs } });
    const former = move('handBack', { startCode: pickUpCode });
    await expect(former).rejects.toMatchObject({ key: 'start-code-wrong', details: { opensAtMs } });
    expect(await detail(provider())).toMatchObject({ state: 'RETURNING', startCode: null });
    const { startCode } = await detail();
    expect(startCode).toMatch(/^\d{4}$/);
    await move('handBack', { startCode: startCode ?? '' });
    expect(await detail()).toMatchObject({ state: 'DONE', startCode: null });
    const told = (await inbox(story.customer.userId)).map(({ title }) => title);
    expect(told).toContain('Your things are back');
  });

  it('are handed back without the code only in their hour, with the reason, which both sides read', async () => {
    await scanAll();
    await goTo('handBack');
    await move('handBack', { withoutCode: 'substitute' });
    const [told] = (await inbox(story.customer.userId)).filter(({ title }) => title.includes('without your code'));
    expect(told?.body).toContain('somebody else opened the door');
    const [own] = (await inbox(story.provider.userId)).filter(({ title }) => title.includes('without the code'));
    expect(own?.body).toContain('somebody else opened the door');
  });

  it('come back without a piece by the code and the reason together', async () => {
    const startCode = (await detail()).startCode ?? '';
    await expect(move('handBack', { startCode })).rejects.toMatchObject({ key: 'scan-missing' });
    await move('handBack', { startCode, reason: MISSING });
    const kept = await service.context.ports.database.connection
      .select({ reason: moveReasons.reason })
      .from(moveReasons)
      .where(and(eq(moveReasons.taskId, taskid), eq(moveReasons.move, 'handBack')));
    expect(kept).toEqual([{ reason: MISSING }]);
  });
});
