import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '../ports/database';
import { cityProviders, providers, teamMembers } from '../schema';
import { comesTo, isOfCity, isHere, whoServes, type CityService, type Place, type Wanted } from './who-serves';

/** A member's place of service: a place, or anywhere in a city. */
export type MemberSearch = (Place | CityService) & Partial<Wanted>;

const memberWeeks = alias(cityProviders, 'member_weeks');
const memberProfiles = alias(providers, 'member_profiles');

/**
 * Members of a company's team who serve the search, as a table that is joined beside the company; empty without such a
 * team.
 */
export function selectMembers(executor: Executor, companyId: SQLWrapper, search: MemberSearch) {
  const isMeant =
    'locationId' in search
      ? and(isHere(executor, search, memberWeeks), comesTo(executor, teamMembers.memberId, search.locationId))
      : isOfCity(search, memberWeeks);
  return executor
    .select({ personId: memberWeeks.userId, weekHours: memberWeeks.weekHours })
    .from(teamMembers)
    .innerJoin(memberWeeks, eq(memberWeeks.userId, teamMembers.memberId))
    .innerJoin(memberProfiles, eq(memberProfiles.userId, teamMembers.memberId))
    .where(
      and(
        eq(teamMembers.companyId, companyId),
        eq(teamMembers.state, 'active'),
        isMeant,
        ...whoServes(search, memberProfiles),
      ),
    )
    .as('member');
}

/** The company that somebody is, if it has a team, or belongs to. */
export function selectTeamOf(executor: Executor, userId: SQLWrapper) {
  const { companyId, memberId, state } = teamMembers;
  return executor
    .select({ companyId })
    .from(teamMembers)
    .where(and(or(eq(companyId, userId), eq(memberId, userId)), eq(state, 'active')))
    .limit(1);
}

export type Members = ReturnType<typeof selectMembers>;

/** A person whose time an order takes: a member of a company's team, or a single provider. */
export interface Person {
  readonly userId: SQLWrapper;
  /** The provider of the order; their days off are nobody's work. */
  readonly providerId: SQLWrapper;
}

export interface WorkingPerson extends Person {
  /** The hours of both the member and the provider. */
  readonly weekHours: SQL<string>;
}

/**
 * The people who would come for a provider, of a row to which `selectMembers` was joined by LEFT JOIN. They are the
 * members of the team, or the provider where nobody of a team serves it.
 */
export function toPerson(
  provider: { readonly userId: SQLWrapper; readonly weekHours: SQLWrapper },
  member: Members,
): WorkingPerson {
  return {
    userId: sql`coalesce(${member.personId}, ${provider.userId})`,
    providerId: provider.userId,
    weekHours: sql<string>`(${provider.weekHours} & coalesce(${member.weekHours}, ${provider.weekHours}))`,
  };
}

/** One row, to which members are joined where there is no row of the provider's own. */
export const ONCE = sql`(VALUES (1)) AS once`;
