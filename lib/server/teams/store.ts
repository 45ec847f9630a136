import { and, asc, count, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { CallError } from '@/lib/contract/call-error';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import type { TeamPlace } from '@/lib/contract/provider-enumerations';
import { isOver, listStates } from '@/lib/domain/order/order-states';

import type { Actor } from '../context';
import type { Executor, Transaction } from '../ports/database';
import { providers, tasks, teamMembers, users } from '../schema';

export type MemberRow = typeof teamMembers.$inferSelect;

/** A company, and a person's part in its team. */
export interface PlaceInTeam {
  readonly companyId: number;
  readonly place: TeamPlace;
}

/** Null for a person without a team. A company is its team's, with or without members. */
export async function findPlaceInTeam(
  executor: Executor,
  { userId, roleId }: Pick<Actor, 'userId' | 'roleId'>,
): Promise<PlaceInTeam | null> {
  if (roleId === ROLE_IDS.company) return { companyId: userId, place: 'company' };
  const [own] = await executor
    .select({ companyId: teamMembers.companyId, isSupervisor: teamMembers.isSupervisor })
    .from(teamMembers)
    .where(and(eq(teamMembers.memberId, userId), eq(teamMembers.state, 'active')))
    .limit(1);
  return own ? { companyId: own.companyId, place: own.isSupervisor ? 'supervisor' : 'worker' } : null;
}

export interface TeamMember {
  readonly member: MemberRow;
  readonly person: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile' | 'imageFileId'>;
  readonly profile: Pick<typeof providers.$inferSelect, 'ratingSum' | 'ratingCount'>;
}

/**
 * Members of a team whom a member may see: the company all, a supervisor their workers and themselves, a worker
 * themselves alone. The longest there first.
 */
export function listTeam(
  executor: Executor,
  { userId }: Pick<Actor, 'userId'>,
  { companyId, place }: PlaceInTeam,
): Promise<TeamMember[]> {
  return executor
    .select({
      member: teamMembers,
      person: {
        firstName: users.firstName,
        lastName: users.lastName,
        mobile: users.mobile,
        imageFileId: users.imageFileId,
      },
      profile: { ratingSum: providers.ratingSum, ratingCount: providers.ratingCount },
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.memberId))
    .innerJoin(providers, eq(providers.userId, teamMembers.memberId))
    .where(and(eq(teamMembers.companyId, companyId), isSeenBy(userId, place)))
    .orderBy(asc(teamMembers.id));
}

function isSeenBy(userId: number, place: TeamPlace): SQL | undefined {
  if (place === 'company') return ne(teamMembers.state, 'ended');
  const own = eq(teamMembers.memberId, userId);
  const seen = place === 'supervisor' ? or(own, eq(teamMembers.supervisorId, userId)) : own;
  return and(eq(teamMembers.state, 'active'), seen);
}

/** A row by its number, locked: a transaction that hands its member a work meanwhile waits. Throws not-found. */
export async function lockMember(transaction: Transaction, memberRowId: number): Promise<MemberRow> {
  const [member] = await transaction.select().from(teamMembers).where(eq(teamMembers.id, memberRowId)).for('update');
  if (!member || member.state === 'ended') throw new CallError('not-found');
  return member;
}

/** A member of a company's team, who cannot leave it before the transaction ends. Null for anybody else. */
export async function lockActiveMember(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<MemberRow | null> {
  const isMeant = and(
    eq(teamMembers.companyId, companyId),
    eq(teamMembers.memberId, userId),
    eq(teamMembers.state, 'active'),
  );
  const [member = null] = await transaction.select().from(teamMembers).where(isMeant).for('share');
  return member;
}

/** The supervisor of a worker in a company's team; null without one. */
export async function findLeader(executor: Executor, companyId: number, userId: number): Promise<number | null> {
  const leader = alias(teamMembers, 'leader');
  const isLed = and(
    eq(teamMembers.memberId, userId),
    eq(teamMembers.companyId, companyId),
    eq(teamMembers.state, 'active'),
  );
  const leads = and(
    eq(leader.memberId, teamMembers.supervisorId),
    eq(leader.companyId, teamMembers.companyId),
    eq(leader.state, 'active'),
    eq(leader.isSupervisor, true),
  );
  const [found] = await executor
    .select({ userId: leader.memberId })
    .from(teamMembers)
    .innerJoin(leader, leads)
    .where(isLed);
  return found?.userId ?? null;
}

/** The open works handed to each of a company's people. */
export async function countOpenWork(
  executor: Executor,
  companyId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await executor
    .select({ userId: sql<number>`${tasks.assigneeId}`.mapWith(Number), openCount: count() })
    .from(tasks)
    .where(
      and(
        inArray(tasks.assigneeId, [...userIds]),
        eq(tasks.providerId, companyId),
        inArray(
          tasks.state,
          listStates((state) => !isOver(state)),
        ),
      ),
    )
    .groupBy(tasks.assigneeId);
  return new Map(rows.map(({ userId, openCount }) => [userId, openCount]));
}

/** The name under which a company works. */
export async function readCompanyName(executor: Executor, companyId: number): Promise<string> {
  const [company] = await executor
    .select({ name: providers.merchantName })
    .from(providers)
    .where(eq(providers.userId, companyId));
  return company?.name ?? '';
}
