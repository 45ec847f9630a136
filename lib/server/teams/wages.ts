import { and, asc, eq } from 'drizzle-orm';

import { findWageAt, type DatedWage } from '@/lib/domain/money/wage';

import type { Executor } from '../ports/database';
import { memberWages } from '../schema';

/** A company's agreements with each of its people, former ones too, the oldest first. */
export type TeamWages = ReadonlyMap<number, readonly DatedWage[]>;

/** The wages of one member with `memberId`, else of all. */
export async function readTeamWages(executor: Executor, companyId: number, memberId?: number): Promise<TeamWages> {
  const rows = await executor
    .select()
    .from(memberWages)
    .where(
      and(
        eq(memberWages.companyId, companyId),
        memberId === undefined ? undefined : eq(memberWages.memberId, memberId),
      ),
    )
    .orderBy(asc(memberWages.since), asc(memberWages.id));
  const wages = new Map<number, DatedWage[]>();
  for (const { memberId: userId, percent, jobRials, since } of rows) {
    const known = wages.get(userId) ?? [];
    known.push({ percent, jobRial: jobRials, sinceMs: since.getTime() });
    wages.set(userId, known);
  }
  return wages;
}

/** A member's agreement at a moment; null without one. */
export function findMemberWage(wages: TeamWages, userId: number, at: Date) {
  const found = findWageAt(wages.get(userId) ?? [], at.getTime());
  if (!found || (found.percent === null && found.jobRial === null)) return null;
  const { percent, jobRial } = found;
  return { percent, jobRial };
}
