import { DAMAGE_CAP_PRICES, DISPUTE_ANSWER_MS } from '@/lib/domain/constants/orders';

import { custodyPieces } from '../../schema';
import { getEscrowRials, readBooks, toDifference } from '../../seed/stories/books';
import { theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { aPaidLaundryOrder } from '../../testing/laundry-order';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('a dispute about one piece of a laundry order', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let taskid: number;
  let operatorId: number;
  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(async () => {
    ({ story, taskid } = await aPaidLaundryOrder(service));
    await theProviderDoes(story, { taskid }, 'accept', 'depart');
    const shirts = {
      taskId: taskid,
      listedById: story.provider.userId,
      tag: 'S',
      name: 'Shirt',
      count: 8,
      defects: '',
    };
    await service.context.ports.database.connection
      .insert(custodyPieces)
      .values({ ...shirts, listedAt: service.clock.now() });
    const missing = { taskid, reason: 'The tags are wet' } as const;
    await theProviderDoes(story, { taskid }, 'pickUp');
    for (const move of ['process', 'bringBack', 'handBack'] as const) {
      await goTo(move);
      await service.call('expert/movetask', { ...missing, move }, provider());
    }
  });

  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  async function goTo(move: string) {
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, provider());
    const opening = taskDetail.moveOpenings.find((entry) => entry.move === move);
    service.clock.advance(Math.max(0, (opening?.opensAtMs ?? 0) - taskDetail.serverNowMs));
  }
  /** The shirts' line, its place, and the price of the order and of one shirt. */
  async function readOrder() {
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, customer());
    const place = taskDetail.lines.findIndex(({ piece }) => piece !== undefined);
    return { place, priceRial: taskDetail.priceRial, pieceRial: taskDetail.lines[place]?.piece?.amountRial ?? 0 };
  }
  const report = (reason: 'missing-piece' | 'damage', piece: number, askedrial?: number) =>
    service.call('dispute/opendispute', { taskid, reason, text: 'One shirt', piece, askedrial }, customer());
  const decide = (disputeid: number, rial: number) =>
    service.call('operator/decidedispute', { disputeid, rial, reason: 'One shirt is gone.' }, { as: operatorId });

  it('[B-03] asks for the price of that piece, and its decision leaves the rest of the order paid', async () => {
    const { place, priceRial, pieceRial } = await readOrder();
    expect(pieceRial).toBeGreaterThan(0);
    expect(pieceRial * 8).toBeLessThanOrEqual(priceRial);
    await expect(report('missing-piece', place, pieceRial + 1)).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(report('missing-piece', 99)).rejects.toMatchObject({ key: 'invalid-input' });
    const before = await readBooks(story);
    const { dispute } = await report('missing-piece', place);
    const read = async () => (await service.call('dispute/getdispute', { taskid }, provider())).dispute;
    expect(await read()).toMatchObject({
      piece: { label: expect.stringContaining('1'), priceRial: pieceRial },
      askedRial: pieceRial,
      capRial: pieceRial,
      frozenRial: priceRial,
    });
    await service.call('dispute/adddisputewords', { taskid, text: 'All eight came back' }, provider());
    await service.call('dispute/askdesk', { taskid }, customer());
    await expect(decide(dispute.disputeid, pieceRial + 1)).rejects.toMatchObject({ key: 'invalid-input' });
    await decide(dispute.disputeid, pieceRial);
    const moved = toDifference(before, await readBooks(story));
    expect(moved).toMatchObject({ cash: pieceRial, escrow: -priceRial });
    expect((moved.payable ?? 0) + (moved.commission ?? 0)).toBe(priceRial - pieceRial);
    expect(await getEscrowRials(story, taskid)).toBe(0);
  });

  it('[B-03] is paid by a silent professional up to the price of the piece, and damage of it has its tenfold as cap', async () => {
    const { place, pieceRial } = await readOrder();
    await report('damage', place);
    const { dispute } = await service.call('dispute/getdispute', { taskid }, customer());
    expect(dispute.capRial).toBe(pieceRial * DAMAGE_CAP_PRICES);
    for (let hours = 0; hours < 8; hours += 1) {
      service.clock.advance(DISPUTE_ANSWER_MS / 8);
      await runDueWork(service.context);
    }
    const { dispute: ended } = await service.call('dispute/getdispute', { taskid }, customer());
    expect(ended).toMatchObject({ ended: 'provider-silent', backRial: pieceRial });
  });
});
