import { sql } from 'drizzle-orm';

import type { DatabasePort, Transaction } from '../ports/database';
import { findSqlState } from '../ports/database-error';
import { ledgerSlots, SPREAD_KINDS, walletTopUps } from '../schema';
import { aPlacedOrder, anOrderStory, type OrderStory } from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { getBalanceRials, platformAccounts } from './accounts';
import { listBrokenInvariants } from './invariants';
import { post } from './ledger';

const now = new Date('2026-11-21T08:00:00Z');

describe('the escrow of orders, in several rows', () => {
  let service: TestService;
  let database: DatabasePort;
  let story: OrderStory;
  let first: number;
  let second: number;
  beforeAll(async () => {
    service = await createTestService();
    database = service.context.ports.database;
    await aCatalogue(service.context);
    story = await anOrderStory(service);
    first = (await aPlacedOrder(story)).taskid;
    second = (await aPlacedOrder(await anOrderStory(service))).taskid;
    await move(first, 700);
    await move(second, 300);
  });
  afterAll(() => service.close());

  const postMove = (transaction: Transaction, taskId: number | null, amountRials: number, key: string) =>
    post(transaction, {
      idempotencyKey: key,
      reason: taskId === null ? 'ownerless-payment' : amountRials > 0 ? 'order-capture' : 'order-uncapture',
      ...(taskId !== null && { taskId }),
      now,
      entries: [
        { account: platformAccounts.gatewayClearing, amountRials },
        { account: platformAccounts.escrow, amountRials: -amountRials },
      ],
    });
  const move = (taskId: number | null, amountRials: number) =>
    database.transaction((transaction) => postMove(transaction, taskId, amountRials, `${taskId}:${amountRials}`));
  /** Money of nobody: a top-up that is owed to an account that is gone. */
  const oweTopUp = (amountRials: number) =>
    database.transaction(async (transaction) => {
      const given = { gatewayId: 'test-bank', authority: 'T1', amountRials, state: 'owed', createdAt: now } as const;
      const rows = transaction.insert(walletTopUps).values({ userId: story.customer.userId, ...given });
      const [topUp] = await rows.returning({ id: walletTopUps.id });
      await postMove(transaction, null, amountRials, `top-up:${topUp?.id}`);
    });
  const slots = async (kind: (typeof SPREAD_KINDS)[number] = 'escrow') => {
    const rows = await database.connection
      .select()
      .from(ledgerSlots)
      .where(sql`kind = ${kind}`);
    return new Map(rows.map(({ slot, balanceRials }) => [slot, balanceRials]));
  };
  const toSlot = async (taskId: number) => {
    const [found] = await database.connection
      .select({ slot: sql<number>`ledger_slot(${taskId}::integer)` })
      .from(sql`(VALUES (1)) AS once`);
    return found?.slot ?? -1;
  };

  it('keeps each order in the row of its number, and the balance is their sum', async () => {
    const kept = await slots();
    expect(await toSlot(first)).not.toBe(await toSlot(second));
    expect([kept.get(await toSlot(first)), kept.get(await toSlot(second))]).toEqual([700, 300]);
    expect([...kept.values()].filter((rials) => rials !== 0)).toHaveLength(2);
    expect(await getBalanceRials(database.connection, platformAccounts.escrow)).toBe(1000);
    const brought = [...(await slots('gateway-clearing')).values()].reduce((sum, rials) => sum + rials, 0);
    expect(await getBalanceRials(database.connection, platformAccounts.gatewayClearing)).toBe(brought);
    expect(await listBrokenInvariants(database.connection)).toEqual([]);
  });

  it('takes at most an order’s own row, though others have more', async () => {
    expect(await move(second, -301).then(() => 'moved', findSqlState)).toBe('23514');
    expect((await slots()).get(await toSlot(second))).toBe(300);
  });

  it('keeps money without an order in the first row', async () => {
    const before = (await slots('gateway-clearing')).get(0) ?? 0;
    await oweTopUp(50);
    expect((await slots()).get(0)).toBe(50);
    expect((await slots('gateway-clearing')).get(0)).toBe(before + 50);
    expect(await listBrokenInvariants(database.connection)).toEqual([]);
  });

  it('finds a sum that was moved from one row to another, though the balance is right', async () => {
    const undone = new Error('undone');
    const look = database.transaction(async (transaction) => {
      for (const [taskId, rials] of [
        [first, -5],
        [second, 5],
      ])
        await transaction
          .update(ledgerSlots)
          .set({ balanceRials: sql`balance_rials + ${rials}` })
          .where(sql`kind = 'escrow' AND slot = ledger_slot(${taskId}::integer)`);
      const broken = await listBrokenInvariants(transaction);
      expect(broken.map(({ invariant }) => invariant)).toEqual(['balance-is-its-entries']);
      throw undone;
    });
    await expect(look).rejects.toBe(undone);
  });

  it('lets an order move while another one has not committed', async () => {
    // The embedded database has one connection.
    if (database.kind !== 'postgresql') return;
    await database.transaction(async (transaction) => {
      await postMove(transaction, first, 1, 'waits');
      await move(second, 1);
      expect((await slots()).get(await toSlot(second))).toBe(301);
    });
    expect((await slots()).get(await toSlot(first))).toBe(701);
  });

  it('is spread for the same accounts as in the database', async () => {
    const { rows } = (await database.connection.execute(
      sql`SELECT kind FROM (VALUES ${sql.join(
        SPREAD_KINDS.map((kind) => sql`(${kind}::text)`),
        sql`, `,
      )}, ('commission'), ('tips'), ('cash')) AS account (kind) WHERE ledger_is_spread(kind)`,
    )) as { rows: { kind: string }[] };
    expect(rows.map(({ kind }) => kind)).toEqual([...SPREAD_KINDS]);
  });
});
