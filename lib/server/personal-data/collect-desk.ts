import { eq, or } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { approvals, auditEntries, deskCases, deskViews, personViews } from '../schema';

/** An operator's acts at the desk, without their words about others; and the desk's views of any person. */
export async function collectDeskWork(executor: Executor, userId: number) {
  const { matter, askedAt, ended, endedAt } = approvals;
  const { beganAt, endedAt: viewEndedAt, reason } = personViews;
  const { at, action, outcome } = auditEntries;
  return {
    deskCases: await executor.select().from(deskCases).where(eq(deskCases.ownerId, userId)),
    deskViews: await executor.select().from(deskViews).where(eq(deskViews.ownerId, userId)),
    deskApprovals: await executor
      .select({ matter, askedAt, ended, endedAt })
      .from(approvals)
      .where(or(eq(approvals.askedById, userId), eq(approvals.endedById, userId))),
    /** The desk's views of the site with this person's eyes, and their reasons. */
    viewsByTheDesk: await executor
      .select({ beganAt, endedAt: viewEndedAt, reason })
      .from(personViews)
      .where(eq(personViews.userId, userId)),
    deskActions: await executor
      .select({ at, action, outcome })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId)),
  };
}
