import type { OrderState, ServiceKind } from '@/lib/contract/enumerations';
import { WORK_MOVES, type WorkMove } from '@/lib/contract/provider-enumerations';

import { HOUR_MS } from '../constants/time-units';
import { opensByStartCode, toClosesAtMs, toOpensAtMs } from './move-opening';
import { getMove, listMoves } from './order-lifecycle';
import { isReturnAhead } from './order-states';
import { getKind } from '../kind/service-kind';

/**
 * A provider's moves on the way and at the door work without network, and reach the server later (BEHAVIOUR 18). Moves
 * that compete with others, or cost somebody money by their hour, need the network: taking work, giving it back, and
 * reporting that nobody opens.
 */
const OFFLINE_MOVES: readonly WorkMove[] = ['depart', 'start', 'finish', 'pickUp', 'process', 'bringBack', 'handBack'];

export function canWaitForNetwork(move: WorkMove): boolean {
  return OFFLINE_MOVES.includes(move);
}

interface MoveOpening {
  readonly move: string;
  readonly opensAtMs: number;
  readonly closesAtMs: number | null;
  readonly earlierBy: 'start-code' | null;
}

/** The facts of a work that its next moves follow from, as clean/gettaskdetail answers it. */
export interface MovableWork {
  readonly state: OrderState;
  readonly kind: ServiceKind;
  readonly startsAtMs: number;
  readonly hourCount: number;
  readonly moves: readonly string[];
  readonly moveOpenings: readonly MoveOpening[];
}

/** A move that the server has not heard of yet. */
export interface MadeMove {
  readonly move: WorkMove;
  readonly madeAtMs: number;
}

/**
 * A work as it will be once the server has heard of these moves, in their order. What goes on from there is reckoned by
 * the server's own table. The next pieces of textiles are scanned with a network, so nothing follows their hand-over.
 */
export function toExpectedWork<Work extends MovableWork>(work: Work, made: readonly MadeMove[]): Work {
  return made.reduce((before, { move, madeAtMs }) => makeExpected(before, move, madeAtMs), work);
}

function makeExpected<Work extends MovableWork>(work: Work, move: WorkMove, madeAtMs: number): Work {
  const state = getMove(move).to ?? work.state;
  const moves = isReturnAhead(state)
    ? []
    : listMoves({ state, kind: work.kind }, 'provider').filter((next) =>
        WORK_MOVES.some((known) => known === next && canWaitForNetwork(known)),
      );
  return { ...work, state, moves, moveOpenings: moves.flatMap((next) => toOpenings(work, next, madeAtMs)) };
}

function toOpenings(work: MovableWork, move: Parameters<typeof toOpensAtMs>[0], startedAtMs: number): MoveOpening[] {
  if (!getKind(work.kind).hasVisit) return [];
  const { startsAtMs, hourCount } = work;
  const endsAtMs = startsAtMs + hourCount * HOUR_MS;
  // Nothing is reckoned beyond the pick-up of textiles, so no return is asked for here.
  const opensAtMs = toOpensAtMs(move, { startsAtMs, endsAtMs, returnsAtMs: null, startedAtMs });
  if (opensAtMs === null) return [];
  const earlierBy = opensByStartCode(move) ? 'start-code' : null;
  return [{ move, opensAtMs, closesAtMs: toClosesAtMs(move, { endsAtMs }), earlierBy }];
}
