import { getBalanceRials, getOrderMoney, listBrokenInvariants, platformAccounts, userAccount } from '../../money';
import type { DatabasePort } from '../../ports/database';
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

/** The changes between two readings; equal values are left out. */
export function toDifference(before: Books, after: Books): Partial<Books> {
  const keys = Object.keys(before) as (keyof Books)[];
  return Object.fromEntries(
    keys.filter((key) => after[key] !== before[key]).map((key) => [key, after[key] - before[key]]),
  );
}

export async function getEscrowRials({ service }: OrderStory, taskId: number): Promise<number> {
  return (await getOrderMoney(service.context.ports.database.connection, taskId)).escrowRials;
}

/** The broken invariants of the books, in words. */
export async function listLedgerFaults({ connection }: DatabasePort): Promise<string[]> {
  const broken = await listBrokenInvariants(connection);
  return broken.map(({ invariant, subject, ids }) => `${invariant}: ${subject} ${ids.join(', ')}`);
}
