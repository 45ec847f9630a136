import { and, asc, eq, lte } from 'drizzle-orm';

import { GATEWAY_REVERSAL_MS } from '@/lib/domain/constants/money';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { Batch } from '../batches';
import type { ServiceContext } from '../context';
import { tellOperators } from '../enquiries';
import { payments } from '../observability';
import { afterCommit } from '../ports/after-commit';
import type { Transaction } from '../ports/database';
import { paymentAttempts, walletTopUps } from '../schema';
import { platformAccounts } from './accounts';
import { askReversal } from './ask-gateway';
import { noteOwed, type OwedSource } from './bank-cases';
import { defineGatewayBatch } from './gateway-batch';
import { post } from './ledger';

/*
 * Bank money for an account that was erased before it arrived: somebody was still at the gateway's page. It is nobody's
 * at the marketplace, so it waits in escrow until the gateway has given it back. Where that no longer can, it stays
 * there, `owed`, and the operators are told to give it back by hand. A payout that the bank returns after the erasure
 * has no gateway that could take it back: it is owed at once (payouts/runs/import-return.ts).
 */

interface OwnerlessPayment {
  readonly source: 'top-up' | 'payment';
  /** The id of its row in `wallet_top_ups` or `payment_attempts`. */
  readonly id: number;
  /** The gateway that took it. */
  readonly gatewayId: string;
  readonly authority: string;
  readonly amountRials: number;
  readonly referenceId: string | null;
  /** The time when the gateway reported it as paid. */
  readonly settledAt: Date | null;
}

type Ending = 'returned' | 'owed';

const RETRY_MS = MINUTE_MS;
/** Once the gateway takes no more reversals, it is only asked whether an earlier one went through. */
const LATE_RETRY_MS = 10 * MINUTE_MS;

/** Books it into escrow. Its row becomes `returning` in the same transaction, with `nextCheckAt` now. */
export function takeOwnerless(
  transaction: Transaction,
  { source, id, amountRials }: Pick<OwnerlessPayment, 'source' | 'id' | 'amountRials'>,
  now: Date,
): Promise<number> {
  return post(transaction, {
    idempotencyKey: `${source}:${id}:ownerless`,
    reason: 'ownerless-payment',
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: platformAccounts.escrow, amountRials: -amountRials },
    ],
  });
}

/** Asks the gateway that took the money to refund it; a silent one is asked again until it says yes or no. */
export const ownerlessReturned = [defineReturns('top-up'), defineReturns('payment')];

function defineReturns(source: OwnerlessPayment['source']): Batch {
  const table = tableOf(source);
  const isDue = (now: Date) => and(eq(table.state, 'returning'), lte(table.nextCheckAt, now));
  return defineGatewayBatch<OwnerlessPayment>({
    name: `ownerless ${source}`,
    changes: table.id,
    find: async ({ executor, now, limit, isMeant, isAsked }) => {
      const { id, gatewayId, authority, amountRials, referenceId, settledAt } = table;
      const rows = await executor
        .select({ id, gatewayId, authority, amountRials, referenceId, settledAt })
        .from(table)
        .where(and(isDue(now), isAsked(gatewayId), isMeant(id)))
        .orderBy(asc(table.nextCheckAt))
        .limit(limit);
      return rows.map((row) => ({ ...row, source }));
    },
    claim: async (executor, payment, now) => {
      const nextCheckAt = new Date(now.getTime() + (isLate(payment, now) ? LATE_RETRY_MS : RETRY_MS));
      const claimed = await executor
        .update(table)
        .set({ nextCheckAt })
        .where(and(eq(table.id, payment.id), isDue(now)))
        .returning({ id: table.id });
      return claimed.length > 0;
    },
    giveBack: (executor, { id }, now) =>
      executor
        .update(table)
        .set({ nextCheckAt: now })
        .where(and(eq(table.id, id), eq(table.state, 'returning'))),
    ask: returnOne,
  });
}

