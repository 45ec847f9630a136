import type { OrderMove } from './order-moves';

/** Moves after which the state alone does not say what happened: somebody was not there. */
export const ABSENCES = ['reportNoShow', 'reportNoAccess', 'disputeNoShow'] as const satisfies readonly OrderMove[];
/** One of ABSENCES. */
export type Absence = (typeof ABSENCES)[number];
