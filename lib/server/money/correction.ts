import { and, desc, eq, sql } from 'drizzle-orm';

import type { CorrectablePosting } from '@/lib/contract/desk-enumerations';

import type { Executor, Transaction } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, postingCorrections, type AccountKind } from '../schema';
import { wholeBalanceRials } from './accounts';
import { post, type PostingEntry, type PostingReason } from './ledger';

type Side = PostingEntry & { readonly balanceRials: number; readonly normalSide: 'debit' | 'credit' };

/** Something that was booked by hand, with the rest that its corrections left of it. */
export interface Booking {
  readonly postingId: number;
  readonly reason: string;
  readonly taskId: number | null;
  readonly createdAt: Date;
  readonly bookedRials: number;
  readonly rials: number;
  readonly correctionCount: number;
  /** Each account with the sum that the booking moved there at first, and its balance now. */
  readonly sides: readonly Side[];
}

/** A correction's effect on one account, on its normal side. */
export interface CorrectedSide {
  readonly account: PostingEntry['account'];
  readonly beforeRials: number;
  readonly afterRials: number;
}

/** Accounts that are negative where banks and doors owe. */
const MAY_OWE: readonly AccountKind[] = ['gateway-clearing', 'cod-clearing'];

const CORRECTED_BY: Readonly<Record<CorrectablePosting, PostingReason>> = {
  'desk-deposit': 'deposit-correction',
  'desk-refund': 'refund-correction',
};

/** A posting with its accounts as they are; null for an unknown number. */
export async function readBooking(executor: Executor, postingId: number): Promise<Booking | null> {
  const [posting] = await executor.select().from(ledgerPostings).where(eq(ledgerPostings.id, postingId));
  if (!posting) return null;
  const entries = await executor
    .select({
      kind: ledgerAccounts.kind,
      ownerId: ledgerAccounts.ownerId,
      normalSide: ledgerAccounts.normalSide,
      balanceRials: wholeBalanceRials,
      amountRials: ledgerEntries.amountRials,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.postingId, postingId))
    .orderBy(ledgerAccounts.id);
  const corrections = await executor
    .select({ leftRials: postingCorrections.leftRials })
    .from(postingCorrections)
    .where(eq(postingCorrections.correctedId, postingId))
    .orderBy(desc(postingCorrections.id));
  const bookedRials = entries.reduce((sum, { amountRials }) => sum + Math.max(0, amountRials), 0);
  return {
    postingId,
    reason: posting.reason,
    taskId: posting.taskId,
    createdAt: posting.createdAt,
    bookedRials,
    rials: corrections[0]?.leftRials ?? bookedRials,
    correctionCount: corrections.length,
    sides: entries.map(({ kind, ownerId, ...side }) => ({ ...side, account: { kind, ownerId } })),
  };
}

/** Keeps the posting for this transaction: of two corrections at once, the second sees the first. */
export async function lockPosting(transaction: Transaction, postingId: number): Promise<void> {
  await transaction
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.id, postingId))
    .for('update');
}

/** The effect of a correction to `leftRials`, account by account. */
export function planCorrection(booking: Booking, leftRials: number): CorrectedSide[] {
  const changes = toChanges(booking, leftRials);
  return booking.sides.map(({ account, balanceRials, normalSide }, index) => {
    const change = changes[index] ?? 0;
    return {
      account,
      beforeRials: balanceRials,
      afterRials: balanceRials + (normalSide === 'debit' ? change : -change),
    };
  });
}

/** Whether every account has the sum that the correction takes of it. */
export function isPossible(sides: readonly CorrectedSide[]): boolean {
  return sides.every(({ account, afterRials }) => afterRials >= 0 || MAY_OWE.includes(account.kind));
}

/** Writes the correction as a posting of its own, with the corrected one. The posting is locked. */
export async function correctBooking(
  transaction: Transaction,
  booking: Booking & { readonly reason: CorrectablePosting },
  correction: {
    readonly leftRials: number;
    readonly reason: string;
    readonly operatorId: number;
    readonly now: Date;
  },
): Promise<void> {
  const { postingId, taskId, correctionCount, sides } = booking;
  const { leftRials, reason, operatorId, now } = correction;
  const changes = toChanges(booking, leftRials);
  const correctingId = await post(transaction, {
    idempotencyKey: `correction:${postingId}:${correctionCount}`,
    reason: CORRECTED_BY[booking.reason],
    ...(taskId !== null && { taskId }),
    now,
    entries: sides.map(({ account }, index) => ({ account, amountRials: changes[index] ?? 0 })),
  });
  await transaction.insert(postingCorrections).values({
    postingId: correctingId,
    correctedId: postingId,
    leftRials,
    reason,
    madeById: operatorId,
    madeAt: now,
  });
}

/** The number of corrections of an order's refunds: the next refund differs from the one before by it. */
export async function countRefundCorrections(executor: Executor, taskId: number): Promise<number> {
  return executor.$count(
    ledgerPostings,
    and(eq(ledgerPostings.taskId, taskId), eq(ledgerPostings.reason, sql`'refund-correction'`)),
  );
}

/** The entries that lead from the booking's present sum to `leftRials`. */
function toChanges(booking: Booking, leftRials: number): number[] {
  const [now, then] = [scale(booking, booking.rials), scale(booking, leftRials)];
  return then.map((amount, index) => amount - (now[index] ?? 0));
}

/** The booking's entries as if it had been booked with another sum: each in proportion, both sides to the rial. */
function scale({ sides, bookedRials }: Booking, rials: number): number[] {
  const scaled = sides.map(({ amountRials }) => Number((BigInt(amountRials) * BigInt(rials)) / BigInt(bookedRials)));
  for (const sign of [1, -1]) {
    const own = sides.flatMap(({ amountRials }, index) => (Math.sign(amountRials) === sign ? [index] : []));
    const largest = own.toSorted(
      (one, other) => Math.abs(sides[other]?.amountRials ?? 0) - Math.abs(sides[one]?.amountRials ?? 0),
    )[0];
    const rest = sign * rials - own.reduce((sum, index) => sum + (scaled[index] ?? 0), 0);
    if (largest !== undefined) scaled[largest] = (scaled[largest] ?? 0) + rest;
  }
  return scaled;
}
