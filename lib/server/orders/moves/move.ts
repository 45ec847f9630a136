import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { NoCodeReason } from '@/lib/contract/enumerations';
import { getMove, isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOver } from '@/lib/domain/order/order-states';

import type { ServiceContext } from '../../context';
import { type Cancellation, requireProviderId } from '../../money';
import type { Transaction } from '../../ports/database';
import { PendingWrite, Planned, writeTogether } from '../../ports/write-together';
import { sanctionUnreliable } from '../../sanctions';
import { disputes, moveReasons, tasks, type TaskRow } from '../../schema';
import { toEndOfWay } from '../parts/way/way-position';
import { planHandOver } from '../parts/custody/hand-over';
import { isEndOfChoice, planBidChanges, toUnchosen } from '../parts/bids/bid-changes';
import { requireGuard } from './guards';
import { listTellings } from './move-messages';
import { type MovedMoney, moveMoney, NO_MONEY, PROVIDERS_FAULT } from './move-money';
import { requireOpen } from '../record/move-opening';
import { requireParty } from '../record/require-party';
import { toProviderCounts } from './provider-counts';
import { toPriceChangeEnd } from '../parts/price-changes/end';
import { toNewStartCode } from '../record/start-code';
import { toEndOfOffer } from './end-of-offer';
import { toTimers } from './state-change';
import { toRecipientTellings } from '../telling/tell-recipient';
import { findRescuer, withAnotherRescuer } from './rescue';
import { freeSlot, lockTask, takeSlot, toEventWrite } from '../record/store';
import { sendAfterCommit, toTellingWrites } from '../telling/tell';
import type { ToldOrders } from '../telling/told-orders';
import { toTruckPatience, toTruckWrites } from './truck-moves';

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
  /** When a phone without network was told of it. */
  readonly madeAtMs?: number | undefined;
  /** The provider started without the customer's code, and says why: it is kept, and both sides are told. */
  readonly withoutCode?: NoCodeReason;
  /** Opens the proposal of `proposePrice` by the customer's SMS. */
  readonly priceKey?: string;
  /** The mark of the network from which a provider gives work back. */
  readonly providerNetwork?: string | null;
  /** False: nobody is put in the place of a provider who cannot come, whatever was agreed. */
  readonly mayBeRescued?: boolean;
  /** What else of the order changes with it. */
  readonly change?: Partial<
    Pick<
      TaskRow,
      | 'providerId'
      | 'paymentWay'
      | 'paidAt'
      | 'startsAt'
      | 'endsAt'
      | 'lines'
      | 'priceRials'
      | 'bidsBeganAt'
      | 'bidsEndAt'
      | 'bidRetries'
      | 'bidChosenAt'
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
 * The one way an order changes its state: under the order's lock, by ORDER_MOVES, with its time line, timers, slot,
 * money and messages in the caller's transaction. Throws not-found, not-yours, move-not-allowed, move-too-early;
 * cash-not-offered when a provider accepts a cash order that the credit does not cover.
 */
export async function moveTask(transaction: Transaction, request: MoveRequest): Promise<MoveResult> {
  return moveLocked(transaction, await lockTask(transaction, request.taskId), request);
}

/** Moves an order that the transaction has locked already. Throws what `moveTask` throws, but for not-found. */
export async function moveLocked(transaction: Transaction, before: TaskRow, request: LockedMove): Promise<MoveResult> {
  await requireMovable(transaction, before, request);
  const rescuerId = request.mayBeRescued === false ? null : await findRescuer(transaction, before, request);
  if (rescuerId !== null) return rescue(transaction, before, { ...request, rescuerId });
  const moved = await writeMove(transaction, before, request);
  const { move, now } = request;
  // The others can be chosen again, in the same transaction.
  return isEndOfChoice(move, before)
    ? moveLocked(transaction, moved.task, { move: 'reopenBids', actorId: null, now })
    : moved;
}

async function writeMove(transaction: Transaction, before: TaskRow, request: LockedMove): Promise<MoveResult> {
  const money = await moveMoney(transaction, before, request);
  const planned = await planWrites(transaction, before, request, money);
  const moved = await planned.write((writes) => writeTogether(transaction, writes));
  if (PROVIDERS_FAULT.includes(request.move))
    await sanctionUnreliable(transaction, requireProviderId(before), request.now);
  return moved;
}

/**
 * The move and what the customer agreed to beforehand, in one transaction: somebody else holds the hour before anybody
 * hears that it was free. The money stays where it is.
 */
async function rescue(
  transaction: Transaction,
  before: TaskRow,
  { rescuerId, ...request }: LockedMove & { readonly rescuerId: number },
): Promise<MoveResult> {
  const move = request.move === 'withdraw' ? 'giveBack' : request.move;
  const { task } = await writeMove(transaction, before, { ...request, move, isRescued: true });
  await writeTogether(transaction, [await takeSlot(transaction, task, rescuerId)]);
  const { now } = request;
  return writeMove(transaction, task, { move: 'rescue', actorId: null, now, change: { providerId: rescuerId } });
}

interface LockedMove extends Omit<MoveRequest, 'taskId'> {
  /** The customer did it, and knows. */
  readonly isQuiet?: boolean;
  /** Somebody else takes the order over in the same transaction. */
  readonly isRescued?: boolean;
  /** The order's service and its two names, if the caller has read them. */
  readonly told?: ToldOrders;
}

