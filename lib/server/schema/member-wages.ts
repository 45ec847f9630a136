import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';

import { id, instant, rials } from './columns';
import { providers } from './providers';

/**
 * What a company pays a member a job, a row a change. A job has the row that held when it began, so a later change
 * leaves what is earned. Without a percent and a sum nothing is agreed here any more.
 */
export const memberWages = pgTable(
  'member_wages',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => providers.userId),
    memberId: integer()
      .notNull()
      .references(() => providers.userId),
    /** Of what the company gets after commission. */
    percent: integer(),
    jobRials: rials(),
    since: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.since),
    index().on(table.memberId),
    check('member_wages_one', sql`num_nonnulls(${table.percent}, ${table.jobRials}) <= 1`),
  ],
);
