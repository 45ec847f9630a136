import { and, eq } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';

/** Completed jobs that a provider still needs before daily pay can be chosen; 0 once it can (BEHAVIOUR 19). */
export async function countJobsToDaily(executor: Executor, userId: number): Promise<number> {
  const jobs = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.providerId, userId), eq(tasks.state, 'COMPLETED')))
    .limit(PAYOUT.dailyFromJobs);
  return PAYOUT.dailyFromJobs - jobs.length;
}
