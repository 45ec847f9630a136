import { sql } from 'drizzle-orm';

import type { LedgerInvariant } from '@/lib/contract/money-enumerations';

import type { DatabasePort } from '../ports/database';
import { aPaidOrder, anOrderStory, theProviderWorks, type OrderStory, type Placed } from '../seed/stories/orders';
import { createTestService, type TestService } from '../testing/call';
import { aCatalogue } from '../seed/stories/people';
import { listBrokenInvariants } from './invariants';

/** Each breaks one thing as somebody with the database's password could, past every guard. */
const BREAKS: Readonly<Record<LedgerInvariant, readonly string[]>> = {
  'posting-balances': [
    'alter table ledger_entries disable trigger all',
    'delete from ledger_entries where id = (select max(id) from ledger_entries)',
    'alter table ledger_entries enable trigger all',
  ],
  'account-not-below-zero': [
    'alter table ledger_accounts drop constraint ledger_accounts_not_below_zero',
    "update ledger_accounts set balance_rials = -1 where kind = 'commission'",
  ],
  'balance-is-its-entries': ["update ledger_accounts set balance_rials = balance_rials + 1 where kind = 'payable'"],
  'gifts-are-their-account': ['update gift_grants set remaining_rials = remaining_rials - 1 where remaining_rials > 0'],
  'payouts-are-their-clearing': [
    "insert into ledger_accounts (kind, normal_side, balance_rials) values ('payout-clearing', 'credit', 5)",
  ],
  'tips-pass-on': ["insert into ledger_accounts (kind, normal_side, balance_rials) values ('tips', 'credit', 5)"],
  'late-starts-are-their-account': [
    "insert into ledger_accounts (kind, normal_side, balance_rials) values ('lateness', 'debit', 5)",
  ],
  'escrow-has-an-order': [
    'alter table ledger_postings disable trigger all',
    "update ledger_postings set reason = 'desk-deposit' where reason = 'order-capture'",
    'alter table ledger_postings enable trigger all',
  ],
  'late-money-goes-back': [
    'alter table ledger_postings disable trigger all',
    "update ledger_postings set reason = 'late-payment-hold' where reason = 'order-capture'",
    'alter table ledger_postings enable trigger all',
  ],
  'ownerless-money-is-its-rows': [
    'alter table ledger_postings disable trigger all',
    "update ledger_postings set reason = 'ownerless-payment' where reason = 'order-capture'",
    'alter table ledger_postings enable trigger all',
  ],
  'order-paid-once': ['update tasks set price_rials = price_rials - 1, payable_rials = payable_rials - 1'],
  'closed-order-holds-nothing': ["update tasks set state = 'CANCELLED_BY_SYSTEM' where state = 'AWAITING_PROVIDER'"],
  'ledger-is-guarded': ['alter table ledger_postings disable trigger ledger_postings_append_only'],
};

describe('the invariants of the ledger', () => {
  let service: TestService;
  let database: DatabasePort;
  let story: OrderStory;
  let paid: Placed;
  beforeAll(async () => {
    service = await createTestService();
    database = service.context.ports.database;
    await aCatalogue(service.context);
    story = await anOrderStory(service, { hasWelcomeGift: true });
    const done = await aPaidOrder(story, { usesGift: true });
    await theProviderWorks(story, done);
    await service.call('reqandpay/confirmtask', { taskid: done.taskid }, { as: story.customer.userId });
    const other = await anOrderStory(service, { hasWelcomeGift: true });
    paid = await aPaidOrder(other);
  });
  afterAll(() => service.close());

  it('hold after paid, worked and released orders', async () => {
    expect(await listBrokenInvariants(database.connection)).toEqual([]);
  });

  it.each(Object.keys(BREAKS) as LedgerInvariant[])('name what breaks “%s”', async (invariant) => {
    const undone = new Error('undone');
    const look = database.transaction(async (transaction) => {
      for (const statement of BREAKS[invariant]) await transaction.execute(sql.raw(statement));
      const broken = await listBrokenInvariants(transaction);
      expect(broken.map((found) => found.invariant)).toContain(invariant);
      expect(broken.every(({ ids }) => ids.length > 0)).toBe(true);
      throw undone;
    });
    await expect(look).rejects.toBe(undone);
    expect(await listBrokenInvariants(database.connection)).toEqual([]);
  });

  it('name a closed order that still holds money', async () => {
    const undone = new Error('undone');
    const look = database.transaction(async (transaction) => {
      await transaction.execute(sql`update tasks set state = 'CANCELLED_BY_SYSTEM' where id = ${paid.taskid}`);
      expect(await listBrokenInvariants(transaction)).toEqual([
        { invariant: 'closed-order-holds-nothing', subject: 'order', ids: [paid.taskid] },
      ]);
      throw undone;
    });
    await expect(look).rejects.toBe(undone);
  });

  it.each(['ledger_postings', 'ledger_entries'])('still break after %s is emptied', async (table) => {
    const emptied = database.connection.execute(sql.raw(`truncate ${table} cascade`));
    await expect(emptied).rejects.toThrow();
  });
});
