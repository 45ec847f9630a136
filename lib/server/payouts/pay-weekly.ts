import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants';
import { toInstantMs, toSaturday, toTehranDate, type TehranDate } from '@/lib/domain/jalali-date';
import { toWholeTomans } from '@/lib/domain/money';

import type { ServiceContext } from '../context';
import { lockBalanceRials, userAccount } from '../money';
import { holdWhetherErased } from '../people';
import type { Transaction } from '../ports/database';
import { isDatabaseUnavailable } from '../ports/database-error';
import { ledgerAccounts, payoutAccounts, payoutWeeks } from '../schema';
import { readAvailable } from './available';
import { makePayout } from './make-payout';

interface Week {
  readonly saturday: TehranDate;
  readonly now: Date;
}

/**
 * From Saturday on everybody is paid out what was free when it began, whatever the sum, once a week (BEHAVIOUR 19); a marketplace that did not run on Saturday does it
 * when it runs again. For the timers. How many were looked at.
 */
export async function payWeekly(context: ServiceContext): Promise<number> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const week = { saturday: toSaturday(toTehranDate(now.getTime())), now };
  if (await isOver(context, week)) return 0;
  await database.connection.insert(payoutWeeks).values({ saturday: week.saturday }).onConflictDoNothing();
  let count = 0;
  while (count < PAYOUT.weeklyARound && (await payNext(context, week))) count += 1;
  if (count > 0) context.signals.messagesPending();
  return count;
}

async function isOver({ ports }: ServiceContext, { saturday }: Week): Promise<boolean> {
  const [known] = await ports.database.connection
    .select({ endedAt: payoutWeeks.endedAt })
    .from(payoutWeeks)
    .where(eq(payoutWeeks.saturday, saturday));
  return known !== undefined && known.endedAt !== null;
}

/** One provider, in a transaction of their own. False when nobody is left, or another process is at it. */
async function payNext(context: ServiceContext, week: Week): Promise<boolean> {
  const { database } = context.ports;
  const looked: number[] = [];
  try {
    return await database.transaction(async (transaction) => {
      const userId = await takeNext(transaction, week);
      if (userId === null) return false;
      looked.push(userId);
      await pay(transaction, userId, week);
      return true;
    });
  } catch (error) {
    const [userId] = looked;
    if (userId === undefined || isDatabaseUnavailable(error)) throw error;
    context.log.error({ err: error, userId }, 'a weekly payout failed; it is tried again next week');
    // Another process may be further by now.
    await database.connection
      .update(payoutWeeks)
      .set({ lastUserId: userId })
      .where(and(eq(payoutWeeks.saturday, week.saturday), lt(payoutWeeks.lastUserId, userId)));
    return true;
  }
}

/** The next provider who is owed something, under the week's lock. Null at the end, and where another process has the lock. */
async function takeNext(transaction: Transaction, { saturday, now }: Week): Promise<number | null> {
  const isThisWeek = eq(payoutWeeks.saturday, saturday);
  const [week] = await transaction
    .select({ lastUserId: payoutWeeks.lastUserId })
    .from(payoutWeeks)
    .where(and(isThisWeek, isNull(payoutWeeks.endedAt)))
    .for('update', { skipLocked: true });
  if (!week) return null;
  const [next] = await transaction
    .select({ userId: payoutAccounts.userId })
    .from(payoutAccounts)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.kind, 'payable'), eq(ledgerAccounts.ownerId, payoutAccounts.userId)),
    )
    .where(and(gt(payoutAccounts.userId, week.lastUserId), gt(ledgerAccounts.balanceRials, 0)))
    .orderBy(asc(payoutAccounts.userId))
    .limit(1);
  await transaction
    .update(payoutWeeks)
    .set(next ? { lastUserId: next.userId } : { endedAt: now })
    .where(isThisWeek);
  return next?.userId ?? null;
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
