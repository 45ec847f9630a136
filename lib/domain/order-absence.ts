import type { OrderMove } from './order-moves';

/** Moves after which the state alone does not say what happened: somebody was not there. */
export type Absence = Extract<OrderMove, 'reportNoShow' | 'reportNoAccess' | 'disputeNoShow'>;

const ABSENCES: readonly string[] = ['reportNoShow', 'reportNoAccess', 'disputeNoShow'] satisfies Absence[];

/** How an order ended where somebody was not there; null for every other one. What becomes of its fee comes later on the time line. */
export function findAbsence({ timeline }: { readonly timeline: readonly { readonly move: string }[] }): Absence | null {
  return timeline.map(({ move }) => move).find(isAbsence) ?? null;
}

function isAbsence(move: string): move is Absence {
  return ABSENCES.includes(move);
}
