import { eq, or } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { cashClaims, disputeEntries, disputePhotos, disputes, tasks, uploadedFiles } from '../schema';

/** A person's reported problems, and their statements in disputes; the files of their photos are among their own. */
export async function collectDisputes(executor: Executor, userId: number) {
  return {
    disputes: await listDisputes(executor, userId),
    disputeEntries: await executor.select().from(disputeEntries).where(eq(disputeEntries.authorId, userId)),
    cashClaims: await listCashClaims(executor, userId),
    disputePhotos: await listDisputePhotos(executor, userId),
  };
}

/** The customer's claim and the decision, without its judges. */
async function listDisputes(executor: Executor, userId: number): Promise<unknown[]> {
  const rows = await executor.select().from(disputes).where(eq(disputes.openedById, userId));
  return rows.map(({ judgeIds: _judgeIds, ...dispute }) => dispute);
}

/** Cash that the person was said to owe, or said to miss; the customer's words are the customer's. */
async function listCashClaims(executor: Executor, userId: number): Promise<unknown[]> {
  const rows = await executor
    .select({ claim: cashClaims, customerId: tasks.customerId })
    .from(cashClaims)
    .innerJoin(tasks, eq(tasks.id, cashClaims.taskId))
    .where(or(eq(tasks.customerId, userId), eq(tasks.providerId, userId)));
  return rows.map(({ claim: { decidedById: _decidedById, contestText, ...claim }, customerId }) => ({
    ...claim,
    ...(customerId === userId ? { contestText } : {}),
  }));
}

async function listDisputePhotos(executor: Executor, userId: number): Promise<unknown[]> {
  return executor
    .select({ disputeId: disputePhotos.disputeId, fileId: disputePhotos.fileId, addedAt: disputePhotos.addedAt })
    .from(disputePhotos)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, disputePhotos.fileId))
    .where(eq(uploadedFiles.ownerId, userId));
}
