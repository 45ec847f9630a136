import type { DisputeState } from '@/lib/contract/enumerations';
import { toDisputeClock } from '@/lib/domain/dispute/dispute-clock';

import type { disputes } from '../../../schema';

type ClockColumns = Pick<typeof disputes.$inferSelect, 'state' | 'dueAt' | 'halfCallAt' | 'lastCallAt' | 'spokeAt'>;

/** A state with its clock, as columns; nobody has said anything in it yet. */
export function toClockColumns(state: DisputeState, beginsAt: Date): ClockColumns {
  const { dueMs, halfMs, lastMs } = toDisputeClock(state, beginsAt.getTime());
  return {
    state,
    dueAt: toInstant(dueMs),
    halfCallAt: toInstant(halfMs),
    lastCallAt: toInstant(lastMs),
    spokeAt: null,
  };
}

function toInstant(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
