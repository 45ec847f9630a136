import { eq, inArray, isNotNull, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toWageRials } from '@/lib/domain/money/wage';
import { toFullName } from '@/lib/domain/person/full-name';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Actor } from '../context';
import type { Executor } from '../ports/database';
import { tasks, users } from '../schema';
import { findMemberWage, findPlaceInTeam, readTeamWages, type TeamWages } from '../teams';
import { toMonthOf, toMonthSpan, type JalaliMonth } from './jalali-months';
import { listSettledJobs, type SettledJob } from './settled-jobs';

export type WageMonth = CallAnswer<'accounting/getwagemonth'>;
type WageJob = WageMonth['lstJob'][number];

interface MonthAsked {
  /** The present month without one. */
  readonly of: JalaliMonth | undefined;
  readonly now: Date;
}

/**
 * The jobs of a company's people that were settled in a month, with the wage of each. The company reads all of them, a
 * member the own ones, without the company's pay. Throws not-yours for a person without a team.
 */
export async function readWageMonth(executor: Executor, actor: Actor, { of, now }: MonthAsked): Promise<WageMonth> {
  const place = await findPlaceInTeam(executor, actor);
  if (!place) throw new CallError('not-yours');
  const { companyId } = place;
  const isCompany = place.place === 'company';
  const asked = of ?? toMonthOf(toTehranDate(now.getTime()));
  const isMeant: SQL = isCompany ? isNotNull(tasks.assigneeId) : eq(tasks.assigneeId, actor.userId);
  const jobs = await listSettledJobs(executor, companyId, { ...toMonthSpan(asked), isMeant });
  const wages = await readTeamWages(executor, companyId, isCompany ? undefined : actor.userId);
  const names = await readNames(executor, jobs);
  const lstJob = jobs.flatMap((job) => toWageJob(job, { wages, names, isCompany }));
  return { of: asked, lstMember: toMembers(lstJob), lstJob, sums: toSums(lstJob) };
}

async function readNames(executor: Executor, jobs: readonly SettledJob[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(jobs.flatMap(({ task }) => task.assigneeId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await executor.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((person) => [person.id, toFullName(person)]));
}

interface Facts {
  readonly wages: TeamWages;
  readonly names: ReadonlyMap<number, string>;
  readonly isCompany: boolean;
}

function toWageJob({ task, sums, at }: SettledJob, { wages, names, isCompany }: Facts): WageJob[] {
  if (task.assigneeId === null) return [];
  const wage = findMemberWage(wages, task.assigneeId, task.startsAt ?? at);
  return [
    {
      taskid: task.id,
      reqcode: task.code,
      userId: task.assigneeId,
      fullname: names.get(task.assigneeId) ?? '',
      atMs: at.getTime(),
      netRial: isCompany ? sums.netRials : null,
      wage,
      wageRial: wage && toWageRials(wage, sums.netRials),
    },
  ];
}

function toSums(jobs: readonly WageJob[]): WageMonth['sums'] {
  return {
    jobCount: jobs.length,
    wageRial: jobs.reduce((sum, { wageRial }) => sum + (wageRial ?? 0), 0),
    openCount: jobs.filter(({ wageRial }) => wageRial === null).length,
  };
}

function toMembers(jobs: readonly WageJob[]): WageMonth['lstMember'] {
  return [...new Map(jobs.map(({ userId, fullname }) => [userId, fullname]))].map(([userId, fullname]) => ({
    userId,
    fullname,
    ...toSums(jobs.filter((job) => job.userId === userId)),
  }));
}