async function returnOne(context: ServiceContext, payment: OwnerlessPayment, now: Date): Promise<void> {
  let isReversed: boolean | null;
  try {
    isReversed = await askReversal(context, payment);
  } catch (error) {
    const level = isLate(payment, now) ? 'error' : 'warn';
    context.log[level](
      { err: error, source: payment.source, id: payment.id },
      'the gateway does not say whether it gave back a payment for an erased account; it stays in escrow, and it is asked again',
    );
    return;
  }
  if (isReversed === null) return;
  const ending = isReversed ? 'returned' : 'owed';
  await context.ports.database.transaction((transaction) => end(transaction, payment, { ending, context, now }));
  context.signals.messagesPending();
}

async function end(
  transaction: Transaction,
  payment: OwnerlessPayment,
  { ending, context, now }: { readonly ending: Ending; readonly context: ServiceContext; readonly now: Date },
): Promise<void> {
  const { source, id, amountRials, referenceId, authority } = payment;
  const [current] = await transaction
    .select({ state: tableOf(source).state })
    .from(tableOf(source))
    .where(eq(tableOf(source).id, id))
    .for('update');
  if (current?.state !== 'returning') return;
  if (ending === 'returned') await postReturn(transaction, payment, now);
  else {
    await noteOwed(transaction, payment, now);
    const params = { amountRials, reference: referenceId ?? authority, number: `${source}-${id}` };
    await tellOperators(
      transaction,
      { event: 'payment-owed', params },
      { address: context.configuration.enquiryAddress, now },
    );
  }
  await change(transaction, payment, { state: ending, nextCheckAt: null });
  afterCommit(transaction, () => payments.inc({ outcome: ending }));
}

function postReturn(
  transaction: Transaction,
  { source, id, amountRials }: { readonly source: OwedSource; readonly id: number; readonly amountRials: number },
  now: Date,
): Promise<number> {
  return post(transaction, {
    idempotencyKey: `${source}:${id}:ownerless-return`,
    reason: 'ownerless-return',
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials },
      { account: platformAccounts.gatewayClearing, amountRials: -amountRials },
    ],
  });
}

/** An operator has paid it back by hand, out of what the gateway has paid out. False where it is owed no more. */
export async function payOwedByHand(
  transaction: Transaction,
  { source, id }: Pick<OwnerlessPayment, 'source' | 'id'>,
  now: Date,
): Promise<boolean> {
  const table = tableOf(source);
  const [owed] = await transaction
    .select({ amountRials: table.amountRials })
    .from(table)
    .where(and(eq(table.id, id), eq(table.state, 'owed')))
    .for('update');
  if (!owed) return false;
  await postReturn(transaction, { source, id, ...owed }, now);
  await change(transaction, { source, id }, { state: 'returned', nextCheckAt: null });
  afterCommit(transaction, () => payments.inc({ outcome: 'returned' }));
  return true;
}

/** An operator has transferred a returned payout by hand. The caller holds its open case. */
export async function payOwedPayout(
  transaction: Transaction,
  { id, amountRials }: Pick<OwnerlessPayment, 'id' | 'amountRials'>,
  now: Date,
): Promise<void> {
  await postReturn(transaction, { source: 'payout', id, amountRials }, now);
}

/** Both tables have these columns, and the same states of a payment that has no owner. */
function tableOf(source: OwnerlessPayment['source']) {
  return source === 'top-up' ? walletTopUps : paymentAttempts;
}

async function change(
  transaction: Transaction,
  { source, id }: Pick<OwnerlessPayment, 'source' | 'id'>,
  set: { readonly state?: Ending; readonly nextCheckAt: Date | null },
): Promise<void> {
  if (source === 'top-up') await transaction.update(walletTopUps).set(set).where(eq(walletTopUps.id, id));
  else await transaction.update(paymentAttempts).set(set).where(eq(paymentAttempts.id, id));
}

/** The time in which a gateway takes reversals is over. */
function isLate({ settledAt }: OwnerlessPayment, now: Date): boolean {
  return settledAt !== null && now.getTime() - settledAt.getTime() >= GATEWAY_REVERSAL_MS;
}
