import { eq } from 'drizzle-orm';

import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { getBalanceRials, platformAccounts } from '../../../money';
import { tasks } from '../../../schema';
import { readBooks, toDifference } from '../../../seed/stories/books';
import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  payAtTheBank,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

const PRICE = 9_600_000;
const TWO_HOURS_LATE_MS = 2 * HOUR_MS;
const REASON = 'The floor was still wet.';

describe('money of an order at the desk', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let operators: { first: number; second: number };
  beforeAll(async () => {
    operators = { first: await anOperator(service.context), second: await anOperator(service.context) };
  });
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const completes = async () => {
    await theProviderWorks(story, placed);
    service.clock.advance(3 * DAY_MS + HOUR_MS);
    await runDueWork(service.context);
  };
  type Way = 'cancel' | 'refund' | 'goodwill';
  const plan = async (way: Way, rial = 0) => {
    const asked = { taskid: placed.taskid, way, rial };
    return (await service.call('operator/planordermoney', asked, { as: operators.first })).plan;
  };
  const move = async (way: Way, rial: number, as = operators.first) => {
    const { leftRial: seenRial } = await plan(way, rial);
    const asked = { taskid: placed.taskid, way, rial, seenRial, reason: REASON };
    return service.call('operator/moveordermoney', asked, { as });
  };
  const inbox = async (userId: number) =>
    JSON.stringify(await service.call('user/getuserinbox', { pageSize: 20 }, { as: userId }));

  it('[B-18] cancels an accepted order: all of the money goes back, and both sides are told', async () => {
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'accept' }, { as: story.provider.userId });
    expect(await plan('cancel')).toMatchObject({ leftRial: PRICE, needsSecond: false });
    const { order, waits } = await move('cancel', PRICE);
    expect(waits).toBe(false);
    expect(order).toMatchObject({ state: 'CANCELLED_BY_OPERATOR', money: { heldRial: 0, backRial: PRICE } });
    expect(order.lstEvent).toContainEqual(expect.objectContaining({ move: 'cancelByOperator', text: REASON }));
    expect(await inbox(story.provider.userId)).toContain('no longer yours');
  });

  it('[B-18] refunds an order whole whose commission paid for its late start, out of the marketplace’s own', async () => {
    await theProviderDoes(story, placed, 'accept', 'depart');
    const { connection } = service.context.ports.database;
    const [task] = await connection.select().from(tasks).where(eq(tasks.id, placed.taskid));
    service.clock.advance(Number(task?.startsAt) + TWO_HOURS_LATE_MS - service.clock.now().getTime());
    await theProviderDoes(story, placed, 'start', 'finish');
    service.clock.advance(3 * DAY_MS + HOUR_MS);
    await runDueWork(service.context);
    const lossBefore = await getBalanceRials(connection, platformAccounts.disputeLoss);
    const heldRials = await getBalanceRials(connection, platformAccounts.commission);
    const { commissionRial } = await plan('refund', PRICE);
    expect(heldRials).toBeLessThan(commissionRial);
    await move('refund', PRICE);
    expect(await getBalanceRials(connection, platformAccounts.commission)).toBe(0);
    expect((await getBalanceRials(connection, platformAccounts.disputeLoss)) - lossBefore).toBe(
      commissionRial - heldRials,
    );
  });

  it('refunds a part of a completed order: the commission in proportion, and at most the rest', async () => {
    await completes();
    const before = await readBooks(story);
    expect(await plan('refund', 3_200_000)).toMatchObject({
      leftRial: PRICE,
      walletRial: 3_200_000,
      providerRial: 2_720_000,
      commissionRial: 480_000,
      debtRial: 0,
    });
    await move('refund', 3_200_000);
    expect(toDifference(before, await readBooks(story))).toEqual({
      cash: 3_200_000,
      payable: -2_720_000,
      commission: -480_000,
    });
    await expect(move('refund', PRICE)).rejects.toMatchObject({ key: 'invalid-input' });
    const again = { taskid: placed.taskid, way: 'refund', rial: 3_200_000, seenRial: PRICE, reason: REASON } as const;
    await expect(service.call('operator/moveordermoney', again, { as: operators.first })).rejects.toMatchObject({
      key: 'sums-changed',
    });
    const { order } = await move('refund', PRICE - 3_200_000);
    expect(order.money).toMatchObject({ backRial: PRICE, netRial: 0, commissionRial: 0 });
    expect(await plan('refund')).toMatchObject({ leftRial: 0 });
  });

  it('refunds lines in several parts: a line stores its part, and neither it nor the order is exceeded', async () => {
    await completes();
    const before = await readBooks(story);
    const ask = (rial: number) => ({ taskid: placed.taskid, way: 'refund' as const, lines: [{ place: 0, rial }] });
    const read = (rial: number) =>
      service.call('operator/planordermoney', { ...ask(rial), rial: 0 }, { as: operators.first });
    const give = async (rial: number) => {
      const { plan: planned } = await read(rial);
      const asked = { ...ask(rial), rial: planned.rial, seenRial: planned.leftRial, reason: REASON };
      return service.call('operator/moveordermoney', asked, { as: operators.first });
    };
    const readLines = async () =>
      (await service.call('operator/getorder', { taskid: placed.taskid }, { as: operators.first })).order.lstRefundLine;
    expect(await readLines()).toMatchObject([{ place: 0, amountRial: PRICE, backRial: 0, leftRial: PRICE }]);
    const { plan: first } = await read(1_000_003);
    expect(first).toMatchObject({ rial: 1_000_003, walletRial: 1_000_003 });
    expect(first.providerRial + first.commissionRial).toBe(1_000_003);
    await give(1_000_003);
    await give(2_000_000);
    expect(await readLines()).toMatchObject([{ backRial: 3_000_003, leftRial: PRICE - 3_000_003 }]);
    expect(toDifference(before, await readBooks(story))).toMatchObject({ cash: 3_000_003 });
    await expect(read(PRICE - 3_000_002)).rejects.toMatchObject({ key: 'invalid-input' });
    // A refund by sum belongs to no line, and leaves less of each.
    await move('refund', PRICE - 3_000_003 - 500_000);
    expect(await readLines()).toMatchObject([{ backRial: 3_000_003, leftRial: 500_000 }]);
  });

  it('refuses a refund while a problem can still be reported', async () => {
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    await expect(move('refund', 1_000_000)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('gives goodwill up to its cap, which leaves the professional’s share and delays nothing', async () => {
    const before = await readBooks(story);
    const due = (await service.call('operator/getorder', { taskid: placed.taskid }, { as: operators.first })).order;
    const { order } = await move('goodwill', 3_000_000);
    expect(toDifference(before, await readBooks(story))).toEqual({ gift: 3_000_000, giftExpense: 3_000_000 });
    expect(order).toMatchObject({ state: 'AWAITING_PROVIDER', deadline: due.deadline });
    await expect(move('goodwill', 3_000_000)).rejects.toMatchObject({ key: 'invalid-input' });
    await move('goodwill', 2_000_000);
    expect(await plan('goodwill')).toMatchObject({ leftRial: 0 });
  });

  it('asks a second operator above five million tomans, who is not the first one', async () => {
    const leftRial = 60_000_000;
    placed = await aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(14) });
    await service.context.ports.database.connection
      .update(tasks)
      .set({ priceRials: leftRial, payableRials: leftRial })
      .where(eq(tasks.id, placed.taskid));
    await payAtTheBank(story, placed);
    const { order, waits } = await move('cancel', leftRial);
    expect(waits).toBe(true);
    expect(order).toMatchObject({
      state: 'AWAITING_PROVIDER',
      pending: { way: 'cancel', rial: leftRial, isOwn: true },
    });
    const confirm = (as: number) =>
      service.call('operator/confirmordermoney', { taskid: placed.taskid, isconfirmed: true }, { as });
    await expect(confirm(operators.first)).rejects.toMatchObject({ key: 'not-yours' });
    expect((await confirm(operators.second)).order.state).toBe('CANCELLED_BY_OPERATOR');
  });

  it('writes to one side, who reads it, and a note that neither side reads', async () => {
    const write = (reader: 'customer' | 'provider' | 'colleagues', text: string) =>
      service.call('operator/writetoorder', { taskid: placed.taskid, reader, text }, { as: operators.first });
    await write('customer', 'Please keep the dog inside');
    await write('provider', 'Please ring twice');
    const { order } = await write('colleagues', 'She calls every day');
    for (const text of ['Please keep the dog inside', 'Please ring twice', 'She calls every day'])
      expect(order.lstEvent).toContainEqual(expect.objectContaining({ kind: 'move', text }));
    expect(await inbox(story.customer.userId)).toContain('Please keep the dog inside');
    expect(await inbox(story.customer.userId)).not.toContain('Please ring twice');
    expect(await inbox(story.provider.userId)).toContain('Please ring twice');
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(JSON.stringify(taskDetail)).not.toContain('addNote');
  });
});
