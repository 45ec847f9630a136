import { eq, sql } from 'drizzle-orm';

import type { TehranDate } from '@/lib/domain/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { selectBooked, toIntervals, toSchedule } from './candidates';
import { listDays, listSlots } from './rules';

const SHORTEST_VISIT_HOURS = 1;

interface FreeDay {
  readonly gDate: TehranDate;
  readonly hours: number[];
}

/** The hours of the coming days at which the shortest visit to a provider's customers can begin, whatever the service. None of who takes no work now. */
export async function listFreeDays(
  executor: Executor,
  { userId, dayCount }: { readonly userId: number; readonly dayCount: number },
  nowMs: number,
): Promise<FreeDay[]> {
  const [known] = await executor
    .select({
      weekHours: cityProviders.weekHours,
      booked: sql<string | null>`${selectBooked(cityProviders.userId, nowMs)}`,
    })
    .from(cityProviders)
    .where(eq(cityProviders.userId, userId))
    .limit(1);
  if (!known) return [];
  const schedule = toSchedule({ weekHours: known.weekHours, booked: toIntervals(known.booked) });
  return listDays(nowMs)
    .slice(0, dayCount)
    .map((gDate) => ({
      gDate,
      hours: listSlots([schedule], gDate, SHORTEST_VISIT_HOURS, nowMs)
        .filter(({ verdict }) => verdict === 'free')
        .map(({ startHour }) => startHour),
    }));
}
