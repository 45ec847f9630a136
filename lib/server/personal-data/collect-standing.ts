import { asc, eq, or } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import {
  colleagueReferrals,
  pauses,
  reliabilityEvents,
  sanctions,
  standingPapers,
  tasks,
  uploadedFiles,
  withdrawalExcuses,
} from '../schema';

/** The reliability's events, and the decisions about it without their operators. */
export async function readReliability(executor: Executor, userId: number) {
  const { reason, points, at, liftedAt } = reliabilityEvents;
  const { sanctionId, excuseId, fileId } = standingPapers;
  const rows = await executor.select().from(sanctions).where(eq(sanctions.userId, userId)).orderBy(asc(sanctions.id));
  const excuses = await executor
    .select()
    .from(withdrawalExcuses)
    .where(eq(withdrawalExcuses.userId, userId))
    .orderBy(asc(withdrawalExcuses.id));
  return {
    reliabilityEvents: await executor
      .select({ orderCode: tasks.code, reason, points, at, liftedAt })
      .from(reliabilityEvents)
      .innerJoin(tasks, eq(tasks.id, reliabilityEvents.taskId))
      .where(eq(reliabilityEvents.userId, userId))
      .orderBy(asc(reliabilityEvents.id)),
    sanctions: rows.map(({ decidedBy: _decidedBy, ...sanction }) => sanction),
    pausesByDesk: await executor
      .select({ reason: pauses.reason, beganAt: pauses.beganAt, endsAt: pauses.endsAt, endedAt: pauses.endedAt })
      .from(pauses)
      .where(eq(pauses.providerId, userId))
      .orderBy(asc(pauses.id)),
    withdrawalExcuses: excuses.map(({ decidedBy: _decidedBy, ...excuse }) => excuse),
    standingPapers: await executor
      .select({ sanctionId, excuseId, fileId })
      .from(standingPapers)
      .innerJoin(uploadedFiles, eq(uploadedFiles.id, fileId))
      .where(eq(uploadedFiles.ownerId, userId))
      .orderBy(asc(standingPapers.id)),
  };
}

/** Whom the person brought, without names, and whether somebody brought them. */
export async function readColleagues(executor: Executor, userId: number) {
  const { colleagueId, inviterId, invitedAt, decidedAt, obstacle } = colleagueReferrals;
  const rows = await executor
    .select({ inviterId, invitedAt, decidedAt, obstacle })
    .from(colleagueReferrals)
    .where(or(eq(colleagueId, userId), eq(inviterId, userId)))
    .orderBy(asc(invitedAt));
  return rows.map(({ inviterId: by, ...referral }) => ({ ...referral, isInviter: by === userId }));
}
