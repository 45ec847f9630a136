import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { MemberState } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { providers } from './providers';

/**
 * The members of a company's team, and the people asked to join. A row that ended stays: it says who was there when a
 * work was handed on.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => providers.userId),
    memberId: integer()
      .notNull()
      .references(() => providers.userId),
    /** Leads some of the others; from the member's role when they were invited. */
    isSupervisor: boolean().notNull(),
    /** The supervisor of this member, one of the same team; null for nobody but the company. */
    supervisorId: integer().references(() => providers.userId),
    state: text().$type<MemberState>().notNull(),
    invitedAt: instant().notNull(),
    joinedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    // Nobody belongs to two companies at a time.
    uniqueIndex('team_members_one_company')
      .on(table.memberId)
      .where(sql`${table.state} = 'active'`),
    uniqueIndex('team_members_asked_once')
      .on(table.companyId, table.memberId)
      .where(sql`${table.state} <> 'ended'`),
    index().on(table.companyId, table.id),
    index().on(table.memberId),
    index().on(table.supervisorId),
    check('team_members_others', sql`${table.companyId} <> ${table.memberId}`),
  ],
);
