import { eq, sql, type SQLWrapper } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { WITHDRAWAL_RELIABILITY_POINTS } from '@/lib/domain/constants';
import { getMove, isMoveAllowed, isOver, type OrderActor, type OrderMove } from '@/lib/domain/order-lifecycle';

import type { ServiceContext } from '../context';
import type { Reader } from '../messages';
import {
  type Cancellation,
  type TaskRow,
  cancelByFee,
  promiseApology,
  refundAll,
  releaseToProvider,
  requireProviderId,
  reserveCommission,
} from '../money';
import type { Transaction } from '../ports/database';
import { writeTogether } from '../ports/write-together';
import { disputes, moveReasons, providers, tasks } from '../schema';
import { listTellings } from './move-messages';
import { requireOpen } from './move-opening';
import { toNewStartCode } from './start-code';
import { toTimers } from './state-change';
import { freeSlot, lockTask, toEventWrite } from './store';
import { sendAfterCommit, toTellingWrites } from './tell';

export interface MoveRequest {
  readonly taskId: number;
  readonly move: OrderMove;
  /** Null for the system. */
  readonly actorId: number | null;
  /** Why, in the actor's own words; empty for nothing said. */
  readonly reason?: string;
  readonly now: Date;
  /** The customer's start code was right: the move need not wait for its time. */
  readonly isOpenedByCode?: boolean;
  /** The mark of the network from which a provider gives work back. */
  readonly providerNetwork?: string | null;
  /** What else of the order changes with it. */
  readonly change?: Partial<
    Pick<
      TaskRow,
      | 'providerId'
      | 'paymentWay'
      | 'paidAt'
      | 'startsAt'
      | 'endsAt'
      | 'giftRials'
      | 'walletRials'
      | 'payableRials'
      | 'disputedAt'
    >
  >;
}

export interface MoveResult {
  readonly task: TaskRow;
  /** What was charged and given back, where the move ended the order. */
  readonly cancellation: Cancellation | null;
}

/**
 * The one way an order changes its state: under the order's lock, by ORDER_MOVES, with its time line, timers, slot, money and messages in the caller's transaction.
 * Throws not-found, not-yours, move-not-allowed, move-too-early; cash-not-offered when a provider accepts a cash order that the credit does not cover.
 */
export async function moveTask(transaction: Transaction, request: MoveRequest): Promise<MoveResult> {
  return moveLocked(transaction, await lockTask(transaction, request.taskId), request);
}

/** The same for an order that the transaction has locked already. */
export async function moveLocked(transaction: Transaction, before: TaskRow, request: LockedMove): Promise<MoveResult> {
  const { writes, ...result } = await planMove(transaction, before, request);
  await writeTogether(transaction, writes);
  return result;
}

interface LockedMove extends Omit<MoveRequest, 'taskId'> {
  /** Those of the order's people who were looked up already. */
  readonly readers?: readonly Reader[];
}

interface PlannedMove extends MoveResult {
  /** The order's row, its time line, slot and messages. */
  readonly writes: readonly SQLWrapper[];
}

/** The same with its money moved, and the rest left to the caller to write, in one statement with what else there is (`writeTogether`). */
export async function planMove(transaction: Transaction, before: TaskRow, request: LockedMove): Promise<PlannedMove> {
  const { move, actorId, reason, now, isOpenedByCode = false } = request;
  const shape = getMove(move);
  requireParty(before, shape.by, actorId);
  if (!isMoveAllowed(move, before.state, shape.by)) throw new CallError('move-not-allowed');
  requireOpen(move, before, { now, isOpenedByCode });

  if (move === 'completeByTime' && before.disputedAt !== null) throw new CallError('move-not-allowed');

  const { cancellation, isApologised } = await moveMoney(transaction, before, request);
  const change = {
    ...request.change,
    ...toProgress(move, now),
    ...toTimers(move, { ...before, ...request.change }, now),
    state: shape.to ?? before.state,
    updatedAt: now,
  };
  // The row is locked: what is written is what it will be.
  const task: TaskRow = { ...before, ...change };
  const tellings = await listTellings(transaction, { task, from: before.state, move, now, cancellation, isApologised });
  const writes = [
    transaction.update(tasks).set(change).where(eq(tasks.id, before.id)),
    toEventWrite(transaction, { task, move, actorId, now }),
    ...(reason && actorId !== null
      ? [transaction.insert(moveReasons).values({ taskId: task.id, move, actorId, reason, at: now })]
      : []),
    ...(shape.freesSlot ? [freeSlot(transaction, task.id)] : []),
    ...toProviderCounts(transaction, task, move),
    ...toDisputeEnd(transaction, task, now),
    ...(await toTellingWrites(transaction, tellings, request.readers)),
  ];
  return { task, cancellation, writes };
}

