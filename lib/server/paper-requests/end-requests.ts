import { eq } from 'drizzle-orm';

import { toEndMs } from '@/lib/domain/provider/paper-end';

import { defineRowBatch } from '../batches';
import type { Transaction } from '../ports/database';
import { paperRequests } from '../schema';
import { toNextAt, type PaperRequestRow } from './store';
import { tellOwner } from './tell';

const BATCH_SIZE = 50;

/** Reminds owners of papers that were asked for, and gives a case back to the desk when its last day is over. */
export const endingPaperRequests = defineRowBatch({
  name: 'papers that were asked for',
  limit: BATCH_SIZE,
  table: paperRequests,
  id: paperRequests.id,
  due: paperRequests.nextAt,
  work: goOn,
  wake: ({ signals }) => signals.messagesPending(),
});

async function goOn(transaction: Transaction, request: PaperRequestRow, now: Date): Promise<void> {
  const { id, dueDay } = request;
  const hasLapsed = now.getTime() >= toEndMs(dueDay);
  const changed = hasLapsed
    ? ({ state: 'lapsed', nextAt: null, turnedAt: now } as const)
    : { nextAt: toNextAt(dueDay, now) };
  await transaction.update(paperRequests).set(changed).where(eq(paperRequests.id, id));
  await tellOwner(transaction, request, { event: hasLapsed ? 'paper-lapsed' : 'paper-due', now });
}
