import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';

import type { PayoutRhythm } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { toInstantMs, toSaturday, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';
import { toWholeTomans } from '@/lib/domain/money/money';

import { defineBatch, type BatchSearch } from '../batches';
import { lockBalanceRials, userAccount } from '../money';
import { holdWhetherErased } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { ledgerAccounts, payoutAccounts, payoutRounds, payouts } from '../schema';
import { readAvailable } from './available';
import { makePayout } from './make-payout';
import { findOwnSheba } from './own-sheba';

type RoundKind = (typeof payoutRounds.$inferSelect)['kind'];

interface Round {
  readonly kind: RoundKind;
  /** The day that it began with. */
  readonly day: TehranDate;
  readonly now: Date;
}

/** The rhythms of each round: on Saturdays the providers with the weekly rhythm, on every day the others. */
const RHYTHMS: Readonly<Record<RoundKind, readonly PayoutRhythm[]>> = {
  weekly: ['weekly'],
  daily: ['daily', 'from-sum'],
};

/**
 * Requests payouts at the beginning of a day or a week (BEHAVIOUR 19). They take pay that was free then, any sum or
 * from the least one on, by the provider's choice. A round missed while the site was down runs at the next start. For
 * the timers. The rows are providers, in the order of their ids: the round's row stores its progress.
 */
function definePayoutRound(kind: RoundKind) {
  return defineBatch({
    name: `${kind} payouts`,
    limit: PAYOUT.aRound,
    changes: payouts.userId,
    find: async (search) => {
      const { executor, now, isRetry } = search;
      const round = toRound(kind, now);
      if (isRetry) return listOwed(search, kind);
      const open = await openRound(executor, round);
      if (open === null) return [];
      const next = await listOwed(search, kind, gt(payoutAccounts.userId, open.lastUserId));
      if (next.length === 0) await endRound(executor, round);
      return next;
    },
    work: async ({ ports, signals, configuration }, { id: userId }, now) => {
      const round = toRound(kind, now);
      await ports.database.transaction(async (transaction) => {
        await takeTurn(transaction, userId, round);
        await pay(transaction, { userId, ownSheba: findOwnSheba(configuration) }, round);
      });
      signals.messagesPending();
      return true;
    },
  });
}

function listOwed({ executor, isMeant, limit }: BatchSearch, kind: RoundKind, after?: SQL) {
  return executor
    .select({ id: payoutAccounts.userId })
    .from(payoutAccounts)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.kind, 'payable'), eq(ledgerAccounts.ownerId, payoutAccounts.userId)),
    )
    .where(
      and(
        after,
        inArray(payoutAccounts.rhythm, [...RHYTHMS[kind]]),
        gt(ledgerAccounts.balanceRials, 0),
        isMeant(payoutAccounts.userId),
      ),
    )
    .orderBy(asc(payoutAccounts.userId))
    .limit(limit);
}

export const weeklyPayouts = definePayoutRound('weekly');
export const dailyPayouts = definePayoutRound('daily');

function toRound(kind: RoundKind, now: Date): Round {
  const today = toTehranDate(now.getTime());
  return { kind, day: kind === 'weekly' ? toSaturday(today) : today, now };
}

function isRound({ kind, day }: Round) {
  return and(eq(payoutRounds.kind, kind), eq(payoutRounds.day, day));
}

/** The round's progress; null once every provider was checked. */
async function openRound(executor: Executor, round: Round): Promise<{ readonly lastUserId: number } | null> {
  const { kind, day } = round;
  const read = () =>
    executor
      .select({ lastUserId: payoutRounds.lastUserId, endedAt: payoutRounds.endedAt })
      .from(payoutRounds)
      .where(isRound(round));
  const [known] = await read();
  if (known) return known.endedAt === null ? known : null;
  await executor.insert(payoutRounds).values({ kind, day }).onConflictDoNothing();
  const [opened] = await read();
  return opened ?? null;
}

async function endRound(executor: Executor, round: Round): Promise<void> {
  await executor
    .update(payoutRounds)
    .set({ endedAt: round.now })
    .where(and(isRound(round), isNull(payoutRounds.endedAt)));
}

/** Notes that the round has come to a provider. Under its lock, so that several processes pass nobody over. */
async function takeTurn(transaction: Transaction, userId: number, round: Round): Promise<void> {
  const [open] = await transaction
    .select({ lastUserId: payoutRounds.lastUserId })
    .from(payoutRounds)
    .where(isRound(round))
    .for('update');
  if (open && open.lastUserId < userId)
    await transaction.update(payoutRounds).set({ lastUserId: userId }).where(isRound(round));
}

interface Payee {
  readonly userId: number;
  readonly ownSheba: string | null;
}

/** Whether something stands in the way is read now; the sum that can leave is that of the round's beginning. */
async function pay(transaction: Transaction, { userId, ownSheba }: Payee, { day, now }: Round): Promise<void> {
  if (await holdWhetherErased(transaction, userId, 'update')) return;
  await lockBalanceRials(transaction, userAccount('payable', userId));
  const { account, availableRials } = await readAvailable(transaction, userId, {
    source: 'payable',
    now,
    asOf: new Date(toInstantMs(day)),
  });
  const amountRials = toWholeTomans(availableRials);
  const leastRials = account?.rhythm === 'from-sum' ? PAYOUT.leastRials : 1;
  if (account === null || amountRials < leastRials) return;
  await makePayout(transaction, { userId, source: 'payable', amountRials, sheba: account.sheba, ownSheba, now });
}
