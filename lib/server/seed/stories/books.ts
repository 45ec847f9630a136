import { sql } from 'drizzle-orm';

import { getBalanceRials, getOrderMoney, platformAccounts, userAccount } from '../../money';
import type { DatabasePort } from '../../ports/database';
import { ledgerAccounts } from '../../schema';
import type { OrderStory } from './orders';

export interface Books {
  readonly gift: number;
  readonly cash: number;
  readonly payable: number;
  readonly credit: number;
  readonly escrow: number;
  readonly commission: number;
  readonly giftExpense: number;
  readonly gateway: number;
  readonly cod: number;
}

/** Every balance that an order of this story can move, in rial. */
export async function readBooks({ service, customer, provider }: OrderStory): Promise<Books> {
  const { connection } = service.context.ports.database;
  return {
    gift: await getBalanceRials(connection, userAccount('gift', customer.userId)),
    cash: await getBalanceRials(connection, userAccount('cash', customer.userId)),
    payable: await getBalanceRials(connection, userAccount('payable', provider.userId)),
    credit: await getBalanceRials(connection, userAccount('bidding-credit', provider.userId)),
    escrow: await getBalanceRials(connection, platformAccounts.escrow),
    commission: await getBalanceRials(connection, platformAccounts.commission),
    giftExpense: await getBalanceRials(connection, platformAccounts.giftExpense),
    gateway: await getBalanceRials(connection, platformAccounts.gatewayClearing),
    cod: await getBalanceRials(connection, platformAccounts.codClearing),
  };
}

/** What changed between two looks; what did not is left out. */
export function toDifference(before: Books, after: Books): Partial<Books> {
  const keys = Object.keys(before) as (keyof Books)[];
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key] - before[key]]),
  );
}

export async function getEscrowRials({ service }: OrderStory, taskId: number): Promise<number> {
  return (await getOrderMoney(service.context.ports.database.connection, taskId)).escrowRials;
}

/**
 * What must never be: postings that do not sum to zero, accounts below zero, balances that are not the sum of their
 * entries.
 */
export async function listLedgerFaults({ connection }: DatabasePort): Promise<string[]> {
  const unbalanced = await connection.execute(
    sql`select posting_id as id from ledger_entries group by posting_id having sum(amount_rials) <> 0`,
  );
  const accounts = await connection.select().from(ledgerAccounts);
  const sums = await connection.execute(sql`
    select account_id as id, kind, case normal_side when 'debit' then sum(amount_rials) else -sum(amount_rials) end as total, balance_rials as balance
    from ledger_entries join ledger_accounts on ledger_accounts.id = account_id group by account_id, kind, normal_side, balance_rials`);
  const rowsOf = (result: unknown) =>
    (result as { rows: { id: number; kind?: string; total?: string | number; balance?: string | number }[] }).rows;
  return [
    ...rowsOf(unbalanced).map(({ id }) => `posting ${id} does not sum to zero`),
    ...accounts
      .filter(({ kind, balanceRials }) => balanceRials < 0 && !kind.endsWith('-clearing'))
      .map(({ kind, ownerId }) => `${kind} of ${ownerId} is below zero`),
    ...rowsOf(sums)
      .filter(({ total, balance }) => Number(total) !== Number(balance))
      .map(({ id, kind }) => `${kind} ${id} is not the sum of its entries`),
  ];
}
