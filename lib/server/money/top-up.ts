import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import type { ServiceContext } from '../context';
import { findReader, notify } from '../messages';
import { payments } from '../observability';
import { holdWhetherErased } from '../people';
import { afterCommit } from '../ports/after-commit';
import type { Executor, Transaction } from '../ports/database';
import type { PaymentVerdict } from '../ports/payment';
import { walletTopUps } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { askVerdict, isAnswer, isRefusal } from './ask-gateway';
import { isOldPayment, noteBankAnswer, toBankAnswer } from './bank-cases';
import { defineGatewayBatch } from './gateway-batch';
import { post } from './ledger';
import { takeOwnerless } from './ownerless';
import { ASKED_STATES, askAndRemember, isAbandoned, toNextCheck } from './recheck';

export type TopUp = typeof walletTopUps.$inferSelect;

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

interface SettledTopUp {
  readonly topUp: TopUp;
  /** The gateway has said how it stands. */
  readonly isAnswered: boolean;
}

/**
 * Asks the gateway that took a top-up about it and books its answer, once; returns the top-up as it is then. A refused
 * or cancelled one is asked about again: its person may have gone back to the gateway's page and paid after all. Money
 * for an account that was erased meanwhile goes back. Where this process does not know the gateway, the top-up stays as
 * it is.
 */
export async function settleTopUp(context: ServiceContext, topUp: TopUp): Promise<SettledTopUp> {
  if (isBooked(topUp)) return { topUp, isAnswered: true };
  const { id, state } = topUp;
  return askAndRemember(context, { table: walletTopUps, id, state }, () => settleUnbooked(context, topUp));
}

async function settleUnbooked(context: ServiceContext, topUp: TopUp): Promise<SettledTopUp> {
  const { database, clock } = context.ports;
  // Outside the transaction: the gateway may take long. Two who ask at once get the same verdict, and the row's lock
  // lets one act on it.
  const verdict = await askVerdict(context, topUp);
  const answer = toBankAnswer(verdict);
  if (answer && isOldPayment(topUp, clock.now()))
    await noteBankAnswer(database.connection, { topUpId: topUp.id }, { answer, now: clock.now() });
  if (verdict === null) return { topUp, isAnswered: false };
  const now = clock.now();
  const settled = await database.transaction((transaction) => applyTopUpVerdict(transaction, topUp, verdict, now));
  context.signals.messagesPending();
  return { topUp: settled, isAnswered: isAnswer(verdict) };
}

/** Books the word of a gateway, or of an operator in its place, on a top-up, once. */
export async function applyTopUpVerdict(
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
  if (isTold || !isRefusal(verdict)) return topUp;
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

/** Refunds without the card: none of the person's data is stored. */
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

const isAskable = inArray(walletTopUps.state, [...ASKED_STATES]);
const isDue = (now: Date) => and(isAskable, lte(walletTopUps.nextCheckAt, now));

/**
 * Asks the gateways about top-ups whose callback did not come, from 2 min on until 30 min; then they are abandoned. One
 * that its gateway is silent about, or that nobody could be asked about, is not. One that ended unpaid is asked about
 * where its person came back from the gateway and no answer did.
 */
export const topUpsAskedAgain = defineGatewayBatch<TopUp>({
  name: 'top-up re-asking',
  changes: walletTopUps.id,
  find: ({ executor, now, limit, isMeant, isAsked }) =>
    executor
      .select()
      .from(walletTopUps)
      .where(and(isDue(now), isAsked(walletTopUps.gatewayId), isMeant(walletTopUps.id)))
      .orderBy(asc(walletTopUps.nextCheckAt))
      .limit(limit),
  claim: async (executor, { id }, now) => {
    const claimed = await executor
      .update(walletTopUps)
      .set({ nextCheckAt: toNextCheck(now) })
      .where(and(eq(walletTopUps.id, id), isDue(now)))
      .returning({ id: walletTopUps.id });
    return claimed.length > 0;
  },
  giveBack: (executor, { id }, now) =>
    executor
      .update(walletTopUps)
      .set({ nextCheckAt: now })
      .where(and(eq(walletTopUps.id, id), isAskable)),
  ask: async (context, topUp, now) => {
    const { isAnswered } = await settleTopUp(context, topUp);
    if (!isAbandoned(context, topUp, { isAnswered, now })) return;
    await context.ports.database.connection
      .update(walletTopUps)
      .set({ state: topUp.state === 'started' ? 'abandoned' : topUp.state, nextCheckAt: null })
      .where(and(eq(walletTopUps.id, topUp.id), eq(walletTopUps.state, topUp.state)));
  },
});
