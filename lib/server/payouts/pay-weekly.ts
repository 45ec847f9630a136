import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';
import { toInstantMs, toSaturday, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';
import { toWholeTomans } from '@/lib/domain/money/money';

import { defineBatch } from '../batches';
import { lockBalanceRials, userAccount } from '../money';
import { holdWhetherErased } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { ledgerAccounts, payoutAccounts, payouts, payoutWeeks } from '../schema';
import { readAvailable } from './available';
import { makePayout } from './make-payout';

interface Week {
  readonly saturday: TehranDate;
  readonly now: Date;
}

/**
 * From Saturday on everybody is paid out what was free when it began, any sum, once a week (BEHAVIOUR 19); a
 * marketplace that did not run on Saturday does it when it runs again. For the timers. The rows are providers, in the
 * order of their ids: the week's row says how far it is.
 */
export const weeklyPayouts = defineBatch({
  name: 'weekly payouts',
  limit: PAYOUT.weeklyARound,
  changes: payouts.userId,
  find: async (search) => {
    const { executor, now, isRetry, isMeant, limit } = search;
    const owed = (after: SQL | undefined) =>
      executor
        .select({ id: payoutAccounts.userId })
        .from(payoutAccounts)
        .innerJoin(
          ledgerAccounts,
          and(eq(ledgerAccounts.kind, 'payable'), eq(ledgerAccounts.ownerId, payoutAccounts.userId)),
        )
        .where(and(after, gt(ledgerAccounts.balanceRials, 0), isMeant(payoutAccounts.userId)))
        .orderBy(asc(payoutAccounts.userId))
        .limit(limit);
    if (isRetry) return owed(undefined);
    const week = await openWeek(executor, toWeek(now));
    if (week === null) return [];
    const next = await owed(gt(payoutAccounts.userId, week.lastUserId));
    if (next.length === 0) await endWeek(executor, toWeek(now));
    return next;
  },
  work: async ({ ports, signals }, { id: userId }, now) => {
    const week = toWeek(now);
    await ports.database.transaction(async (transaction) => {
      await takeTurn(transaction, userId, week);
      await pay(transaction, userId, week);
    });
    signals.messagesPending();
    return true;
  },
});

function toWeek(now: Date): Week {
  return { saturday: toSaturday(toTehranDate(now.getTime())), now };
}

/** How far the week is; null once everybody was looked at. */
async function openWeek(executor: Executor, { saturday }: Week): Promise<{ readonly lastUserId: number } | null> {
  const isThisWeek = eq(payoutWeeks.saturday, saturday);
  const read = () =>
    executor
      .select({ lastUserId: payoutWeeks.lastUserId, endedAt: payoutWeeks.endedAt })
      .from(payoutWeeks)
      .where(isThisWeek);
  const [known] = await read();
  if (known) return known.endedAt === null ? known : null;
  await executor.insert(payoutWeeks).values({ saturday }).onConflictDoNothing();
  const [opened] = await read();
  return opened ?? null;
}

async function endWeek(executor: Executor, { saturday, now }: Week): Promise<void> {
  await executor
    .update(payoutWeeks)
    .set({ endedAt: now })
    .where(and(eq(payoutWeeks.saturday, saturday), isNull(payoutWeeks.endedAt)));
}

/** Notes that the week has come to a provider. Under the week's lock, so that several processes pass nobody over. */
async function takeTurn(transaction: Transaction, userId: number, { saturday }: Week): Promise<void> {
  const isThisWeek = eq(payoutWeeks.saturday, saturday);
  const [week] = await transaction
    .select({ lastUserId: payoutWeeks.lastUserId })
    .from(payoutWeeks)
    .where(isThisWeek)
    .for('update');
  if (week && week.lastUserId < userId)
    await transaction.update(payoutWeeks).set({ lastUserId: userId }).where(isThisWeek);
}

/** What stands in the way is looked at now; what is free, as it was when the week began. */
async function pay(transaction: Transaction, userId: number, { saturday, now }: Week): Promise<void> {
  if (await holdWhetherErased(transaction, userId, 'update')) return;
  await lockBalanceRials(transaction, userAccount('payable', userId));
  const { account, availableRials } = await readAvailable(transaction, userId, {
    now,
    asOf: new Date(toInstantMs(saturday)),
  });
  const amountRials = toWholeTomans(availableRials);
  if (account === null || amountRials === 0) return;
  await makePayout(transaction, { userId, amountRials, sheba: account.sheba, now });
}