/**
 * Plans the move of an order whose money is put into escrow beside it: its row, time line and messages, for the caller
 * to write with that.
 */
export async function planPay(
  transaction: Transaction,
  before: TaskRow,
  request: Omit<LockedMove, 'move' | 'actorId'>,
): Promise<Planned<MoveResult>> {
  const pay = { ...request, move: 'pay', actorId: null } as const;
  await requireMovable(transaction, before, pay);
  return planWrites(transaction, before, pay, NO_MONEY);
}

async function requireMovable(
  transaction: Transaction,
  task: TaskRow,
  { move, actorId, now, isOpenedByCode = false, madeAtMs }: LockedMove,
): Promise<void> {
  const { by } = getMove(move);
  await requireParty(transaction, task, { move, actorId });
  if (!isMoveAllowed(move, task, by)) throw new CallError('move-not-allowed');
  requireOpen(move, task, { now, isOpenedByCode, madeAtMs });
  await requireGuard(transaction, task, { move, now });
  if (move === 'completeByTime' && task.disputedAt !== null) throw new CallError('move-not-allowed');
}

/** What the move makes of the order's row. */
function toChange(before: TaskRow, { move, change, now }: LockedMove) {
  const progress = toProgress(move, before, now);
  const { providerId } = { ...before, ...change, ...progress };
  return {
    ...change,
    ...progress,
    // Who was to come for one company comes for no other.
    ...(providerId === before.providerId ? {} : { assigneeId: null }),
    ...toTruckPatience(move, before, now),
    ...toTimers(move, { ...before, ...change }, now),
    state: getMove(move).to ?? before.state,
    updatedAt: now,
  };
}

async function planWrites(
  transaction: Transaction,
  before: TaskRow,
  request: LockedMove,
  money: MovedMoney,
): Promise<Planned<MoveResult>> {
  const { move, actorId, withoutCode, priceKey, isRescued = false, now } = request;
  const change = toChange(before, request);
  // The row is locked: what is written is what it will be.
  const task: TaskRow = { ...before, ...change };
  const bidding = await planBidChanges(transaction, { task, before, move, now });
  const moved = { task, from: before.state, move, now, withoutCode, priceKey, isRescued, ...money };
  const tellings = request.isQuiet ? [] : await listTellings(transaction, moved);
  const writes = [
    new PendingWrite(transaction.update(tasks).set(change).where(eq(tasks.id, before.id))),
    toEventWrite(transaction, { task, move, actorId, now }),
    ...toReasonWrites(transaction, task, request),
    ...(getMove(move).freesSlot ? [freeSlot(transaction, task.id)] : []),
    ...toTruckWrites(transaction, task, move, now),
    ...toProviderCounts(transaction, task, move, now),
    ...toEndsOfOpenMatters(transaction, { before, task }, now),
    ...(await planHandOver(transaction, before, request)),
    ...bidding.writes,
    ...toEndOfOffer({ task, before, move, now }),
    ...(await toRecipientTellings(transaction, { task, before, move, now })),
    ...(await toTellingWrites(transaction, [...tellings, ...bidding.tellings], request.told)),
  ];
  return new Planned({ task, cancellation: money.cancellation }, writes);
}

/** Why, in the actor's own words, or why there was no code. */
function toReasonWrites(transaction: Transaction, { id }: TaskRow, request: LockedMove): PendingWrite[] {
  const { move, actorId, now } = request;
  const reason = request.reason || request.withoutCode;
  if (!reason || actorId === null) return [];
  return [new PendingWrite(transaction.insert(moveReasons).values({ taskId: id, move, actorId, reason, at: now }))];
}

/** Moves an order in a transaction of its own, and sends its messages on their way. */
export async function makeMove(context: ServiceContext, request: Omit<MoveRequest, 'now'>): Promise<MoveResult> {
  const now = context.ports.clock.now();
  const result = await withAnotherRescuer((mayBeRescued) =>
    context.ports.database.transaction((transaction) => moveTask(transaction, { ...request, now, mayBeRescued })),
  );
  sendAfterCommit(context);
  return result;
}

/** What an acceptance, a start and the way home leave on the order beside its state. */
function toProgress(move: OrderMove, before: TaskRow, now: Date): Partial<TaskRow> {
  if (move === 'accept' || move === 'bringBack') return toNewStartCode(before.startCode);
  if (move === 'reopenBids') return toUnchosen(before);
  return move === 'start' || move === 'pickUp' ? { startedAt: now } : {};
}

/** What was still open of a way or an order that is over. */
function toEndsOfOpenMatters(
  transaction: Transaction,
  { before, task }: { readonly before: TaskRow; readonly task: TaskRow },
  now: Date,
): PendingWrite[] {
  return [
    ...toEndOfWay(transaction, before, task),
    ...(isOver(before.state) ? [] : toDisputeEnd(transaction, task, now)),
    ...toPriceChangeEnd(transaction, task, now),
  ];
}

/**
 * Ends an order's dispute where nothing is left to decide: its customer says that all is well, or the order has ended
 * otherwise.
 */
function toDisputeEnd(transaction: Transaction, task: TaskRow, now: Date): PendingWrite[] {
  if (task.disputedAt === null || !isOver(task.state)) return [];
  const settled = { state: 'settled', settledAt: now } as const;
  return [new PendingWrite(transaction.update(disputes).set(settled).where(eq(disputes.taskId, task.id)))];
}
