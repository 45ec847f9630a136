import { randomUUID } from 'node:crypto';

import type { BulkAct } from '@/lib/contract/desk-enumerations';

import { anOrderStory, aPaidOrder, type OrderStory } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const REASON = 'The whole evening was cancelled';
const GOODWILL = 1_000_000;

interface Asked {
  readonly way: 'goodwill' | 'cancel';
  readonly bulkid: string;
  readonly rowcount: number;
}

describe('money of many orders at the desk', () => {
  const service = useMarket({ checksLedger: true });
  let [first, second] = [0, 0];
  let story: OrderStory;
  beforeAll(async () => {
    first = await anOperator(service.context, 'finance');
    second = await anOperator(service.context, 'finance');
  });

  /** A paid order of a customer and a provider who have no other. */
  async function anOrder() {
    story = await anOrderStory(service, { cashRials: 50_000_000 });
    return aPaidOrder(story);
  }

  const plan = async (act: BulkAct, taskids: readonly number[], rial = 0, as = first) => {
    const rows = taskids.map((id) => ({ id }));
    return (await service.call('operator/planbulk', { act, rows, rial }, { as })).lstRow;
  };
  const ask = (
    taskid: number,
    rial: number,
    seenRial: number,
    { way = 'goodwill', bulkid = randomUUID(), rowcount = 1 }: Partial<Asked> = {},
  ) =>
    service.call(
      'operator/moveordermoney',
      { taskid, way, rial, seenRial, bulk: { bulkid, rowcount }, reason: REASON },
      { as: first, idempotencyKey: randomUUID() },
    );
  const answer = (taskid: number, as: number, isconfirmed = true) =>
    service.call('operator/confirmordermoney', { taskid, isconfirmed }, { as });
  const waiting = async (as = second) => (await service.call('operator/getallwaitingmoney', {}, { as })).lstWaiting;
  const gift = async () =>
    (await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId })).balanceGiftCredit;

  it('[B-28] is shown with its sums, waits for a second operator at any size, and moves by the approval', async () => {
    const { taskid } = await anOrder();
    const [row] = await plan('goodwill', [taskid], GOODWILL);
    expect(row).toMatchObject({ refusal: null, money: { rial: GOODWILL, giftRial: GOODWILL, borneRial: GOODWILL } });
    const before = await gift();
    const { waits } = await ask(taskid, GOODWILL, row?.money?.leftRial ?? 0);
    expect([waits, await gift()]).toEqual([true, before]);
    expect((await plan('goodwill', [taskid], GOODWILL))[0]?.refusal).toBe('move-not-allowed');
    expect(await waiting()).toMatchObject([
      { taskid, way: 'goodwill', rial: GOODWILL, bulkCount: 1, isOwn: false, isVoid: false },
    ]);
    expect((await waiting(first))[0]?.isOwn).toBe(true);
    expect((await plan('approve', [taskid]))[0]?.refusal).toBe('not-yours');
    expect((await plan('approve', [taskid], 0, second))[0]).toMatchObject({
      refusal: null,
      money: { rial: GOODWILL },
    });
    await expect(answer(taskid, first)).rejects.toMatchObject({ key: 'not-yours' });
    await answer(taskid, second);
    expect(await gift()).toBe(before + GOODWILL);
    expect(await waiting()).toEqual([]);
  });

  it('does and refuses each order by itself', async () => {
    const [one, two] = [await anOrder(), await anOrder()];
    const rows = await plan('cancel', [one.taskid, two.taskid, 9_999_999]);
    expect(rows.map(({ refusal }) => refusal)).toEqual([null, null, 'not-found']);
    for (const { id, money } of rows.slice(0, 2))
      await ask(id, money?.rial ?? 0, money?.leftRial ?? 0, { way: 'cancel' });
    await answer(one.taskid, second);
    await answer(two.taskid, second, false);
    const read = async (taskid: number) =>
      (await service.call('operator/getorder', { taskid }, { as: first })).order.state;
    expect(await read(one.taskid)).toBe('CANCELLED_BY_OPERATOR');
    expect(await read(two.taskid)).toBe('AWAITING_PROVIDER');
    expect((await plan('approve', [two.taskid], 0, second))[0]?.refusal).toBe('not-found');
    expect((await plan('goodwill', [two.taskid], 900_000_000))[0]?.refusal).toBe('invalid-input');
  });

  it('is asked for exactly as many orders as the operator meant, also at once', async () => {
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    const bulkid = randomUUID();
    const tries = await Promise.allSettled(
      orders.map(async ({ taskid }) => {
        const [row] = await plan('goodwill', [taskid], GOODWILL);
        return ask(taskid, GOODWILL, row?.money?.leftRial ?? 0, { bulkid, rowcount: 2 });
      }),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'invalid-input' } });
    const asked = await waiting();
    const isOne = ({ taskid }: { taskid: number }) => orders.some((order) => order.taskid === taskid);
    expect(asked.filter(isOne).map(({ bulkCount }) => bulkCount)).toEqual([2, 2]);
    const { taskid } = await anOrder();
    const [row] = await plan('goodwill', [taskid], GOODWILL);
    await expect(ask(taskid, GOODWILL, row?.money?.leftRial ?? 0, { bulkid, rowcount: 200 })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    for (const one of asked.filter(isOne)) await answer(one.taskid, second, false);
  });

  it('reports a void question whose order has changed since', async () => {
    const { taskid } = await anOrder();
    const [row] = await plan('goodwill', [taskid], GOODWILL);
    await ask(taskid, GOODWILL, row?.money?.leftRial ?? 0);
    await service.call('expert/movetask', { taskid, move: 'accept' }, { as: story.provider.userId });
    expect((await waiting()).find((each) => each.taskid === taskid)?.isVoid).toBe(true);
    await expect(answer(taskid, second)).rejects.toMatchObject({ key: 'approval-void' });
  });
});
