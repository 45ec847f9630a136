import type { DisputeState } from '@/lib/contract/enumerations';

import {
  DISPUTE_ANSWER_MS,
  DISPUTE_APPEAL_MS,
  DISPUTE_DECISION_MS,
  DISPUTE_LAST_CALL_MS,
  SECOND_VISIT_WAIT_MS,
} from '../constants/orders';
import { getDisputeFacts } from './dispute-moves';

const WAITS_MS: Readonly<Record<DisputeState, number | null>> = {
  open: DISPUTE_ANSWER_MS,
  answered: DISPUTE_ANSWER_MS,
  'second-visit': SECOND_VISIT_WAIT_MS,
  desk: DISPUTE_DECISION_MS,
  decided: DISPUTE_APPEAL_MS,
  appealed: DISPUTE_DECISION_MS,
  settled: null,
};

export interface DisputeClock {
  readonly dueMs: number | null;
  /** The two reminders of the silent side: at half of the time, and once more before the end. */
  readonly halfMs: number | null;
  readonly lastMs: number | null;
}

/** The clock of a state that begins at an instant. */
export function toDisputeClock(state: DisputeState, beginsMs: number): DisputeClock {
  const waitMs = WAITS_MS[state];
  if (waitMs === null) return { dueMs: null, halfMs: null, lastMs: null };
  const dueMs = beginsMs + waitMs;
  if (!getDisputeFacts(state).isSilenceCounted) return { dueMs, halfMs: null, lastMs: null };
  return { dueMs, halfMs: beginsMs + waitMs / 2, lastMs: dueMs - DISPUTE_LAST_CALL_MS };
}

/** The end of a clock whose last call is told now: the call leaves its whole time, also when it came late. */
export function toDueAfterLastCall(dueMs: number, nowMs: number): number {
  return Math.max(dueMs, nowMs + DISPUTE_LAST_CALL_MS);
}
