import { CallError } from '@/lib/contract/call-error';
import { OFFLINE_MOVE_MS } from '@/lib/domain/constants/providers';
import { toPromisedAtMs, toVisit, type TaskRow } from '../../schema';
import { getKind } from '@/lib/domain/kind/service-kind';
import { opensByStartCode, saysWhoIsMissing, toClosesAtMs, toOpensAtMs } from '@/lib/domain/order/move-opening';
import type { OrderMove } from '@/lib/domain/order/order-moves';

type Visit = Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt' | 'startedAt' | 'detail'>;

/**
 * The provider's due time: the beginning of the visit, or the end of the arrival window of an order as soon as
 * possible.
 */
export function toDueAtMs(task: Visit): number {
  const { startsAt, endsAt } = toVisit(task);
  return (getKind(task.kind).hasVisit ? startsAt : endsAt).getTime();
}

/**
 * The opening time of an order's move; null for one that time does not hold back. In an order as soon as possible, the
 * work waits for no hour, and nobody is missing before the arrival window is over.
 */
export function toTaskOpensAtMs(move: OrderMove, task: Visit): number | null {
  const { hasVisit } = getKind(task.kind);
  const isMissing = saysWhoIsMissing(move);
  if (!hasVisit && !isMissing) return null;
  return toOpensAtMs(move, {
    // Nobody is missing before the hour that both agreed to.
    startsAtMs: hasVisit && isMissing ? toPromisedAtMs(task) : toDueAtMs(task),
    endsAtMs: toVisit(task).endsAt.getTime(),
    returnsAtMs: task.detail?.return?.startsAtMs ?? null,
    startedAtMs: task.startedAt?.getTime() ?? null,
  });
}

/** Whether a move comes before its time. */
export function isTooEarly(move: OrderMove, task: Visit, now: Date): boolean {
  const opensAtMs = toTaskOpensAtMs(move, task);
  return opensAtMs !== null && now.getTime() < opensAtMs;
}

/** The closing time of an order's move; null for one that no end closes, and in an order as soon as possible. */
export function toTaskClosesAtMs(move: OrderMove, task: Visit): number | null {
  return getKind(task.kind).hasVisit ? toClosesAtMs(move, { endsAtMs: toVisit(task).endsAt.getTime() }) : null;
}

interface OpeningRequest {
  readonly now: Date;
  readonly isOpenedByCode: boolean;
  /** The time of the press on a phone that had no network then; undefined for a move made now. */
  readonly madeAtMs?: number | undefined;
}

/**
 * Throws move-too-early with `opensAtMs` for a move whose time has not come, and move-too-late for one whose time is
 * over. Throws neither where the customer's start code has opened it. A move made in time without network, which
 * reaches the server within OFFLINE_MOVE_MS of the end, was in time.
 */
export function requireOpen(move: OrderMove, task: Visit, { now, isOpenedByCode, madeAtMs }: OpeningRequest): void {
  if (isOpenedByCode && opensByStartCode(move)) return;
  if (isTooEarly(move, task, now))
    throw new CallError('move-too-early', { details: { opensAtMs: toTaskOpensAtMs(move, task) } });
  const closesAtMs = toTaskClosesAtMs(move, task);
  const nowMs = now.getTime();
  if (closesAtMs === null || nowMs < closesAtMs) return;
  const wasInTime = madeAtMs !== undefined && madeAtMs < closesAtMs && nowMs < closesAtMs + OFFLINE_MOVE_MS;
  if (!wasInTime) throw new CallError('move-too-late');
}
