import { eq } from 'drizzle-orm';

import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { ServiceContext } from '../context';
import { paperRequests, workVehicles } from '../schema';
import { aFreeProvider, anOperator } from '../seed/stories/people';
import { aWorkVehicle } from '../seed/stories/work-vehicles';
import { toIds } from './copied-orders';

/** Vehicles whose papers are to be looked at at these times. Answers their ids. */
export async function plantVehiclePapers(context: ServiceContext, times: readonly Date[]): Promise<readonly number[]> {
  const ids: number[] = [];
  const { userId } = await aFreeProvider(context);
  for (const nextAt of times) {
    const id = await aWorkVehicle(context, { userId, use: 'nissan', validUntil: toTehranDate(nextAt.getTime()) });
    await context.ports.database.connection.update(workVehicles).set({ nextAt }).where(eq(workVehicles.id, id));
    ids.push(id);
  }
  return ids;
}

/** Paper requests by operators, each with its next look at one of the times. Answers their ids. */
export async function plantPaperRequests(context: ServiceContext, times: readonly Date[]): Promise<readonly number[]> {
  const askedById = await anOperator(context, 'support');
  const { userId } = await aFreeProvider(context);
  const rows = times.map((nextAt) => ({
    userId,
    kind: 'other' as const,
    reason: 'planted',
    state: 'open' as const,
    dueDay: addDays(toTehranDate(nextAt.getTime()), -1),
    nextAt,
    askedById,
    askedAt: nextAt,
    turnedAt: nextAt,
  }));
  const { connection } = context.ports.database;
  return toIds(await connection.insert(paperRequests).values(rows).returning({ id: paperRequests.id }));
}