/** The same in a transaction of its own, and its messages on their way. */
export async function makeMove(context: ServiceContext, request: Omit<MoveRequest, 'now'>): Promise<MoveResult> {
  const now = context.ports.clock.now();
  const result = await context.ports.database.transaction((transaction) => moveTask(transaction, { ...request, now }));
  sendAfterCommit(context);
  return result;
}

function requireParty(task: TaskRow, by: OrderActor, actorId: number | null): void {
  if (by === 'customer' && task.customerId !== actorId) throw new CallError('not-yours');
  if (by === 'provider' && task.providerId !== actorId) throw new CallError('not-yours');
}

/** What an acceptance and a start leave on the order beside its state. */
function toProgress(
  move: OrderMove,
  now: Date,
): Partial<Pick<TaskRow, 'startCode' | 'startCodeTriesLeft' | 'startedAt'>> {
  if (move === 'accept') return toNewStartCode();
  return move === 'start' ? { startedAt: now } : {};
}

interface MovedMoney {
  readonly cancellation: Cancellation | null;
  /** An apology was promised. */
  readonly isApologised: boolean;
}

const NO_MONEY: MovedMoney = { cancellation: null, isApologised: false };

async function moveMoney(
  transaction: Transaction,
  task: TaskRow,
  { move, now, providerNetwork = null }: LockedMove,
): Promise<MovedMoney> {
  if (move === 'accept' && task.paymentWay === 'cash') await reserveCommission(transaction, task, now);
  switch (getMove(move).money) {
    case 'release-to-provider':
      await releaseToProvider(transaction, task, now);
      return NO_MONEY;
    case 'cancel-by-fee':
      return { ...NO_MONEY, cancellation: await cancelByFee(transaction, task, now) };
    case 'refund-all': {
      const isApologised = move === 'withdraw' && (await promiseApology(transaction, task, { now, providerNetwork }));
      return { isApologised, cancellation: await refundAll(transaction, task, now) };
    }
    default:
      // `hold`: gift, wallet and bank money were put into escrow by what leads to the move (settle.ts), in this transaction.
      return NO_MONEY;
  }
}

/** Its customer says that all is well, or the order has ended otherwise: there is nothing left to decide. */
function toDisputeEnd(transaction: Transaction, task: TaskRow, now: Date): SQLWrapper[] {
  if (task.disputedAt === null || !isOver(task.state)) return [];
  return [transaction.update(disputes).set({ state: 'settled', settledAt: now }).where(eq(disputes.taskId, task.id))];
}

function toProviderCounts(transaction: Transaction, task: TaskRow, move: OrderMove): SQLWrapper[] {
  const isHers = () => eq(providers.userId, requireProviderId(task));
  if (task.state === 'COMPLETED')
    return [
      transaction
        .update(providers)
        .set({ doneTaskCount: sql`${providers.doneTaskCount} + 1` })
        .where(isHers()),
    ];
  if (move !== 'withdraw') return [];
  return [
    transaction
      .update(providers)
      .set({ reliability: sql`greatest(0, ${providers.reliability} - ${WITHDRAWAL_RELIABILITY_POINTS})` })
      .where(isHers()),
  ];
}
