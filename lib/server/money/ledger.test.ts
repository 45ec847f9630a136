import { sql } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import type { DatabasePort, Transaction } from '../ports/database';
import { findSqlState } from '../ports/database-error';
import { giftGrants, ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import { createTestDatabase } from '../testing/database';
import { getBalanceRials, platformAccounts, userAccount } from './accounts';
import { giftExpiry, getSpendableGiftRials } from './gifts';
import { grantWelcomeGift } from './welcome-gift';
import { post, UnbalancedPosting, type PostingRequest } from './ledger';

const now = new Date('2026-11-21T08:00:00Z');
const cash = userAccount('cash', 7);

describe('the ledger', () => {
  let database: DatabasePort;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const topUp = (idempotencyKey: string, amountRials: number): PostingRequest => ({
    idempotencyKey,
    reason: 'sample-opening',
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: cash, amountRials: -amountRials },
    ],
  });
  const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work);

  it('opens accounts on demand and gives balances on their normal side', async () => {
    await inTransaction((transaction) => post(transaction, topUp('first', 500_000)));
    expect(await getBalanceRials(database.connection, cash)).toBe(500_000);
    expect(await getBalanceRials(database.connection, platformAccounts.gatewayClearing)).toBe(500_000);
    expect(await getBalanceRials(database.connection, userAccount('cash', 8))).toBe(0);
  });

  it('posts a key once and answers the earlier posting', async () => {
    const first = await inTransaction((transaction) => post(transaction, topUp('again', 100)));
    const second = await inTransaction((transaction) => post(transaction, topUp('again', 900)));
    expect(second).toBe(first);
    expect(await getBalanceRials(database.connection, cash)).toBe(500_100);
  });

  it.each([
    ['a sum other than zero', [100, -90]],
    ['nothing', [0, 0]],
    ['a part of a rial', [0.5, -0.5]],
  ])('refuses %s before the database is asked', async (_case, [debit = 0, credit = 0]) => {
    const entries = [
      { account: platformAccounts.gatewayClearing, amountRials: debit },
      { account: cash, amountRials: credit },
    ];
    const refused = inTransaction((transaction) =>
      post(transaction, { idempotencyKey: 'bad', reason: 'sample-opening', now, entries }),
    );
    await expect(refused).rejects.toThrow(UnbalancedPosting);
    expect(
      await database.connection
        .select()
        .from(ledgerPostings)
        .where(sql`idempotency_key = 'bad'`),
    ).toEqual([]);
  });

  it('is refused by the database for writes around it', async () => {
    const [account] = await database.connection
      .select()
      .from(ledgerAccounts)
      .where(sql`kind = 'cash'`);
    const written = inTransaction(async (transaction) => {
      const [posting] = await transaction
        .insert(ledgerPostings)
        .values({ idempotencyKey: 'forged', reason: 'forged', createdAt: now })
        .returning();
      await transaction
        .insert(ledgerEntries)
        .values({ postingId: posting?.id ?? 0, accountId: account?.id ?? 0, amountRials: -1 });
    });
    expect(await written.then(() => 'written', findSqlState)).toBe('23514');
    expect(await getBalanceRials(database.connection, cash)).toBe(500_100);
  });

  it('lets no account but clearing go below zero', async () => {
    const spend = (amountRials: number) =>
      inTransaction((transaction) => post(transaction, topUp(`spend-${amountRials}`, -amountRials)));
    expect(await spend(500_101).then(() => 'spent', findSqlState)).toBe('23514');
    await spend(500_100);
    expect(await getBalanceRials(database.connection, cash)).toBe(0);
    await inTransaction((transaction) =>
      post(transaction, {
        idempotencyKey: 'below',
        reason: 'sample-opening',
        now,
        entries: [
          { account: platformAccounts.codClearing, amountRials: -70 },
          { account: platformAccounts.gatewayClearing, amountRials: 70 },
        ],
      }),
    );
    expect(await getBalanceRials(database.connection, platformAccounts.codClearing)).toBe(-70);
  });

  it('gives the welcome gift once a mobile, and posts it back after 90 days', async () => {
    const welcome = () =>
      inTransaction((transaction) =>
        grantWelcomeGift(transaction, { userId: 9, mobile: '09121234567', secret: 'a-secret-of-this-test', now }),
      );
    expect([await welcome(), await welcome()]).toEqual([true, false]);
    const gift = userAccount('gift', 9);
    expect(await getBalanceRials(database.connection, gift)).toBe(200_000);
    expect(await getBalanceRials(database.connection, platformAccounts.giftExpense)).toBe(200_000);

    const lastMoment = new Date(now.getTime() + 90 * DAY_MS - 1);
    const end = new Date(now.getTime() + 90 * DAY_MS);
    expect(await getSpendableGiftRials(database.connection, 9, lastMoment)).toBe(200_000);
    expect(await getSpendableGiftRials(database.connection, 9, end)).toBe(0);
    const expireAt = (at: Date) => giftExpiry.run({ ports: { database, clock: { now: () => at } } } as ServiceContext);
    expect([await expireAt(lastMoment), await expireAt(end), await expireAt(end)]).toEqual([0, 1, 0]);
    expect(await getBalanceRials(database.connection, gift)).toBe(0);
    expect(await getBalanceRials(database.connection, platformAccounts.giftExpense)).toBe(0);
    expect(await database.connection.select({ left: giftGrants.remainingRials }).from(giftGrants)).toEqual([
      { left: 0 },
    ]);
  });
});
