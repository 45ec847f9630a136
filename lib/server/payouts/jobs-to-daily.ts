import { and, eq } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';

/** How many completed jobs a provider lacks for pay on every day; zero where it may be chosen (BEHAVIOUR 19). */
export async function countJobsToDaily(executor: Executor, userId: number): Promise<number> {
  const jobs = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.providerId, userId), eq(tasks.state, 'COMPLETED')))
    .limit(PAYOUT.dailyFromJobs);
  return PAYOUT.dailyFromJobs - jobs.length;
}
