import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';

import { payoutAccounts } from '../schema';
import { aDraft, anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { A_SHEBA } from '../seed/stories/payouts';
import { openAccount } from '../seed/people';
import { useMarket } from '../testing/use-market';

const TIMES = 20;

describe('one key that comes twenty times at once', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 50_000_000 });
  });

  async function countRows(table: 'tasks' | 'ledger_postings' | 'payouts'): Promise<number> {
    const { connection } = service.context.ports.database;
    const [found] = await connection.select({ count: sql<number>`count(*)::int` }).from(sql.raw(table));
    return found?.count ?? 0;
  }

  it('places one order, and every answer is the same; with another body it is refused', async () => {
    const key = { as: story.customer.userId, idempotencyKey: randomUUID() };
    const before = await countRows('tasks');
    const place = (cleaningHours: number) =>
      service.call('clean/addcleanrequest', aDraft(story, { cleaningHours }), key);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => place(3)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await countRows('tasks')) - before).toBe(1);
    await expect(place(4)).rejects.toMatchObject({ key: 'idempotency-key-reused', status: 409 });
  });

  it('gives one tip', async () => {
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    const key = { as: story.customer.userId, idempotencyKey: randomUUID() };
    const before = await countRows('ledger_postings');
    const give = (amountRial: number) => service.call('tip/givetip', { taskid: placed.taskid, amountRial }, key);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => give(500_000)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await countRows('ledger_postings')) - before).toBe(2);
    await expect(give(600_000)).rejects.toMatchObject({ key: 'idempotency-key-reused', status: 409 });
  });

  it('asks for one payout', async () => {
    const { userId } = story.provider;
    const { clock, database } = service.context.ports;
    await database.transaction(async (transaction) => {
      await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, ownerConfirmedAt: clock.now() });
      await openAccount(transaction, 'payable', userId, 3 * PAYOUT.leastRials, clock.now());
    });
    service.clock.advance(PAYOUT.afterCompletionMs);
    const key = { as: userId, idempotencyKey: randomUUID() };
    const before = await countRows('payouts');
    const ask = (amountRial: number) => service.call('payout/requestpayout', { amountRial }, key);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => ask(PAYOUT.leastRials)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await countRows('payouts')) - before).toBe(1);
    await expect(ask(2 * PAYOUT.leastRials)).rejects.toMatchObject({ key: 'idempotency-key-reused', status: 409 });
  });
});
