import { eq, or } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { approvals, auditEntries, deskCases, deskViews } from '../schema';

/** What an operator did at the desk, without what it says of others. */
export async function collectDeskWork(executor: Executor, userId: number) {
  const { matter, askedAt, ended, endedAt } = approvals;
  const { at, action, outcome } = auditEntries;
  return {
    deskCases: await executor.select().from(deskCases).where(eq(deskCases.ownerId, userId)),
    deskViews: await executor.select().from(deskViews).where(eq(deskViews.ownerId, userId)),
    deskApprovals: await executor
      .select({ matter, askedAt, ended, endedAt })
      .from(approvals)
      .where(or(eq(approvals.askedById, userId), eq(approvals.endedById, userId))),
    deskActions: await executor
      .select({ at, action, outcome })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId)),
  };
}
