import { eq, getTableColumns, sql } from 'drizzle-orm';

import type { TehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { readDistinct } from './candidates';
import { listDays, listSlots } from './rules';
import { selectBooked } from './taken-time';
import { selectMembers, toPerson } from './team-people';

export const SHORTEST_VISIT_HOURS = 1;

interface FreeDay {
  readonly gDate: TehranDate;
  readonly hours: number[];
}

/**
 * The hours of the coming days at which the shortest visit to a provider's customers can begin, for any service. For a
 * company they are those of a member of its team. Empty for a provider who takes no work now.
 */
export async function listFreeDays(
  executor: Executor,
  { userId, dayCount }: { readonly userId: number; readonly dayCount: number },
  nowMs: number,
): Promise<FreeDay[]> {
  const service = executor
    .select({ ...getTableColumns(cityProviders) })
    .from(cityProviders)
    .where(eq(cityProviders.userId, userId))
    .limit(1)
    .as('service');
  const member = selectMembers(executor, service.userId, { categoryId: service.categoryId, cityId: service.cityId });
  const person = toPerson(service, member);
  const known = await readDistinct(
    executor
      .selectDistinct({ weekHours: person.weekHours, booked: selectBooked(person, nowMs) })
      .from(service)
      .leftJoinLateral(member, sql`true`),
  );
  if (known.length === 0) return [];
  return listDays(nowMs)
    .slice(0, dayCount)
    .map((gDate) => ({
      gDate,
      hours: listSlots(known, gDate, SHORTEST_VISIT_HOURS, nowMs)
        .filter(({ verdict }) => verdict === 'free')
        .map(({ startHour }) => startHour),
    }));
}
