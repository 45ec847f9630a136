import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';

import { toMonthSpan, type JalaliMonth } from '../../accounting/jalali-months';
import type { Executor } from '../../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tasks } from '../../schema';

const bookedRials = sql<number>`coalesce(sum(${ledgerEntries.amountRials}), 0)::bigint`.mapWith(Number);

/** The bank's payments for a customer's orders, minus its refunds. */
export async function readBankRials(executor: Executor, customerId: number): Promise<number> {
  const [row] = await executor
    .select({ rials: bookedRials })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .innerJoin(tasks, eq(tasks.id, ledgerPostings.taskId))
    .where(and(eq(tasks.customerId, customerId), eq(ledgerAccounts.kind, 'gateway-clearing')));
  return row?.rials ?? 0;
}

/** The commission of orders that was booked until a month's end, without what the marketplace put into it itself. */
export async function readCommissionRials(
  executor: Executor,
  taskIds: readonly number[],
  of: JalaliMonth,
): Promise<number> {
  if (taskIds.length === 0) return 0;
  const [row] = await executor
    .select({ rials: bookedRials })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        inArray(ledgerPostings.taskId, [...taskIds]),
        eq(ledgerAccounts.kind, 'commission'),
        ne(ledgerPostings.reason, 'commission-cover'),
        lt(ledgerPostings.createdAt, toMonthSpan(of).to),
      ),
    );
  return 0 - (row?.rials ?? 0);
}
