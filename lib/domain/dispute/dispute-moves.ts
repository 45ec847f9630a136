import type { DisputeSide, DisputeState } from '@/lib/contract/enumerations';

/** The actor of a move of a dispute; `system` is time. */
export type DisputeActor = DisputeSide | 'system';

interface DisputeMoveShape {
  readonly from: readonly DisputeState[];
  /** Null where the dispute stays in its state; of several states, the move's own rule names one. */
  readonly to: DisputeState | readonly DisputeState[] | null;
  readonly by: readonly DisputeActor[];
  /** It asks for an offer that nobody has answered. */
  readonly needsOffer?: true;
  /** Time makes it, at the dispute's `dueAt`. */
  readonly isDue?: true;
}

const BEFORE_DECISION = ['open', 'answered', 'desk'] as const;

/**
 * The moves of a dispute: actor, states before and after (BEHAVIOUR 15). The two sides agree, or silence decides, or an
 * operator does; another operator decides on an appeal. Server and screens read only this table.
 */
const MOVES = {
  /** Words or photos. The professional's first ones make it the customer's turn. */
  say: { from: BEFORE_DECISION, to: ['open', 'answered', 'desk'], by: ['customer', 'provider'] },
  /** A part of the money, or a second visit. A later offer takes the place of an earlier one. */
  offer: { from: BEFORE_DECISION, to: ['answered', 'desk'], by: ['provider'] },
  accept: { from: ['answered', 'desk'], to: ['settled', 'second-visit'], by: ['customer'], needsOffer: true },
  /** The customer accepts no offer, or the second visit did not help. */
  askDesk: { from: ['answered', 'second-visit'], to: 'desk', by: ['customer'] },
  /** All is well. */
  withdraw: { from: [...BEFORE_DECISION, 'second-visit'], to: 'settled', by: ['customer'] },
  /** The professional pays the asked sum; where the order's money does not cover it, an operator decides. */
  providerSilent: { from: ['open'], to: ['settled', 'desk'], by: ['system'], isDue: true },
  /** The money is released; a customer who has said something is heard by an operator instead. */
  customerSilent: { from: ['answered'], to: ['settled', 'desk'], by: ['system'], isDue: true },
  /** The second visit counts as helpful without an objection. */
  visitHelped: { from: ['second-visit'], to: 'settled', by: ['system'], isDue: true },
  /** A large sum waits for a second operator in the state that it is in. */
  decide: { from: ['desk'], to: ['decided', 'desk'], by: ['operator'] },
  appeal: { from: ['decided'], to: 'appealed', by: ['customer', 'provider'] },
  decideAppeal: { from: ['appealed'], to: ['settled', 'appealed'], by: ['operator'] },
  acceptDecision: { from: ['decided'], to: 'settled', by: ['system'], isDue: true },
} as const satisfies Record<string, DisputeMoveShape>;

export type DisputeMove = keyof typeof MOVES;

/** The table, in the order of the ladder. */
export const DISPUTE_MOVES: Readonly<Record<DisputeMove, DisputeMoveShape>> = MOVES;
const DISPUTE_MOVE_NAMES = Object.keys(MOVES) as DisputeMove[];

interface MovableDispute {
  readonly state: DisputeState;
  readonly hasOffer: boolean;
}

export function isDisputeMoveOpen(move: DisputeMove, { state, hasOffer }: MovableDispute, by: DisputeActor): boolean {
  const { from, by: actors, needsOffer } = DISPUTE_MOVES[move];
  return from.includes(state) && actors.includes(by) && (!needsOffer || hasOffer);
}

/** One side's open moves, in the table's order. */
export function listDisputeMoves(dispute: MovableDispute, by: DisputeActor): DisputeMove[] {
  return DISPUTE_MOVE_NAMES.filter((move) => isDisputeMoveOpen(move, dispute, by));
}

/** The move that time makes in a state; null where it makes none. An operator's time is a deadline, not a move. */
export function findDueMove(state: DisputeState): DisputeMove | null {
  return (
    DISPUTE_MOVE_NAMES.find((move) => DISPUTE_MOVES[move].isDue && DISPUTE_MOVES[move].from.includes(state)) ?? null
  );
}

interface StateFacts {
  /** The side that has to act; null for neither. */
  readonly turn: DisputeSide | null;
  /** The order's money waits. */
  readonly isFreezing: boolean;
  /** The side that is silent until the end of the clock loses, and is told so before. */
  readonly isSilenceCounted: boolean;
}

/** The facts of each state of a dispute. */
const STATES: Readonly<Record<DisputeState, StateFacts>> = {
  open: { turn: 'provider', isFreezing: true, isSilenceCounted: true },
  answered: { turn: 'customer', isFreezing: true, isSilenceCounted: true },
  'second-visit': { turn: 'customer', isFreezing: true, isSilenceCounted: true },
  desk: { turn: 'operator', isFreezing: true, isSilenceCounted: false },
  decided: { turn: null, isFreezing: false, isSilenceCounted: false },
  appealed: { turn: 'operator', isFreezing: false, isSilenceCounted: false },
  settled: { turn: null, isFreezing: false, isSilenceCounted: false },
};

export function getDisputeFacts(state: DisputeState): StateFacts {
  return STATES[state];
}

/** The states in which the money waits. */
export function isFreezing(state: DisputeState): boolean {
  return STATES[state].isFreezing;
}

/** A decision is still open: neither of the two can leave. */
export function isDisputeLive(state: DisputeState): boolean {
  return STATES[state].turn !== null;
}
