import { eq } from 'drizzle-orm';

import { isOver } from '@/lib/domain/order/order-states';

import { PendingWrite } from '../../../ports/write-together';
import { disputes } from '../../../schema';
import type { Consequence } from '../../record/consequence';

/**
 * Ends an order's dispute where nothing is left to decide: its customer says that all is well, or the order has ended
 * otherwise.
 */
export const disputeEnd: Consequence = {
  name: 'dispute',
  plan: (transaction, { before, task, now }) => {
    if (task.disputedAt === null || isOver(before.state) || !isOver(task.state)) return {};
    const settled = { state: 'settled', settledAt: now } as const;
    return {
      writes: [new PendingWrite(transaction.update(disputes).set(settled).where(eq(disputes.taskId, task.id)))],
    };
  },
};
