import type { OrderState, ServiceKind } from '@/lib/contract/enumerations';

import { COMPLETION_WAIT_MS, PAYMENT_WINDOW_MS } from '../constants/orders';
import { OVERDUE_AFTER_MS } from '../constants/providers';
import { TEXTILE_CLAIM_MS } from '../constants/textiles';
import type { MoveShape, OrderActor } from './order-move-shape';
import { ORDER_MOVES, type OrderMove } from './order-moves';
import { isOfKind } from '../kind/service-kind';

/** The facts of an order that decide on its moves. */
export interface MovableOrder {
  readonly state: OrderState;
  readonly kind: ServiceKind;
}

/** The moves that can be made, in the table's order. */
export const MOVES = (Object.keys(ORDER_MOVES) as (keyof typeof ORDER_MOVES)[]).filter(isServed);

function isServed(move: keyof typeof ORDER_MOVES): move is OrderMove {
  return !('isServed' in ORDER_MOVES[move]);
}

export function getMove(move: OrderMove): MoveShape {
  return ORDER_MOVES[move];
}

export function isMoveAllowed(move: OrderMove, { state, kind }: MovableOrder, actor: OrderActor): boolean {
  return getMove(move).by === actor && getMove(move).from.includes(state) && isMoveOfKind(move, kind);
}

/** Whether orders of a kind make a move at all. */
export function isMoveOfKind(move: OrderMove, kind: ServiceKind): boolean {
  const { only, except } = getMove(move);
  return isOfKind(kind, only) && !(except && isOfKind(kind, except));
}

/** The moves an actor can make now, in the table's order. */
export function listMoves(order: MovableOrder, actor: OrderActor): OrderMove[] {
  return MOVES.filter((move) => isMoveAllowed(move, order, actor));
}

/** The states still to come when all goes well. */
export function listComingStates({ state, kind }: MovableOrder): OrderState[] {
  const onward = Object.values(ORDER_MOVES).find((row) => isOnward(row, { state, kind }));
  return onward?.to ? [onward.to, ...listComingStates({ state: onward.to, kind })] : [];
}

function isOnward(row: (typeof ORDER_MOVES)[keyof typeof ORDER_MOVES], { state, kind }: MovableOrder): boolean {
  const from: readonly OrderState[] = row.from;
  return 'isOnward' in row && from.includes(state) && isOfKind(kind, 'only' in row ? row.only : undefined);
}

export function toPaymentDueMs(nowMs: number): number {
  return nowMs + PAYMENT_WINDOW_MS;
}

/** Work that was said to be done early is not paid early: the wait begins at the booked end. */
export function toCompletionMs(doneAtMs: number, endsAtMs: number): number {
  return Math.max(doneAtMs, endsAtMs) + COMPLETION_WAIT_MS;
}

/**
 * Until when a word about accepted work is waited for: from the booked end on, and from the last word where that came
 * later.
 */
export function toOverdueMs(nowMs: number, endsAtMs: number): number {
  return Math.max(nowMs, endsAtMs) + OVERDUE_AFTER_MS;
}

/**
 * When the money of textiles is released, in milliseconds. It is held longer than other work's, because damage shows
 * later, and counts from the return or its booked end, whichever is later (BEHAVIOUR 15).
 */
export function toTextileCompletionMs(returnedAtMs: number, returnEndsAtMs: number): number {
  return Math.max(returnedAtMs, returnEndsAtMs) + TEXTILE_CLAIM_MS;
}

/**
 * The part of textiles' time that is for damage alone: every other problem is reported within the time that other work
 * has.
 */
export function takesDamageAlone(completesAtMs: number, nowMs: number): boolean {
  return nowMs > completesAtMs - TEXTILE_CLAIM_MS + COMPLETION_WAIT_MS;
}
