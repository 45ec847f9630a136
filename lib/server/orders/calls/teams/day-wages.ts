import { toWageRials } from '@/lib/domain/money/wage';
import { toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';

import { listOrderSums } from '../../../money';
import type { Executor } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { findMemberWage, readTeamWages } from '../../../teams';

interface DayWage {
  readonly userId: number;
  readonly gDate: TehranDate;
  readonly wageRial: number;
}

interface WageReader {
  readonly companyId: number;
  /** The one member; undefined for all. */
  readonly memberId: number | undefined;
}

/** Each member's wages for the jobs of each day, as they stand now; empty for a member without a wage. */
export async function listDayWages(
  executor: Executor,
  works: readonly TaskRow[],
  { companyId, memberId }: WageReader,
): Promise<readonly DayWage[]> {
  const wages = await readTeamWages(executor, companyId, memberId);
  if (wages.size === 0) return [];
  const sums = await listOrderSums(executor, works);
  const days = new Map<string, DayWage>();
  for (const [index, { assigneeId, startsAt }] of works.entries()) {
    if (assigneeId === null || startsAt === null) continue;
    const wage = findMemberWage(wages, assigneeId, startsAt);
    const rials = wage && toWageRials(wage, sums[index]?.netRials ?? 0);
    if (rials === null) continue;
    const gDate = toTehranDate(startsAt.getTime());
    const key = `${assigneeId}/${gDate}`;
    days.set(key, { userId: assigneeId, gDate, wageRial: (days.get(key)?.wageRial ?? 0) + rials });
  }
  return [...days.values()];
}
