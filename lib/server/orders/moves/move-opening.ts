import { CallError } from '@/lib/contract/call-error';
import { toVisit, type TaskRow } from '../../schema';
import { opensByStartCode, toOpensAtMs } from '@/lib/domain/move-opening';
import type { OrderMove } from '@/lib/domain/order-moves';

type Visit = Pick<TaskRow, 'startsAt' | 'endsAt' | 'startedAt'>;

/** From when on an order's move is open; null for one that time does not hold back. */
export function toTaskOpensAtMs(move: OrderMove, task: Visit): number | null {
  const { startsAt, endsAt } = toVisit(task);
  return toOpensAtMs(move, {
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    startedAtMs: task.startedAt?.getTime() ?? null,
  });
}

/** Whether a move comes before its time. */
export function isTooEarly(move: OrderMove, task: Visit, now: Date): boolean {
  const opensAtMs = toTaskOpensAtMs(move, task);
  return opensAtMs !== null && now.getTime() < opensAtMs;
}

/** Throws move-too-early with `opensAtMs` for a move whose time has not come, unless the customer's start code has opened it. */
export function requireOpen(move: OrderMove, task: Visit, { now, isOpenedByCode }: OpeningRequest): void {
  if (!isTooEarly(move, task, now) || (isOpenedByCode && opensByStartCode(move))) return;
  throw new CallError('move-too-early', { details: { opensAtMs: toTaskOpensAtMs(move, task) } });
}

interface OpeningRequest {
  readonly now: Date;
  readonly isOpenedByCode: boolean;
}
