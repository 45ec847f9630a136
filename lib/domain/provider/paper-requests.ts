import {
  PAPER_REQUEST_DECISIONS,
  type PaperRequestDecision,
  type PaperRequestState,
} from '@/lib/contract/desk-enumerations';

interface MoveShape {
  readonly from: readonly PaperRequestState[];
  readonly to: PaperRequestState;
  readonly by: 'owner' | 'operator' | 'clock';
}

/** The moves of a requested paper: actor, states before and after. Server and screens read only this table. */
export const PAPER_REQUEST_MOVES = {
  // Also after the last day, and another photo before an operator has looked.
  send: { from: ['open', 'sent', 'lapsed'], to: 'sent', by: 'owner' },
  lapse: { from: ['open'], to: 'lapsed', by: 'clock' },
  accept: { from: ['sent'], to: 'accepted', by: 'operator' },
  again: { from: ['sent', 'lapsed'], to: 'open', by: 'operator' },
  close: { from: ['open', 'sent', 'lapsed'], to: 'closed', by: 'operator' },
} as const satisfies Readonly<Record<string, MoveShape>>;

export type PaperRequestMove = keyof typeof PAPER_REQUEST_MOVES;

export function isPaperMoveAllowed(move: PaperRequestMove, state: PaperRequestState): boolean {
  const { from }: MoveShape = PAPER_REQUEST_MOVES[move];
  return from.includes(state);
}

/** An operator's possible decisions now. */
export function listPaperDecisions(state: PaperRequestState): PaperRequestDecision[] {
  return PAPER_REQUEST_DECISIONS.filter((move) => isPaperMoveAllowed(move, state));
}
