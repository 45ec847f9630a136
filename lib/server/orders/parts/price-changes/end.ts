import { and, eq } from 'drizzle-orm';

import { getMove } from '@/lib/domain/order/order-lifecycle';

import { PendingWrite } from '../../../ports/write-together';
import { priceChanges } from '../../../schema';
import type { Consequence } from '../../record/consequence';

/** The end of the work leaves the price as it was agreed: a proposal that nobody has decided on ends with it. */
export const priceChangeEnd: Consequence = {
  name: 'price change',
  plan: (transaction, { task, now }) => {
    // Only from the work's own states on can there be one.
    if (task.startedAt === null || getMove('proposePrice').from.includes(task.state)) return {};
    const isOpen = and(eq(priceChanges.taskId, task.id), eq(priceChanges.state, 'open'));
    const ended = { state: 'ended', decidedAt: now } as const;
    return { writes: [new PendingWrite(transaction.update(priceChanges).set(ended).where(isOpen))] };
  },
};
