import { and, eq, inArray, isNull } from 'drizzle-orm';

import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { isFreezing } from '@/lib/domain/dispute/dispute-moves';
import { isOver } from '@/lib/domain/order/order-states';

import { PendingWrite } from '../../../ports/write-together';
import { disputes } from '../../../schema';
import type { Consequence } from '../../record/consequence';
import { toClockColumns } from './clock';

const OPEN_STATES = DISPUTE_STATES.filter(isFreezing);

/**
 * Ends an order's dispute where nothing is left to decide: its customer says that all is well, or the order has ended
 * otherwise. The clock of a report about textiles that were still away begins when they are back.
 */
export const disputeEnd: Consequence = {
  name: 'dispute',
  plan: (transaction, { before, task, move, now }) => {
    if (task.disputedAt === null) return {};
    if (move === 'handBack') {
      const waits = and(eq(disputes.taskId, task.id), eq(disputes.state, 'open'), isNull(disputes.dueAt));
      return { writes: [new PendingWrite(transaction.update(disputes).set(toClockColumns('open', now)).where(waits))] };
    }
    if (isOver(before.state) || !isOver(task.state)) return {};
    const settled = { ...toClockColumns('settled', now), settledAt: now, ended: 'withdrawn' } as const;
    const isOpen = and(eq(disputes.taskId, task.id), inArray(disputes.state, OPEN_STATES));
    return { writes: [new PendingWrite(transaction.update(disputes).set(settled).where(isOpen))] };
  },
};
