import { and, eq, isNull } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { pauses } from '../schema';

/** Whether the desk offers a provider no work for now (decision 0154): only the desk ends that. */
export async function isPausedByDesk(executor: Executor, providerId: number): Promise<boolean> {
  return (await executor.$count(pauses, and(eq(pauses.providerId, providerId), isNull(pauses.endedAt)))) > 0;
}
