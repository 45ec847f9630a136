import { eq, sql } from 'drizzle-orm';

import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { getBalanceRials, userAccount } from '../../money';
import { toMonthOf, type JalaliMonth } from '../../accounting/jalali-months';
import { readOwnMonth, type OwnMonth } from '../../accounting/own-month';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tasks } from '../../schema';
import { TEST_NOW } from '../call';
import type { World } from './world';

const MONTHS_A_YEAR = 12;

const toNumber = ({ year, month }: JalaliMonth) => year * MONTHS_A_YEAR + month - 1;
const toMonth = (number: number) => ({ year: Math.floor(number / MONTHS_A_YEAR), month: (number % MONTHS_A_YEAR) + 1 });

/**
 * The customers' months follow each other without a gap, end with the accounts' balances, and have the ledger's
 * payments and refunds at the bank. Throws.
 */
export async function requireMonths({ service, customers }: World): Promise<void> {
  const { database, clock } = service.context.ports;
  const { connection } = database;
  for (const { userId } of customers) {
    const now = clock.now();
    const from = toNumber(toMonthOf(toTehranDate(TEST_NOW.getTime())));
    const count = toNumber(toMonthOf(toTehranDate(now.getTime()))) - from + 1;
    const months: OwnMonth[] = [];
    for (let place = 0; place < count; place += 1)
      months.push(await readOwnMonth(connection, userId, { of: toMonth(from + place), now }));
    requireStands(months, 'own', await getBalanceRials(connection, userAccount('cash', userId)));
    requireStands(months, 'gift', await getBalanceRials(connection, userAccount('gift', userId)));
    const saidRials = months.reduce((sum, { paid, back }) => sum + paid.bankRial - back.bankRial, 0);
    requireSame(saidRials, await readBankRials(service, userId), 'at the bank');
  }
}

const PART = { own: 'walletRial', gift: 'giftRial' } as const;

function requireStands(months: readonly OwnMonth[], wallet: keyof typeof PART, balanceRials: number): void {
  let openRials = 0;
  for (const { paid, back, ...month } of months) {
    const { openRial, inRial, outRial, closeRial } = month[wallet];
    requireSame(openRial, openRials, `${wallet} at the beginning`);
    requireSame(openRial + inRial - outRial - paid[PART[wallet]] + back[PART[wallet]], closeRial, wallet);
    openRials = closeRial;
  }
  requireSame(openRials, balanceRials, `${wallet} at the end`);
}

function requireSame(saidRials: number, bookedRials: number, what: string): void {
  if (saidRials !== bookedRials)
    throw new Error(`A month says ${saidRials} rials, ${what}, and the ledger ${bookedRials}`);
}

/** The bank's payments for a customer's orders, minus its refunds. */
async function readBankRials({ context }: World['service'], userId: number): Promise<number> {
  const [row] = await context.ports.database.connection
    .select({ rials: sql<number>`coalesce(sum(${ledgerEntries.amountRials}), 0)::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .innerJoin(tasks, eq(tasks.id, ledgerPostings.taskId))
    .where(sql`${tasks.customerId} = ${userId} AND ${ledgerAccounts.kind} = 'gateway-clearing'`);
  return row?.rials ?? 0;
}
