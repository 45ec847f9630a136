import { getMove } from './order-lifecycle';
import type { CodedMove, OrderMove } from './order-moves';

/** The hours that an order was made for, and when the work began; null before. */
export interface VisitTimes {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The return of textiles; null for an order without one. */
  readonly returnsAtMs: number | null;
  readonly startedAtMs: number | null;
}

const WHOLE_PERCENT = 100;

/** The opening time of a move; null for one that time does not hold back. */
export function toOpensAtMs(move: OrderMove, times: VisitTimes): number | null {
  const { startsAtMs, endsAtMs, returnsAtMs, startedAtMs } = times;
  const { opens } = getMove(move);
  if (!opens) return null;
  if ('beforeReturnMs' in opens) return returnsAtMs === null ? null : returnsAtMs - opens.beforeReturnMs;
  if ('beforeVisitMs' in opens) return startsAtMs - opens.beforeVisitMs;
  if ('afterVisitBeginsMs' in opens) return startsAtMs + opens.afterVisitBeginsMs;
  const beganAtMs = Math.max(startsAtMs, startedAtMs ?? startsAtMs);
  return beganAtMs + ((endsAtMs - startsAtMs) * opens.visitPercent) / WHOLE_PERCENT;
}

/** The closing time of a move; null for one that the end of the booked hours does not close. */
export function toClosesAtMs(move: OrderMove, { endsAtMs }: Pick<VisitTimes, 'endsAtMs'>): number | null {
  return getMove(move).closesAtVisitEnd ? endsAtMs : null;
}

/** Whether the customer's start code opens a move outside of its time. */
export function opensByStartCode(move: OrderMove): move is CodedMove {
  const { opens } = getMove(move);
  return opens !== undefined && 'earlierBy' in opens && opens.earlierBy === 'start-code';
}

/** Whether a move says that somebody is not there, so long after they were expected. */
export function saysWhoIsMissing(move: OrderMove): boolean {
  const { opens } = getMove(move);
  return opens !== undefined && 'afterVisitBeginsMs' in opens;
}
