import { eq } from 'drizzle-orm';

import type { ServiceContext } from '../context';
import { providers } from '../schema';
import { aFreeProvider } from '../seed/stories/people';

/** Providers whose pauses end at these times. Answers their ids. */
export async function plantPauses(context: ServiceContext, ends: readonly Date[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const pausedUntil of ends) {
    const { userId } = await aFreeProvider(context);
    await context.ports.database.connection
      .update(providers)
      .set({ status: 'paused', pausedUntil })
      .where(eq(providers.userId, userId));
    ids.push(userId);
  }
  return ids;
}
