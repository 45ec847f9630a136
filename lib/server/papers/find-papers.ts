import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toTaxNumber } from '@/lib/domain/paper/tax-number';

import type { Executor } from '../ports/database';
import { papers, tasks, type PaperRecord } from '../schema';

/**
 * The papers of an order that a person may read, oldest first: who buys or sells by them. Throws not-found, and
 * not-yours for who is neither side of the order.
 */
export async function listPapers(executor: Executor, taskId: number, userId: number): Promise<PaperRecord[]> {
  const [task] = await executor
    .select({ customerId: tasks.customerId, providerId: tasks.providerId })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== userId && task.providerId !== userId) throw new CallError('not-yours');
  const found = await executor.select().from(papers).where(eq(papers.taskId, taskId)).orderBy(asc(papers.id));
  return found.filter(({ buyerId, sellerId }) => buyerId === userId || sellerId === userId);
}

/** The tax office's number of a paper; null where it was written without a memory id. */
export function toPaperTaxNumber({ id, memoryId, issuedAt }: PaperRecord): string | null {
  return memoryId === null ? null : toTaxNumber({ memoryId, issuedAtMs: issuedAt.getTime(), serial: id });
}
