import { and, asc, eq, lte } from 'drizzle-orm';

import { PAYMENT_RECHECK } from '@/lib/domain/constants';

import type { ServiceContext } from '../context';
import { findReader, notify } from '../messages';
import { payments } from '../observability';
import { holdWhetherErased } from '../people';
import { afterCommit } from '../ports/after-commit';
import type { Executor, Transaction } from '../ports/database';
import type { PaymentVerdict } from '../ports/payment';
import { walletTopUps } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { takeOwnerless } from './ownerless';

export type TopUp = typeof walletTopUps.$inferSelect;

/** One round finds at most so many rows; those left are the next round's. */
const BATCH_SIZE = 20;

const OUTCOMES = {
  started: 'pending',
  abandoned: 'pending',
  paid: 'paid',
  refused: 'refused',
  cancelled: 'cancelled',
  returning: 'returning',
  returned: 'returning',
  owed: 'returning',
} as const satisfies Record<TopUp['state'], string>;

export function toTopUpOutcome({ state }: TopUp) {
  return OUTCOMES[state];
}

/** True once the top-up's money is in the ledger. */
function isBooked(topUp: TopUp): boolean {
  const outcome = toTopUpOutcome(topUp);
  return outcome === 'paid' || outcome === 'returning';
}

/** Null for an authority that is no top-up's. */
export async function findTopUp(executor: Executor, authority: string): Promise<TopUp | null> {
  const [found] = await executor.select().from(walletTopUps).where(eq(walletTopUps.authority, authority));
  return found ?? null;
}

/**
 * Asks the gateway that took a top-up about it and books what it says, once, whoever asks and however often; answers it as it is then. One that was refused or cancelled is
 * asked about again: its person may have gone back to the gateway's page and paid after all. Money for an account that was erased meanwhile goes back.
 * Where this process does not know the gateway, the top-up stays as it is.
 */
export async function settleTopUp(context: ServiceContext, topUp: TopUp): Promise<TopUp> {
  if (isBooked(topUp)) return topUp;
  const { database, gateways, clock } = context.ports;
  const taker = gateways.findTaker(topUp);
  if (!taker) return topUp;
  // Outside the transaction: the gateway may take long. Two who ask at once get the same verdict, and the row's lock lets one act on it.
  const verdict = await taker.verify(topUp.authority, topUp.amountRials);
  const now = clock.now();
  const settled = await database.transaction((transaction) => applyVerdict(transaction, topUp, verdict, now));
  context.signals.messagesPending();
  return settled;
}

async function applyVerdict(
  transaction: Transaction,
  { id, userId }: Pick<TopUp, 'id' | 'userId'>,
  verdict: PaymentVerdict,
  now: Date,
): Promise<TopUp> {
  const isErased = await holdWhetherErased(transaction, userId);
  const [topUp] = await transaction.select().from(walletTopUps).where(eq(walletTopUps.id, id)).for('update');
  if (!topUp) throw new Error(`Top-up ${id} is gone`);
  if (isBooked(topUp)) return topUp;
  if (verdict.isPaid)
    return isErased ? sendBack(transaction, topUp, verdict, now) : applyPaid(transaction, topUp, verdict, now);
  const isTold = toTopUpOutcome(topUp) !== 'pending';
  if (isTold || verdict.reason === 'pending' || verdict.reason === 'unknown') return topUp;
  return close(transaction, topUp, { state: verdict.reason }, now);
}

async function applyPaid(
  transaction: Transaction,
  topUp: TopUp,
  { referenceId, maskedCard }: PaymentVerdict & { isPaid: true },
  now: Date,
): Promise<TopUp> {
  const { id, userId, account, amountRials } = topUp;
  await post(transaction, {
    idempotencyKey: `top-up:${id}`,
    reason: 'wallet-top-up',
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: userAccount(account, userId), amountRials: -amountRials },
    ],
  });
  const reader = await findReader(transaction, userId);
  const event = account === 'cash' ? 'wallet-increased' : 'credit-increased';
  if (reader) await notify(transaction, reader, { event, params: { amountRials }, smsText: null, now });
  return close(transaction, topUp, { state: 'paid', referenceId, maskedCard }, now);
}

/** Without the card: nothing of the person is kept. */
async function sendBack(
  transaction: Transaction,
  topUp: TopUp,
  { referenceId }: PaymentVerdict & { isPaid: true },
  now: Date,
): Promise<TopUp> {
  await takeOwnerless(transaction, { source: 'top-up', id: topUp.id, amountRials: topUp.amountRials }, now);
  return close(transaction, topUp, { state: 'returning', referenceId, nextCheckAt: now }, now);
}

async function close(
  transaction: Transaction,
  topUp: TopUp,
  change: Partial<TopUp> & Pick<TopUp, 'state'>,
  now: Date,
): Promise<TopUp> {
  const set = { nextCheckAt: null, ...change, settledAt: now };
  await transaction.update(walletTopUps).set(set).where(eq(walletTopUps.id, topUp.id));
  afterCommit(transaction, () => payments.inc({ outcome: change.state }));
  return { ...topUp, ...set };
}

/**
 * Asks the gateways about top-ups whose callback did not come, from 2 min on until 30 min; then they are abandoned, save one that nobody could be asked about. How
 * many were due.
 */
export async function recheckTopUps(context: ServiceContext): Promise<number> {
  const { database, gateways, clock } = context.ports;
  const now = clock.now();
  const due = await database.transaction((transaction) => claimDue(transaction, now));
  for (const topUp of due) {
    try {
      const { state } = await settleTopUp(context, topUp);
      const isOver = now.getTime() - topUp.createdAt.getTime() >= PAYMENT_RECHECK.untilMs;
      if (state === 'started' && isOver && gateways.findTaker(topUp)) await abandon(database.connection, topUp.id);
    } catch (error) {
      context.log.warn(
        { err: error, topUpId: topUp.id },
        'the gateway could not be asked about a top-up; it is asked again',
      );
    }
  }
  return due.length;
}

/** Claimed until the next turn: the gateway is asked outside the transaction, by one process alone. */
async function claimDue(transaction: Transaction, now: Date): Promise<TopUp[]> {
  const due = await transaction
    .select()
    .from(walletTopUps)
    .where(and(eq(walletTopUps.state, 'started'), lte(walletTopUps.nextCheckAt, now)))
    .orderBy(asc(walletTopUps.nextCheckAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const nextCheckAt = new Date(now.getTime() + PAYMENT_RECHECK.everyMs);
  for (const { id } of due) await transaction.update(walletTopUps).set({ nextCheckAt }).where(eq(walletTopUps.id, id));
  return due;
}

async function abandon(executor: Executor, topUpId: number): Promise<void> {
  await executor
    .update(walletTopUps)
    .set({ state: 'abandoned', nextCheckAt: null })
    .where(and(eq(walletTopUps.id, topUpId), eq(walletTopUps.state, 'started')));
}
