import type { OrderMove } from './order-moves';

/** Moves after which the state alone does not say what happened: somebody was not there. */
export type Absence = Extract<OrderMove, 'reportNoShow' | 'reportNoAccess'>;

/** How an order ended where somebody was not there; null for every other one. */
export function findAbsence({ timeline }: { readonly timeline: readonly { readonly move: string }[] }): Absence | null {
  const last = timeline.at(-1)?.move;
  return last === 'reportNoShow' || last === 'reportNoAccess' ? last : null;
}
