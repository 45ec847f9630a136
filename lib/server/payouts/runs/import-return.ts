import { and, eq, gt, inArray, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PayoutMethod } from '@/lib/contract/payout-enumerations';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';
import { isAccountError } from '@/lib/domain/payout/return-codes';

import { tellOperators } from '../../enquiries';
import { lockBalanceRials, noteOwed, platformAccounts, post, userAccount, type AccountName } from '../../money';
import { holdWhetherErased } from '../../people';
import type { Transaction } from '../../ports/database';
import { payoutAccounts, payoutRuns, payouts } from '../../schema';
import type { ReportedPayout } from './read-return';
import { sendAgain } from './send-again';
import { closeIfSettled, isAmong, isOfRun, lockRun, sumRials, type PayoutRow } from './store';
import { tellReturned } from './tell-returned';

interface ReturnFile {
  readonly runId: number;
  readonly reported: readonly ReportedPayout[];
  /** Our own account, which the bank pays from; null where none is configured. */
  readonly ownSheba: string | null;
  /** CONTACT_EMAIL, where operators hear of money that has no owner; null where none is configured. */
  readonly operatorAddress: string | null;
  readonly now: Date;
}

/** The result of a file. */
export interface Imported {
  readonly paidCount: number;
  readonly returnedCount: number;
  /** Payouts at the bank that its answer did not name. */
  readonly unknownCount: number;
  /** Rows that changed nothing: read before, of another run, of another sum, or said in two ways. */
  readonly passedOverCount: number;
}

type Settling = PayoutRow & { readonly said: ReportedPayout };

/**
 * Reads a bank's answer into a run. A payout leaves its run when the bank says that it is paid or returned; its money
 * moves in this transaction. In whatever order files come, and however often, the end is one: a return is final, and
 * follows also a payout that was paid. Throws run-not-open for a run that is not approved.
 */
export async function importReturn(transaction: Transaction, file: ReturnFile): Promise<Imported> {
  const { runId, reported, now } = file;
  const run = await lockRun(transaction, runId);
  if (run.state !== 'approved' && run.state !== 'closed') throw new CallError('run-not-open');
  const rows = await transaction.select().from(payouts).where(eq(payouts.runId, runId));
  const said = toSaid(reported);
  const named = rows.flatMap((row) => {
    const answer = said.get(row.id);
    return answer && isSent(row) && isSameSum(row, answer) ? [{ ...row, said: answer }] : [];
  });
  const paid = named.filter((row) => row.said.result === 'paid' && isAtBank(row));
  const returned = named.filter((row) => row.said.result === 'returned' && row.state !== 'returned');
  const ownerless = await holdOwners(transaction, returned);
  if (paid.length > 0) await settlePaid(transaction, runId, paid, now);
  for (const row of returned) {
    if (ownerless.has(row.userId)) await keepOwnerless(transaction, row, file);
    else await giveBack(transaction, row, file);
  }
  const methods = [...new Set(named.map(({ method }) => method))];
  const unknownCount = await markUnknown(transaction, runId, methods);
  await endImport(transaction, runId, now);
  return {
    paidCount: paid.length,
    returnedCount: returned.length,
    unknownCount,
    passedOverCount: reported.length - paid.length - returned.length,
  };
}

/**
 * Locks the owners of returned payouts, and returns those whose account is erased. In the order of a request: the
 * person before the person's balance, and both before the platform's account.
 */
async function holdOwners(transaction: Transaction, returned: readonly Settling[]): Promise<ReadonlySet<number>> {
  const ownerless = new Set<number>();
  for (const { source, userId } of returned.toSorted((one, other) => one.userId - other.userId)) {
    if (await holdWhetherErased(transaction, userId)) ownerless.add(userId);
    else await lockBalanceRials(transaction, userAccount(source, userId));
  }
  return ownerless;
}

/** The reports by payout. A payout with two different reports is left out: nobody knows which is true. */
function toSaid(reported: readonly ReportedPayout[]): ReadonlyMap<number, ReportedPayout> {
  const said = new Map<number, ReportedPayout>();
  const contradicted = new Set<number>();
  for (const row of reported) {
    const before = said.get(row.payoutId);
    if (before && before.result !== row.result) contradicted.add(row.payoutId);
    said.set(row.payoutId, row);
  }
  for (const payoutId of contradicted) said.delete(payoutId);
  return said;
}

const isSent = ({ state }: PayoutRow) => state !== 'in-run' && state !== 'requested';
const isAtBank = ({ state }: PayoutRow) => state === 'at-bank' || state === 'unknown';
const isSameSum = (row: PayoutRow, { amountRials }: ReportedPayout) =>
  amountRials === null || amountRials === row.amountRials;

