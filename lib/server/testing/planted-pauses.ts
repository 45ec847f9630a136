import { eq } from 'drizzle-orm';

import type { ServiceContext } from '../context';
import { pauses, providers } from '../schema';
import { aFreeProvider, anOperator } from '../seed/stories/people';
import { toIds } from './copied-orders';

/** A neighbourhood of Tehran in which no story plays. */
const QUIET_PLACE_ID = 1005;

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

/** Pauses of the desk that end at these times. Answers their ids. */
export async function plantDeskPauses(context: ServiceContext, ends: readonly Date[]): Promise<readonly number[]> {
  const madeById = await anOperator(context, 'catalogue');
  const rows = ends.map((endsAt) => ({
    kind: 'neighbourhood' as const,
    locationId: QUIET_PLACE_ID,
    reason: 'planted',
    beganAt: endsAt,
    endsAt,
    madeById,
  }));
  return toIds(await context.ports.database.connection.insert(pauses).values(rows).returning({ id: pauses.id }));
}