/** One posting for all: nobody's own account moves, and thousands of rows take no longer than one. */
async function settlePaid(
  transaction: Transaction,
  runId: number,
  paid: readonly Settling[],
  now: Date,
): Promise<void> {
  const ids = paid.map(({ id }) => id);
  await transaction.update(payouts).set({ state: 'paid', settledAt: now }).where(isAmong(ids));
  await transaction
    .update(payoutAccounts)
    .set({ returnsInARow: 0 })
    .where(
      and(
        gt(payoutAccounts.returnsInARow, 0),
        inArray(payoutAccounts.userId, transaction.select({ id: payouts.userId }).from(payouts).where(isAmong(ids))),
      ),
    );
  const amountRials = sumRials(paid);
  await post(transaction, {
    // A payout is paid once, so its number tells this posting from the run's others.
    idempotencyKey: `payout-run:${runId}:paid:${Math.min(...ids)}`,
    reason: 'payout-paid',
    now,
    entries: [
      { account: platformAccounts.payoutClearing, amountRials },
      { account: platformAccounts.gatewayClearing, amountRials: -amountRials },
    ],
  });
}

/**
 * The money is its owner's again. A round asks for a provider's pay by itself. A returned withdrawal goes out again at
 * once, unless the account was the reason.
 */
async function giveBack(
  transaction: Transaction,
  row: Settling,
  { ownSheba, now }: Pick<ReturnFile, 'ownSheba' | 'now'>,
): Promise<void> {
  const { userId, source, amountRials, said } = row;
  await bookReturn(transaction, row, { reason: 'payout-return', to: userAccount(source, userId), now });
  const isBlocked = await countReturn(transaction, row, now);
  const mayGoAgain = source === 'cash' && !isBlocked && !isAccountError(said.code);
  const isSentAgain = mayGoAgain && (await sendAgain(transaction, row, { ownSheba, now }));
  const needsOwner = source === 'cash' ? !isSentAgain : isBlocked;
  await tellReturned(transaction, { userId, source, amountRials, needsOwner, now });
}

/**
 * Money of an erased account waits in escrow, because nobody can spend it. It is a case of the desk, whose operators
 * pay it back by hand.
 */
async function keepOwnerless(
  transaction: Transaction,
  row: Settling,
  { operatorAddress, now }: Pick<ReturnFile, 'operatorAddress' | 'now'>,
): Promise<void> {
  const { id, amountRials, said } = row;
  await bookReturn(transaction, row, { reason: 'ownerless-payout', to: platformAccounts.escrow, now });
  await noteOwed(transaction, { source: 'payout', id }, now);
  const params = { amountRials, reference: said.words || said.code || '-', number: `payout-${id}` };
  await tellOperators(transaction, { event: 'payout-owed', params }, { address: operatorAddress, now });
}

interface Booking {
  readonly reason: 'payout-return' | 'ownerless-payout';
  readonly to: AccountName;
  readonly now: Date;
}

/** A movement of its own: an earlier payment has left our account and come back. */
async function bookReturn(
  transaction: Transaction,
  { id, state, amountRials, said }: Settling,
  { reason, to, now }: Booking,
): Promise<void> {
  await transaction
    .update(payouts)
    .set({ state: 'returned', settledAt: now, returnCode: said.code, returnReason: said.words })
    .where(eq(payouts.id, id));
  const from = state === 'paid' ? platformAccounts.gatewayClearing : platformAccounts.payoutClearing;
  await post(transaction, {
    idempotencyKey: `payout:${id}:return`,
    reason,
    now,
    entries: [
      { account: from, amountRials },
      { account: to, amountRials: -amountRials },
    ],
  });
}

/** Whether a person or another Sheba has to come before the next payout goes to this account. */
async function countReturn(transaction: Transaction, { userId, sheba, said }: Settling, now: Date): Promise<boolean> {
  const isTheirs = and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.sheba, sheba));
  const [account] = await transaction
    .update(payoutAccounts)
    .set({ returnsInARow: sql`${payoutAccounts.returnsInARow} + 1` })
    .where(isTheirs)
    .returning({ returnsInARow: payoutAccounts.returnsInARow });
  if (!account) return false;
  if (!isAccountError(said.code) && account.returnsInARow < PAYOUT_RUN.returnsBeforePerson) return false;
  await transaction
    .update(payoutAccounts)
    .set({ blockedAt: now, ownerConfirmedAt: null, ownerConfirmedBy: null })
    .where(isTheirs);
  return true;
}

/**
 * Marks the payouts of each answered method that the file leaves out as unknown: they stay at the bank. Returns the
 * number of unknown ones.
 */
async function markUnknown(transaction: Transaction, runId: number, methods: readonly PayoutMethod[]): Promise<number> {
  if (methods.length > 0)
    await transaction
      .update(payouts)
      .set({ state: 'unknown' })
      .where(and(isOfRun(runId, 'at-bank'), inArray(payouts.method, [...methods])));
  return transaction.$count(payouts, isOfRun(runId, 'unknown'));
}

async function endImport(transaction: Transaction, runId: number, now: Date): Promise<void> {
  await transaction.update(payoutRuns).set({ reportedAt: now }).where(eq(payoutRuns.id, runId));
  await closeIfSettled(transaction, runId);
}
